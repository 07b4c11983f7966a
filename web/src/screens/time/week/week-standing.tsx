import { Alert, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Icon } from "../../../components/icon.tsx";
import { WeekStatusBadge } from "../week-status.tsx";
import type { PersonWeek } from "../weekly-report.ts";
import { WeekActions } from "./week-actions.tsx";
import { WeekFigures, WhyLess } from "./week-figures.tsx";
import { submissionQuery, type WeekOf } from "./week-queries.ts";
import type { WorkingDays } from "./working-days.ts";

interface WeekStandingProps {
  readonly week: WeekOf;
  /** Null outside the employment. */
  readonly standing: PersonWeek | null;
  readonly today: string;
  /** What is expected of each day, as soon as it is known. */
  readonly workingDays: WorkingDays | undefined;
}

/** Where a week stands: its status, its hours, what was said to it, what can be done with it. */
export function WeekStanding({ week, standing, today, workingDays }: WeekStandingProps) {
  const { data: submission = null } = useQuery({
    ...submissionQuery(week),
    enabled: typeof standing?.timesheet_submission_id === "string",
  });
  if (standing === null) {
    return (
      <Text size="sm" c="dimmed">
        No time is expected: the employment does not reach into this week.
      </Text>
    );
  }
  const explanation = submission?.attributes.status_explanation;
  const isRejected = standing.status === "rejected";
  return (
    <Stack gap="md">
      <Group justify="space-between" align="center">
        <Group gap="lg">
          <WeekStatusBadge status={standing.status} />
          <WeekFigures standing={standing} />
        </Group>
        <WeekActions week={week} standing={standing} submission={submission} today={today} />
      </Group>
      <WhyLess standing={standing} days={workingDays} />
      {explanation ? (
        <Alert
          color={isRejected ? "red" : "gray"}
          variant="light"
          icon={<Icon name="notes" />}
          title={isRejected ? "Why it was rejected" : "What was said to it"}
        >
          {explanation}
        </Alert>
      ) : null}
    </Stack>
  );
}
