import { Button, Paper, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { recordQuery } from "../../../api/queries.ts";
import { EmptyState } from "../../../components/empty-state.tsx";
import { Page } from "../../../components/page.tsx";
import { recordLabel } from "../../../declare/record-label.ts";
import { isDay, startOfWeek } from "../../../format/calendar.ts";
import { todayIn } from "../../../format/dates.ts";
import { t } from "../../../messages/t.ts";
import { useSession } from "../../../session/session.ts";
import { useWorkspaceSettings } from "../../../session/workspace-settings.ts";
import { useCellEdits } from "./use-cell-edits.ts";
import { Week } from "./week.tsx";
import { WeekBar } from "./week-bar.tsx";

/** A week of an employee, by default the person's own, with the time by project, task and day. */
export default function MyWeek() {
  const session = useSession();
  const given = useSearch({ strict: false }) as { employee?: string; week?: string };
  const employeeId = given.employee ?? session.employee_id;
  if (employeeId === null) {
    return (
      <Page title={t("My week")}>
        <EmptyState
          icon="clock"
          title={t("You have no week of your own")}
          text={t("Your account belongs to no employee, so no time is expected of you.")}
          action={
            <Button component={Link} to="/time/entries" variant="light">
              {t("Time entries")}
            </Button>
          }
        />
      </Page>
    );
  }
  return <PersonWeekScreen key={employeeId} employeeId={employeeId} day={given.week} />;
}

interface PersonWeekScreenProps {
  readonly employeeId: string;
  /** A day of the shown week; default: today. */
  readonly day: string | undefined;
}

function PersonWeekScreen({ employeeId, day }: PersonWeekScreenProps) {
  const { workspace, employee_id: own } = useSession();
  const { week_starts_on } = useWorkspaceSettings();
  const given = useSearch({ strict: false });
  const navigate = useNavigate();
  const today = todayIn(workspace.timezone);
  const startsOn = Number(week_starts_on);
  const start = startOfWeek(day && isDay(day) ? day : today, startsOn);
  const week = { employeeId, start };
  const edits = useCellEdits(week);
  const isOwn = employeeId === own;
  const { data: person, error } = useQuery({
    ...recordQuery("employees", employeeId),
    enabled: !isOwn,
  });
  // The layout of the screens shows errors in the URL.
  if (error && !person) throw error;
  return (
    <Page title={isOwn ? t("My week") : person ? t`Week of ${recordLabel(person.record)}` : t("Week")}>
      <Paper withBorder p={{ base: "sm", sm: "md" }} style={{ borderColor: "var(--bureau-line)" }}>
        <Stack gap="md">
          <WeekBar
            start={start}
            today={today}
            startsOn={startsOn}
            onChange={(next) =>
              void navigate({
                to: ".",
                search: {
                  ...given,
                  week: next === startOfWeek(today, startsOn) ? undefined : next,
                } as never,
              })
            }
          />
          <Week key={start} week={week} today={today} edits={edits} />
        </Stack>
      </Paper>
    </Page>
  );
}
