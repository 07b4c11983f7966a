import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { daysOf, numericOf } from "../ledger/days.ts";
import { loadWorkingTimes } from "../working-time/load-working-times.ts";
import { countDates } from "./counted-dates.ts";
import { countingBase } from "./counted-leave.ts";
import { lockCalendar } from "./leave-locks.ts";
import type { RequestedDate } from "./requested-dates.ts";

/** Dates that became or are no longer public holidays, and the work locations concerned. */
export interface CalendarChange {
  /** `YYYY-MM-DD` */
  readonly dates: readonly string[];
  /** Empty for all locations. */
  readonly workLocationIds: readonly string[];
}

type AffectedDate = RequestedDate & {
  readonly holiday_id: string;
  readonly employee_id: string;
  readonly days: string;
};

/**
 * Recounts the dates in all pending and approved requests of the employees concerned, after the public holidays are
 * written, and journals the changed requests. An insufficient balance is not an error here (decision 19). No request can
 * be written in the workspace until the transaction ends.
 */
export async function recountAround(work: Work, { dates, workLocationIds }: CalendarChange): Promise<void> {
  await lockCalendar(work);
  const affected = await affectedDates(work, dates, workLocationIds);
  if (affected.length === 0) return;
  const days = affected.map(({ date }) => date).sort();
  const employees = [...new Set(affected.map(({ employee_id }) => employee_id))];
  const times = await loadWorkingTimes(work, employees, { from: days[0]!, to: days.at(-1)! });
  const changed = affected.flatMap((one) => {
    const time = times.get(one.employee_id)!;
    const base = countingBase(time, { day_count: "working_days" }, work.workspace.fullTimeWeeklyHours);
    const [counted] = countDates([one], base);
    return counted!.days === daysOf(one.days) ? [] : [{ ...one, days: numericOf(counted!.days) }];
  });
  if (changed.length > 0) await storeRecounted(work, changed);
}

// Policies that count calendar days also count public holidays, so only those with working days are affected.
const affectedDates = (
  work: Work,
  dates: readonly string[],
  locations: readonly string[],
): Promise<AffectedDate[]> =>
  work.rows(sql`select d.holiday_id, d.employee_id, d.date, d.morning, d.afternoon, d.minutes, d.days
    from holiday_days d
    join holidays h on h.workspace_id = d.workspace_id and h.id = d.holiday_id
    join holiday_policies p on p.workspace_id = h.workspace_id and p.id = h.holiday_policy_id
    where d.workspace_id = ${fromContext("workspace")} and d.date = any(${dates}::date[])
      and h.status in ('pending', 'approved') and p.day_count = 'working_days'
      and (cardinality(${locations}::text[]) = 0 or exists (select from employee_work_locations at
        where at.workspace_id = d.workspace_id and at.employee_id = d.employee_id
          and at.work_location_id = any(${locations}::text[])))
    order by d.holiday_id, d.date`);

/** Stores the recounted dates in a few statements, however many requests there are. */
async function storeRecounted(work: Work, changed: readonly AffectedDate[]): Promise<void> {
  const ids = [...new Set(changed.map(({ holiday_id }) => holiday_id))];
  await work.journal.touch("holidays", ids);
  const rows = changed.map(({ holiday_id, date, days }) => ({ holiday_id, date, days }));
  await work.rows(sql`update holiday_days d set days = given.days
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(holiday_id text, date date, days numeric)
    where d.workspace_id = ${fromContext("workspace")} and d.holiday_id = given.holiday_id and d.date = given.date`);
  await work.rows(sql`update holidays h set updated_at = ${fromContext("now")},
      days = (select sum(d.days) from holiday_days d where d.workspace_id = h.workspace_id and d.holiday_id = h.id)
    where h.workspace_id = ${fromContext("workspace")} and h.id = any(${ids}::text[])`);
}
