import { Group, Progress, Text } from "@mantine/core";
import { formatPercent } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";

interface GoalProgressProps {
  /** Whose progress it is, for screen readers. */
  readonly label: string;
  /** In percent. */
  readonly progress: number;
}

/** The progress of a goal or of a key result, as a bar and in figures. */
export function GoalProgress({ label, progress }: GoalProgressProps) {
  return (
    <Group gap="xs" wrap="nowrap" miw={130}>
      <Progress
        value={progress}
        color={progress === 100 ? "teal" : undefined}
        aria-label={t`Progress: ${label}`}
        flex={1}
        miw={56}
      />
      <Text size="sm" component="span" w={48} ta="right">
        {formatPercent(progress, 0)}
      </Text>
    </Group>
  );
}
