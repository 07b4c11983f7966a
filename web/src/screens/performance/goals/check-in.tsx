import { Button, Group, Select, Stack } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type ApiRecord, runAction } from "../../../api/records.ts";
import { FormModal } from "../../../components/form-dialogs.tsx";
import { Icon } from "../../../components/icon.tsx";
import { notifyDone } from "../../../components/notify.tsx";
import { Problem } from "../../../components/problem.tsx";
import { useApiForm } from "../../../components/use-api-form.ts";
import { isOpen } from "../../../declare/action-ui.ts";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import type { UiField } from "../../../declare/resource-ui.ts";
import { FieldInput } from "../../../fields/inputs/index.tsx";
import { t } from "../../../messages/t.ts";
import { CONFIDENCE_LABELS } from "./goal-status.tsx";
import { goalUi } from "./goal-ui.tsx";
import type { KeyResult } from "./key-result.ts";

const PARAMETERS = goalUi.metadata.actions["check-in"]!.parameters;

interface CheckInFormProps {
  readonly goal: ApiRecord<"goals">;
  readonly hasParts: boolean;
  readonly onClose: () => void;
}

/** The initial values: those of the first key result, which is what most check-ins report. */
const startOf = (
  results: readonly KeyResult[],
  goal: ApiRecord<"goals">["attributes"],
  hasParts: boolean,
) => ({
  key_result_id: results[0]?.id ?? null,
  current_value: results[0]?.current_value ?? null,
  manual_progress: results.length === 0 && !hasParts ? goal.manual_progress : null,
  confidence: goal.confidence as unknown,
  note: null as unknown,
});

function CheckInForm({ goal, hasParts, onClose }: CheckInFormProps) {
  const client = useQueryClient();
  const { attributes } = goal;
  const results = attributes.key_results;
  const isManual = results.length === 0 && !hasParts;
  const { form, problem, isBusy, onSubmit } = useApiForm<Record<string, unknown>>(
    startOf(results, attributes, hasParts),
    async (values) => {
      const given = Object.entries(values).filter(([, value]) => value !== null);
      await runAction("goals", goal.id, "check-in", Object.fromEntries(given));
      await client.invalidateQueries();
      notifyDone(t("Checked in"));
      onClose();
    },
  );
  const { values, errors } = form;
  const result = results.find(({ id }) => id === values.key_result_id);
  const input = (name: string, override: Partial<UiField>) => (
    <FieldInput
      field={{ ...(PARAMETERS[name] as UiField), hint: undefined, ...override }}
      value={values[name]}
      error={errors[name] as string | undefined}
      onChange={(value) => form.setFieldValue(name, value)}
    />
  );
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <Problem text={problem} />
        {results.length > 0 && (
          <Select
            label={t("Key result")}
            data={results.map(({ id, title }) => ({ value: id!, label: title }))}
            value={values.key_result_id as string}
            allowDeselect={false}
            onChange={(id) => {
              const chosen = results.find((one) => one.id === id);
              form.setFieldValue("key_result_id", id);
              form.setFieldValue("current_value", chosen?.current_value ?? null);
            }}
          />
        )}
        {result?.metric === "boolean" ? (
          <Select
            label={t("Done?")}
            data={[
              { value: "0", label: t("Not done") },
              { value: "1", label: t("Done") },
            ]}
            value={String(values.current_value ?? 0)}
            allowDeselect={false}
            onChange={(value) => form.setFieldValue("current_value", Number(value))}
          />
        ) : (
          result && input("current_value", { label: t("Value now"), unit: result.unit ?? undefined })
        )}
        {isManual && input("manual_progress", { label: t("Progress"), type: "percent" })}
        {input("confidence", { label: t("How confident are you?"), optionLabels: CONFIDENCE_LABELS })}
        {input("note", { label: t("Note") })}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t("Check in")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The button and dialog of a check-in: it opens with the present values, so that two clicks confirm them. */
export function CheckIn({ record }: RecordViewProps<"goals">) {
  const [isAsking, setAsking] = useState(false);
  if (!isOpen(record, "check-in")) return null;
  const children = record.relationships?.children as readonly ApiRecord[] | undefined;
  return (
    <>
      <Button leftSection={<Icon name="check" size={16} />} onClick={() => setAsking(true)}>
        {t("Check in")}
      </Button>
      {isAsking && (
        <FormModal onClose={() => setAsking(false)} title={t`Check in on ${record.attributes.title}`}>
          <CheckInForm
            goal={record}
            hasParts={(children ?? []).length > 0}
            onClose={() => setAsking(false)}
          />
        </FormModal>
      )}
    </>
  );
}
