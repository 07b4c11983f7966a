import { Group, Stack, Text } from "@mantine/core";
import { Panel } from "../../../components/panel.tsx";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { FieldValue } from "../../../fields/index.tsx";
import { formatPercent } from "../../../format/numbers.ts";
import { formatDateTime } from "../../../format/times.ts";
import { EditableSection } from "../../../records/editable-section.tsx";
import { GoalProgress } from "./goal-progress.tsx";
import { Confidence } from "./goal-status.tsx";
import { type KeyResult, valueInWords } from "./key-result.ts";

function Result({ result }: { readonly result: KeyResult }) {
  const { title, start_value, target_value, current_value, weight, progress } = result;
  const current = valueInWords(result, current_value ?? start_value);
  const course =
    result.metric === "boolean"
      ? current
      : `${current} now, from ${valueInWords(result, start_value)} to ${valueInWords(result, target_value)}`;
  return (
    <Group component="li" justify="space-between" gap="sm">
      <div style={{ flex: "1 1 240px" }}>
        <Text size="sm" fw={500}>
          {title}
        </Text>
        <Text size="sm" c="dimmed">
          {weight === 1 ? course : `${course} · weight ${weight}`}
        </Text>
      </div>
      <div style={{ flex: "1 1 160px" }}>
        <GoalProgress label={title} progress={progress ?? 0} />
      </div>
    </Group>
  );
}

const LIST = { listStyle: "none" } as const;

/** The key results of a goal with their progress, and the check-ins, newest first. */
export function KeyResultsTab({ ui, record }: RecordViewProps<"goals">) {
  const { key_results, check_ins } = record.attributes;
  const titleOf = (id: string | null) => key_results.find((result) => result.id === id)?.title;
  return (
    <>
      <Panel
        title="Progress"
        note={
          key_results.length === 0
            ? "It has no key results; its progress follows from the goals below or from check-ins."
            : undefined
        }
      >
        <Stack gap="md" component="ul" m={0} p={0} style={LIST}>
          {key_results.map((result) => (
            <Result key={result.id} result={result} />
          ))}
        </Stack>
      </Panel>
      <EditableSection
        ui={ui}
        record={record}
        section={{ title: "Change the key results", fields: ["key_results"] }}
      />
      <Panel title="Check-ins" note={check_ins.length === 0 ? "Nobody has checked in yet." : undefined}>
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
                      field={{ name: "employee_id", label: "By", type: "employee", resource: "employees" }}
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
