import { Alert, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Icon } from "../../../components/icon.tsx";
import { t } from "../../../messages/t.ts";
import { WeekStatusBadge } from "../week-status.tsx";
import type { PersonWeek } from "../weekly-report.ts";
import { WeekActions } from "./week-actions.tsx";
import { WeekFigures, WhyLess } from "./week-figures.tsx";
import { submissionQuery, type WeekOf } from "./week-queries.ts";
import type { WorkingDays } from "./working-days.ts";

interface WeekStandingProps {
  readonly week: WeekOf;
  /** Null if the person is not employed in the week. */
  readonly standing: PersonWeek | null;
  readonly today: string;
  /** The expected time of each day, once it is loaded. */
  readonly workingDays: WorkingDays | undefined;
}

/** The status, hours, comments and actions of a week. */
export function WeekStanding({ week, standing, today, workingDays }: WeekStandingProps) {
  const { data: submission = null } = useQuery({
    ...submissionQuery(week),
    enabled: typeof standing?.timesheet_submission_id === "string",
  });
  if (standing === null) {
    return (
      <Text size="sm" c="dimmed">
        {t("No time is expected: the employment does not reach into this week.")}
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
          title={isRejected ? t("Reason for the rejection") : t("Explanation")}
        >
          {explanation}
        </Alert>
      ) : null}
    </Stack>
  );
}
