import { Button, Group, Select, Text } from "@mantine/core";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "../../api/failure.ts";
import { optionsQuery } from "../../api/queries.ts";
import { callGetter, type Query } from "../../api/records.ts";
import { EmptyState } from "../../components/empty-state.tsx";
import { Page } from "../../components/page.tsx";
import { Problem } from "../../components/problem.tsx";
import { TableSkeleton } from "../../components/skeletons.tsx";
import { Stepper } from "../../components/stepper.tsx";
import { optionOf } from "../../fields/reference-options.ts";
import { endOfMonth, startOfMonth } from "../../format/calendar.ts";
import { formatMonthOfYear, todayIn } from "../../format/dates.ts";
import { useSession } from "../../session/session.ts";
import { type Absence, MonthGrid, type PublicHoliday } from "./month-grid.tsx";

interface TeamCalendar {
  readonly absences: readonly Absence[];
  readonly public_holidays: readonly PublicHoliday[];
}

const calendarQuery = (query: Query) =>
  queryOptions({
    queryKey: ["holidays", "team-calendar", query],
    queryFn: async () => (await callGetter<TeamCalendar>("holidays", "team-calendar", query)).data,
  });

/** Who is away when: a month at a time, of everybody or of a department. */
export default function TeamCalendarScreen() {
  const { workspace, employee_id } = useSession();
  const today = todayIn(workspace.timezone);
  const [month, setMonth] = useState(startOfMonth(today));
  const [team, setTeam] = useState<string>("");
  const { data: departments } = useQuery(optionsQuery("departments"));
  const { data, error } = useQuery(
    calendarQuery({
      date: `${month},${endOfMonth(month)}`,
      department_id: team === "" || team === "mine" ? undefined : team,
      manager_employee_id: team === "mine" ? (employee_id ?? undefined) : undefined,
    }),
  );
  const title = formatMonthOfYear(month);
  const teams = [
    { value: "", label: "Everybody" },
    ...(employee_id === null ? [] : [{ value: "mine", label: "My reports" }]),
    ...(departments?.data.map(optionOf) ?? []),
  ];
  return (
    <Page title="Team calendar" note="Approved leave of everybody, and public holidays.">
      <Group justify="space-between" mb="md">
        <Group gap="xs">
          <Stepper
            before={{ label: "The month before", go: () => setMonth(startOfMonth(month, -1)) }}
            after={{ label: "The next month", go: () => setMonth(startOfMonth(month, 1)) }}
          />
          <Text fw={600} miw={150} aria-live="polite">
            {title}
          </Text>
          <Button variant="subtle" onClick={() => setMonth(startOfMonth(today))}>
            Today
          </Button>
        </Group>
        <Select
          aria-label="Whose leave"
          data={teams}
          value={team}
          onChange={(value) => setTeam(value ?? "")}
          allowDeselect={false}
          searchable
        />
      </Group>
      {error && <Problem text={messageOf(error)} />}
      {!data && !error && <TableSkeleton />}
      {data && (
        <MonthGrid
          month={month}
          today={today}
          absences={data.absences}
          publicHolidays={data.public_holidays}
        />
      )}
      {data?.absences.length === 0 && (
        <EmptyState icon="beach" title="Nobody is away" text={`No approved leave in ${title}.`} />
      )}
    </Page>
  );
}
