import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { MOST_OPTIONS } from "../../../api/queries.ts";
import { listRecords } from "../../../api/records.ts";
import { addDays } from "../../../format/calendar.ts";
import { type Entry, entryOf, WORK_NAMES } from "../entry.ts";
import { type PersonWeek, weeklyReport } from "../weekly-report.ts";

/** The week of one person. */
export interface WeekOf {
  readonly employeeId: string;
  /** Its first day, `YYYY-MM-DD`. */
  readonly start: string;
}

export const endOf = ({ start }: WeekOf): string => addDays(start, 6);

/** The entries of the week, the first one of a day first. */
export const weekEntriesQuery = (week: WeekOf) =>
  queryOptions({
    queryKey: ["timesheets", "week", week.employeeId, week.start],
    queryFn: async (): Promise<readonly Entry[]> => {
      const { data } = await listRecords("timesheets", {
        employee_id: week.employeeId,
        date: `${week.start},${endOf(week)}`,
        sort: "date,created_at",
        include: WORK_NAMES,
        perPage: MOST_OPTIONS,
      });
      return data.map(entryOf);
    },
  });

/** Status and figures of the week; null when the person is not employed in it. */
export const weekStandingQuery = (week: WeekOf) =>
  queryOptions({
    queryKey: ["timesheet-submissions", "standing", week.employeeId, week.start],
    queryFn: async (): Promise<PersonWeek | null> => {
      const { data } = await weeklyReport({ date: week.start, employee_id: week.employeeId });
      return data[0]?.employees[0] ?? null;
    },
  });

/** The submission of the week: what was said with it, and what was decided. */
export const submissionQuery = (week: WeekOf) =>
  queryOptions({
    queryKey: ["timesheet-submissions", "week", week.employeeId, week.start],
    queryFn: async () => {
      const { data } = await listRecords("timesheet-submissions", {
        employee_id: week.employeeId,
        week_start: week.start,
        perPage: 1,
      });
      return data[0] ?? null;
    },
  });

/** Puts entries that were just written in the place of what was read before, without asking for the week again. */
export function changeEntries(
  client: QueryClient,
  week: WeekOf,
  change: (entries: readonly Entry[]) => readonly Entry[],
): void {
  client.setQueryData(weekEntriesQuery(week).queryKey, (known) => known && change(known));
}

/** Asks again for what follows from the week's entries. */
export const refreshWeek = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: ["timesheets"] }),
    client.invalidateQueries({ queryKey: ["timesheet-submissions"] }),
  ]);
