import { Button, Group, Select, Switch, Text } from "@mantine/core";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { messageOf } from "../../../api/failure.ts";
import { callGetter, type Query } from "../../../api/records.ts";
import { EmptyState } from "../../../components/empty-state.tsx";
import { Page } from "../../../components/page.tsx";
import { Pages } from "../../../components/pages.tsx";
import { Problem } from "../../../components/problem.tsx";
import { TableSkeleton } from "../../../components/skeletons.tsx";
import { Stepper } from "../../../components/stepper.tsx";
import { useScreenSearch } from "../../../components/use-screen-search.ts";
import { endOfMonth, isDay, startOfMonth } from "../../../format/calendar.ts";
import { formatMonthOfYear, todayIn } from "../../../format/dates.ts";
import { byName } from "../../../format/names.ts";
import { t } from "../../../messages/t.ts";
import { useSession } from "../../../session/session.ts";
import type { Absence } from "./absence.ts";
import { KindLegend } from "./kind-mark.tsx";
import { useLeaveKinds } from "./leave-kinds.ts";
import { MonthGrid, type PublicHoliday, type TeamMember } from "./month-grid.tsx";
import { useTeamMembers, useTeams } from "./team-query.ts";

interface TeamCalendar {
  readonly absences: readonly Absence[];
  readonly public_holidays: readonly PublicHoliday[];
}

const calendarQuery = (query: Query) =>
  queryOptions({
    queryKey: ["holidays", "team-calendar", query],
    queryFn: async () => (await callGetter<TeamCalendar>("holidays", "team-calendar", query)).data,
  });

/** The employees who are away, by name. */
function awayOf(absences: readonly Absence[]): TeamMember[] {
  const names = new Map(absences.map(({ employee_id, name }) => [employee_id, name]));
  return [...names]
    .map(([id, name]) => ({ id, name, absences: absences.filter(({ employee_id }) => employee_id === id) }))
    .sort((one, other) => byName(one.name, other.name));
}

/** The absences of a month, for everybody, the own team, one's reports or a department. */
export default function TeamCalendarScreen() {
  const { workspace } = useSession();
  const [given, change] = useScreenSearch();
  const today = todayIn(workspace.timezone);
  const present = startOfMonth(today);
  const month = given.month && isDay(`${given.month}-01`) ? `${given.month}-01` : present;
  const page = Number(given.page) > 0 ? Math.floor(Number(given.page)) : 1;
  const isOnlyAway = given.show === "away";
  const { teams, team, managerId, departmentId } = useTeams(given.team);
  const { data, error } = useQuery(
    calendarQuery({
      date: `${month},${endOfMonth(month)}`,
      department_id: departmentId,
      manager_employee_id: managerId,
    }),
  );
  const everybody = useTeamMembers({ managerId, departmentId }, endOfMonth(month), page);
  const kindOf = useLeaveKinds(month, endOfMonth(month));
  const absences = data?.absences ?? [];
  const away = awayOf(absences);
  const members = isOnlyAway
    ? away
    : everybody.members?.map(
        (member): TeamMember => away.find(({ id }) => id === member.id) ?? { ...member, absences: [] },
      );
  const kinds = [...new Map(absences.map(kindOf).map((kind) => [kind.label, kind])).values()];
  const title = formatMonthOfYear(month);
  const goTo = (day: string) => change({ month: day === present ? undefined : day.slice(0, 7) });
  const problem = error ?? everybody.error;
  return (
    <Page
      title={t("Team calendar")}
      note={t(
        "Approved leave and public holidays. You see the type of leave for yourself and for the people you manage.",
      )}
    >
      <Group justify="space-between" mb="md">
        <Group gap="xs">
          <Stepper
            before={{ label: t("Previous month"), go: () => goTo(startOfMonth(month, -1)) }}
            after={{ label: t("Next month"), go: () => goTo(startOfMonth(month, 1)) }}
          />
          <Text fw={600} miw={150} aria-live="polite">
            {title}
          </Text>
          <Button variant="subtle" onClick={() => goTo(present)}>
            {t("Today")}
          </Button>
        </Group>
        <Group gap="md">
          <Switch
            label={t("Only who is away")}
            checked={isOnlyAway}
            onChange={(event) =>
              change({ show: event.currentTarget.checked ? "away" : undefined, page: undefined })
            }
          />
          <Select
            aria-label={t("Whose leave")}
            data={teams}
            value={team}
            onChange={(value) => change({ team: value || undefined, page: undefined })}
            allowDeselect={false}
            searchable
          />
        </Group>
      </Group>
      {problem && <Problem text={messageOf(problem)} />}
      {(!data || !members) && !problem && <TableSkeleton />}
      {data && members && members.length > 0 && (
        <>
          <MonthGrid {...{ month, today, members, kindOf }} publicHolidays={data.public_holidays} />
          {kinds.length > 0 && <KindLegend kinds={kinds} />}
        </>
      )}
      {!isOnlyAway && (
        <Pages
          page={Math.min(page, everybody.last)}
          last={everybody.last}
          label={t("The team")}
          onPage={(next) => change({ page: next === 1 ? undefined : String(next) })}
        />
      )}
      {data && absences.length === 0 && (
        <EmptyState icon="beach" title={t("Nobody is away")} text={t`No approved leave in ${title}.`} />
      )}
    </Page>
  );
}
