import { Group, Stack, Text } from "@mantine/core";
import type { ShowProps } from "../../../fields/field-ui.ts";
import { t } from "../../../messages/t.ts";
import { GoalProgress } from "./goal-progress.tsx";
import { type KeyResult, valueInWords } from "./key-result.ts";

function Result({ result }: { readonly result: KeyResult }) {
  const { title, start_value, target_value, current_value, weight, progress } = result;
  const current = valueInWords(result, current_value ?? start_value);
  const course =
    result.metric === "boolean"
      ? current
      : t`${current} now, from ${valueInWords(result, start_value)} to ${valueInWords(result, target_value)}`;
  return (
    <Group component="li" justify="space-between" gap="sm">
      <div style={{ flex: "1 1 240px" }}>
        <Text size="sm" fw={500}>
          {title}
        </Text>
        <Text size="sm" c="dimmed">
          {weight === 1 ? course : t`${course} · weight ${weight}`}
        </Text>
      </div>
      <div style={{ flex: "1 1 160px" }}>
        <GoalProgress label={title} progress={progress ?? 0} />
      </div>
    </Group>
  );
}

/** The key results of a goal, each with its course and its progress. */
export function KeyResultList({ value }: ShowProps) {
  return (
    <Stack gap="md" component="ul" m={0} p={0} style={{ listStyle: "none" }}>
      {(value as readonly KeyResult[]).map((result) => (
        <Result key={result.id} result={result} />
      ))}
    </Stack>
  );
}
