import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Work } from "../../../engine/work/index.ts";
import { daysOf, numericOf } from "../ledger/days.ts";
import type { CountedDate } from "./counted-dates.ts";
import type { RequestedDate } from "./requested-dates.ts";

/** A counted date of a request. */
export interface StoredDate extends CountedDate {
  readonly holidayId: string;
  readonly employeeId: string;
}

/** Stores the dates of requests without stored dates, in one statement. */
export async function insertDates(work: Work, dates: readonly StoredDate[]): Promise<void> {
  const rows = dates.map((one) => ({ ...one, days: numericOf(one.days) }));
  await work.rows(sql`insert into holiday_days (workspace_id, holiday_id, employee_id, date, morning, afternoon, minutes, days)
    select ${fromContext("workspace")}, given."holidayId", given."employeeId", given.date, given.morning, given.afternoon,
      given.minutes, given.days
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given("holidayId" text, "employeeId" text, date date,
      morning boolean, afternoon boolean, minutes integer, days numeric)`);
}

/** Replaces the stored dates of a request. */
export async function storeDates(
  work: Work,
  request: Pick<StoredDate, "holidayId" | "employeeId">,
  dates: readonly CountedDate[],
): Promise<void> {
  await work.rows(sql`delete from holiday_days
    where workspace_id = ${fromContext("workspace")} and holiday_id = ${request.holidayId}`);
  await insertDates(
    work,
    dates.map((one) => ({ ...one, ...request })),
  );
}

type DateRow = RequestedDate & { readonly days: string };

/** The dates of a request in order, as last counted. */
export async function loadDates(work: Work, requestId: string): Promise<CountedDate[]> {
  const rows = await work.rows<DateRow>(sql`select d.date, d.morning, d.afternoon, d.minutes, d.days
    from holiday_days d
    where d.workspace_id = ${fromContext("workspace")} and d.holiday_id = ${requestId} order by d.date`);
  return rows.map((row) => ({ ...row, days: daysOf(row.days) }));
}

/** A date of another pending or approved request of the employee. */
export type TakenDate = RequestedDate & {
  readonly start_date: string;
  readonly end_date: string;
  readonly status: "pending" | "approved";
};

/** The dates of pending and approved requests from the first to the last day, except those of one request. */
export async function loadTakenDates(
  work: ReadOnlyWork,
  employeeId: string,
  { from, to, except }: { from: string; to: string; except: string | null },
): Promise<TakenDate[]> {
  return work.rows(sql`select d.date, d.morning, d.afternoon, d.minutes, h.start_date, h.end_date, h.status
    from holiday_days d
    join holidays h on h.workspace_id = d.workspace_id and h.id = d.holiday_id
    where d.workspace_id = ${fromContext("workspace")} and d.employee_id = ${employeeId}
      and d.date between ${from}::date and ${to}::date
      and h.status in ('pending', 'approved') and h.id is distinct from ${except}
    order by d.date, d.holiday_id`);
}
