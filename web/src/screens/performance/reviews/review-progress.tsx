import { Group, Progress, Text } from "@mantine/core";
import { t } from "../../../messages/t.ts";

interface ReviewProgressProps {
  readonly submitted: number;
  readonly expected: number;
}

/** How many of the reviewers have submitted, as a bar and in words. */
export function ReviewProgress({ submitted, expected }: ReviewProgressProps) {
  const words = t`${submitted} of ${expected}`;
  return (
    <Group gap="xs" wrap="nowrap" miw={110}>
      <Progress
        value={expected === 0 ? 0 : (submitted / expected) * 100}
        color={submitted === expected ? "teal" : undefined}
        aria-label={t`Responses: ${words}`}
        flex={1}
        miw={48}
      />
      <Text size="sm" component="span" style={{ whiteSpace: "nowrap" }}>
        {words}
      </Text>
    </Group>
  );
}
