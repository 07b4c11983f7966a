import { Stack } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { createRecord } from "../../api/records.ts";
import { FormButtons } from "../../components/form-buttons.tsx";
import { FormModal } from "../../components/form-dialogs.tsx";
import { notifyDone } from "../../components/notify.tsx";
import { Problem } from "../../components/problem.tsx";
import { useApiForm } from "../../components/use-api-form.ts";
import { fieldOf } from "../../declare/resource-ui.ts";
import { FieldInput } from "../../fields/inputs/index.tsx";
import { t } from "../../messages/t.ts";
import type { AskedReport } from "./report-query.ts";
import { savedReportUi } from "./saved-report-ui.tsx";

interface SaveDialogProps {
  readonly asked: AskedReport;
  /** The name that is suggested. */
  readonly name: string;
  readonly onClose: () => void;
}

const NAMES = ["name", "period", "schedule", "weekday", "month_day", "format"] as const;

/** Saves a report as it is shown, and says when it is sent by mail. */
export function SaveDialog({ asked, name, onClose }: SaveDialogProps) {
  const client = useQueryClient();
  const initial: Record<string, unknown> = {
    ...{ name, period: asked.period, schedule: null, weekday: 1, month_day: 1, format: "xlsx" },
  };
  const { form, problem, isBusy, onSubmit } = useApiForm(
    initial,
    async ({ weekday, month_day, ...values }) => {
      await createRecord("saved-reports", {
        ...values,
        report: asked.report,
        parameters: asked.parameters,
        ...(values.schedule === "weekly" ? { weekday } : {}),
        ...(values.schedule === "monthly" ? { month_day } : {}),
      });
      await client.invalidateQueries({ queryKey: ["saved-reports"] });
      notifyDone(
        values.schedule === null ? t("Saved the report") : t("Saved the report; it will be sent to you"),
      );
      onClose();
    },
  );
  const values = form.getValues();
  const fields = NAMES.map((one) => fieldOf(savedReportUi, one)).filter(
    ({ name: of, isOffered }) =>
      (isOffered?.(values) ?? true) && !(of === "period" && asked.parameters.date !== undefined),
  );
  return (
    <FormModal title={t("Save or mail the report")} onClose={onClose}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <Problem text={problem?.text ?? null} />
          {fields.map((field, place) => (
            <FieldInput
              key={field.name}
              field={field}
              value={values[field.name] ?? null}
              values={values}
              onChange={(value) => form.setFieldValue(field.name, value)}
              error={form.errors[field.name] as string | undefined}
              isFirst={place === 0}
            />
          ))}
          <FormButtons isBusy={isBusy} isDirty onCancel={onClose} />
        </Stack>
      </form>
    </FormModal>
  );
}
