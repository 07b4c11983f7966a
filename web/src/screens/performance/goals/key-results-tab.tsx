import { Group, Stack, Text } from "@mantine/core";
import { Panel } from "../../../components/panel.tsx";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { FieldValue } from "../../../fields/index.tsx";
import { formatPercent } from "../../../format/numbers.ts";
import { formatDateTime } from "../../../format/times.ts";
import { t } from "../../../messages/t.ts";
import { EditableSection } from "../../../records/editable-section.tsx";
import { Confidence } from "./goal-status.tsx";
import { valueInWords } from "./key-result.ts";

const LIST = { listStyle: "none" } as const;

/** The key results of a goal with their progress, and the check-ins, newest first. */
export function KeyResultsTab({ ui, record }: RecordViewProps<"goals">) {
  const { key_results, check_ins } = record.attributes;
  const titleOf = (id: string | null) => key_results.find((result) => result.id === id)?.title;
  return (
    <>
      <EditableSection
        ui={ui}
        record={record}
        section={{
          title: t("Progress"),
          note:
            key_results.length === 0
              ? t("Without key results, the progress follows from the goals below or from check-ins.")
              : undefined,
          fields: ["key_results"],
        }}
      />
      <Panel
        title={t("Check-ins")}
        note={check_ins.length === 0 ? t("Nobody has checked in yet.") : undefined}
      >
        <Stack gap="md" component="ul" m={0} p={0} style={LIST}>
          {check_ins.map(({ at, employee_id, key_result_id, value, confidence, note, progress }) => {
            const result = key_results.find(({ id }) => id === key_result_id);
            return (
              <Stack key={`${at} ${key_result_id}`} component="li" gap={2}>
                <Group gap="xs">
                  <Text size="sm" c="dimmed">
                    {formatDateTime(at)}
                  </Text>
                  {employee_id && (
                    <FieldValue
                      field={{ name: "employee_id", label: t("By"), type: "employee", resource: "employees" }}
                      value={employee_id}
                    />
                  )}
                  <Confidence confidence={confidence} />
                  <Text size="sm" fw={600}>
                    {formatPercent(progress, 0)}
                  </Text>
                </Group>
                {value !== null && result && (
                  <Text size="sm">{`${titleOf(key_result_id)}: ${valueInWords(result, value)}`}</Text>
                )}
                {note && (
                  <Text size="sm" style={{ whiteSpace: "pre-wrap" }}>
                    {note}
                  </Text>
                )}
              </Stack>
            );
          })}
        </Stack>
      </Panel>
    </>
  );
}
