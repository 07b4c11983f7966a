import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { MAX_OPTIONS } from "../../../api/queries.ts";
import { listRecords } from "../../../api/records.ts";
import { addDays } from "../../../format/calendar.ts";
import { type Entry, entryOf, WORK_NAMES } from "../entry.ts";
import { type PersonWeek, weeklyReport } from "../weekly-report.ts";

/** A week of one employee. */
export interface WeekOf {
  readonly employeeId: string;
  /** The first day, `YYYY-MM-DD`. */
  readonly start: string;
}

export const endOf = ({ start }: WeekOf): string => addDays(start, 6);

/** The entries of the week, oldest first. */
export const weekEntriesQuery = (week: WeekOf) =>
  queryOptions({
    queryKey: ["timesheets", "week", week.employeeId, week.start],
    queryFn: async (): Promise<readonly Entry[]> => {
      const { data } = await listRecords("timesheets", {
        employee_id: week.employeeId,
        date: `${week.start},${endOf(week)}`,
        sort: "date,created_at",
        include: WORK_NAMES,
        perPage: MAX_OPTIONS,
      });
      return data.map(entryOf);
    },
  });

/** Status and figures of the week; null if the person is not employed in it. */
export const weekStandingQuery = (week: WeekOf) =>
  queryOptions({
    queryKey: ["timesheet-submissions", "standing", week.employeeId, week.start],
    queryFn: async (): Promise<PersonWeek | null> => {
      const { data } = await weeklyReport({ date: week.start, employee_id: week.employeeId });
      return data[0]?.employees[0] ?? null;
    },
  });

/** The submission of the week with its comment and decision. */
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

/** Updates the cached entries after a write, without reloading the week. */
export function changeEntries(
  client: QueryClient,
  week: WeekOf,
  change: (entries: readonly Entry[]) => readonly Entry[],
): void {
  client.setQueryData(weekEntriesQuery(week).queryKey, (known) => known && change(known));
}

/** Reloads everything that depends on the week's entries. */
export const refreshWeek = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: ["timesheets"] }),
    client.invalidateQueries({ queryKey: ["timesheet-submissions"] }),
  ]);
