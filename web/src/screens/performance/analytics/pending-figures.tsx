import { Anchor, Group, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Panel } from "../../../components/panel.tsx";
import { formatNumber } from "../../../format/numbers.ts";
import { plural, t } from "../../../messages/t.ts";
import type { PerformanceReport } from "./performance-report.ts";

interface PendingFiguresProps {
  readonly people: PerformanceReport["pending_assignees"];
}

/** Who has yet to submit responses, with a link to the reviews that await them. */
export function PendingFigures({ people }: PendingFiguresProps) {
  return (
    <Panel
      title={t("Awaited responses")}
      note={people.length === 0 ? t("Everybody has submitted their responses.") : undefined}
    >
      <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: "none" }}>
        {people.map(({ employee_id, name, count, overdue }) => (
          <Group key={employee_id} component="li" justify="space-between">
            <Anchor
              component={Link}
              to="/performance/reviews"
              search={{ view: "all", pending_assignee_id: employee_id, status: "in_progress" } as never}
              size="sm"
            >
              {name}
            </Anchor>
            <Text size="sm">
              {overdue === 0
                ? formatNumber(count, 0)
                : plural(overdue, "{0}, # overdue", "{0}, # overdue", formatNumber(count, 0))}
            </Text>
          </Group>
        ))}
      </Stack>
    </Panel>
  );
}
