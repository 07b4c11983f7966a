import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { daysOf, numericOf } from "../ledger/days.ts";
import { loadWorkingTimes } from "../working-time/load-working-times.ts";
import { countDates } from "./counted-dates.ts";
import { countingBase } from "./counted-leave.ts";
import { lockCalendar } from "./leave-locks.ts";
import type { RequestedDate } from "./requested-dates.ts";

/** Dates that became or ceased to be public holidays, and where. */
export interface CalendarChange {
  /** `YYYY-MM-DD` */
  readonly dates: readonly string[];
  /** Empty: everywhere. */
  readonly workLocationIds: readonly string[];
}

type AffectedDate = RequestedDate & {
  readonly holiday_id: string;
  readonly employee_id: string;
  readonly days: string;
};

/**
 * Counts the dates, and only they, again in every pending or approved request of the employees concerned, once the
 * public holidays are written; each changed request is journalled. It never fails for reasons of balance (the contract,
 * Leave, Public holiday). Until the transaction ends no request is written anywhere in the workspace.
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

// Calendar days count public holidays too.
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

/** A few statements, however many requests there are: half a company may have asked for the same week. */
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
