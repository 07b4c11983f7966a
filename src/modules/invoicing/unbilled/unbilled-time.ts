import { sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { ratedEntries } from "../../projects/index.ts";
import type { BilledTime } from "../billing/billable-time.ts";
import { isApprovedForBilling, isUnbilledTime } from "../billing/billable-time.ts";

/** Unbilled time of a project with one rate. */
export interface UnbilledTime extends Values {
  readonly project_id: string;
  /** Per hour in the currency of the project, as decimal text; null without a rate. */
  readonly rate: string | null;
  /** Whether the rate is missing because the employee's could not be converted. */
  readonly lacks_exchange_rate: boolean;
  readonly is_approved: boolean;
  readonly entries: number;
  readonly minutes: number;
  readonly worked_minutes: number;
  readonly first_date: string;
  readonly last_date: string;
}

/** Adds up the unbilled time of projects by rate, as lines would bill it, approved or not. */
export const loadUnbilledTime = (work: Work, billed: BilledTime): Promise<UnbilledTime[]> =>
  work.rows<UnbilledTime>(sql`select e.project_id, e.billed_rate::text as rate,
      e.billed_rate is null and e.employee_rate is not null as lacks_exchange_rate,
      ${isApprovedForBilling(billed.onlyApproved)("e")} as is_approved, count(*)::integer as entries,
      sum(e.billable_minutes)::integer as minutes, sum(e.worked_minutes)::integer as worked_minutes,
      min(e.date) as first_date, max(e.date) as last_date
    from ${ratedEntries((alias) => isUnbilledTime(billed, alias), work.workspace.baseCurrency)} e
    where e.billable_minutes > 0 and e.billing_status = 'unbilled'
    group by 1, 2, 3, 4`);
