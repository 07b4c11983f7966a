import { Button, Group, SegmentedControl, Stack, Text } from "@mantine/core";
import { callGetter } from "../../api/records.ts";
import { download, type ExportedFile } from "../../components/download.ts";
import { FormModal } from "../../components/form-dialogs.tsx";
import { Icon } from "../../components/icon.tsx";
import { notifyDone } from "../../components/notify.tsx";
import { Problem } from "../../components/problem.tsx";
import { useApiForm } from "../../components/use-api-form.ts";
import { DateInput } from "../../fields/date-input.tsx";
import { useReportPeriod } from "../../figures/period/report-periods.ts";
import { plural, t } from "../../messages/t.ts";
import type { EmployeeExportProps } from "./employee-export.tsx";

/** The values of the form. The period is a pair of days, or the text that was typed. */
interface Chosen extends Record<string, unknown> {
  readonly format: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** Chooses the format and the period of an export of employees. */
export default function ExportDialog({
  query,
  onClose,
}: EmployeeExportProps & { readonly onClose: () => void }) {
  const period = useReportPeriod("employees/export", undefined);
  const { form, problem, isBusy, isUnsaved, onSubmit } = useApiForm<Chosen>(
    { format: "xlsx", ...period },
    async ({ format, from, to }) => {
      const days = [from, to].filter((day) => day !== null);
      const date = days.length > 0 ? days.join(",") : undefined;
      const { data } = await callGetter<ExportedFile>("employees", "export", { ...query, format, date });
      download(data);
      notifyDone(plural(data.rows ?? 0, "A file with # row", "A file with # rows"));
      onClose();
    },
  );
  return (
    <FormModal onClose={onClose} isUnsaved={isUnsaved} title={t("Export employees")}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {t(
              "Everybody who was employed in the period and matches the search and the filters of the list. With one date: that day. Without a period: the last full month.",
            )}
          </Text>
          <Problem text={problem} />
          <SegmentedControl
            aria-label={t("Format")}
            data={[
              { value: "xlsx", label: "Excel" },
              { value: "csv", label: "CSV" },
            ]}
            {...form.getInputProps("format")}
          />
          <Group grow>
            <DateInput
              label={t("From")}
              name="from"
              {...form.getInputProps("from")}
              value={form.values.from}
            />
            <DateInput label={t("To")} name="to" {...form.getInputProps("to")} value={form.values.to} />
          </Group>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t("Cancel")}
            </Button>
            <Button type="submit" loading={isBusy} leftSection={<Icon name="download" size={16} />}>
              {t("Export")}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  );
}
