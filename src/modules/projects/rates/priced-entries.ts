import { fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import { conversionOfRows } from "../../rates/index.ts";
import { billableMinutes, billingStatus, isForBilling } from "./entry-billing.ts";
import { amountInSql, costRateInSql, priceInSql } from "./price-in-sql.ts";

/**
 * Keeps the planner from flattening a subquery, which would compute each figure again wherever it is mentioned. Plans
 * over it can still be parallel.
 */
export const COMPUTED_ONCE = sql`offset 0`;

/** A condition over the alias of an entry. */
export type EntryCondition = (alias: string) => Sql;

/**
 * A subquery for a FROM clause: the columns of `timesheets` with `for_billing`, `billable_minutes`, `billing_status` and
 * the project's `client_id`.
 */
export const stateOfEntries = (matching: EntryCondition): Sql => sql`(
  select t.*, p.client_id, p.currency, p.billed_rate as project_rate, ${isForBilling("t")} as for_billing,
    ${billableMinutes("t")} as billable_minutes, ${billingStatus("t")} as billing_status
  from timesheets t
  left join projects p on p.workspace_id = t.workspace_id and p.id = t.project_id
  where ${matching("t")} ${COMPUTED_ONCE})`;

const IS_RUNNING = sql`(state.worked_minutes is null)`;

/** What a statement over entries with their prices reads besides. */
interface More {
  readonly columns: Sql;
  readonly join: Sql;
}

const NOTHING_MORE: More = { columns: raw(""), join: raw("") };

/**
 * The same with `billed_rate` in the project's currency (rule R1), null without a price or while the entry is running,
 * and `employee_rate`, the employee's general rate in the base currency. For what needs neither amounts nor costs.
 */
export function ratedEntries(
  matching: EntryCondition,
  baseCurrency: string | Sql,
  { columns, join }: More = NOTHING_MORE,
): Sql {
  const toProject = conversionOfRows("to_project", {
    from: sql`${baseCurrency}::text`,
    to: sql`state.currency`,
    day: sql`state.date`,
  });
  const price = priceInSql({
    isRunning: IS_RUNNING,
    frozen: sql`state.frozen_billed_rate`,
    isForBilling: sql`state.for_billing`,
    assignment: sql`a.billed_rate`,
    task: sql`k.billed_rate`,
    project: sql`state.project_rate`,
    employee: toProject.converted(sql`b.rate`),
  });
  return sql`(
    select state.*,
      ${price} as billed_rate, b.rate as employee_rate${columns}
    from ${stateOfEntries(matching)} state
    left join tasks k on k.workspace_id = state.workspace_id and k.id = state.task_id
    left join project_assignments a on a.workspace_id = state.workspace_id and a.employee_id = state.employee_id
      and a.project_id = state.project_id
      and state.date >= a.starts_at and (a.ends_at is null or state.date <= a.ends_at)
    left join ${ratePeriods("billed")} b on b.employee_id = state.employee_id
      and state.date >= b.first_day and state.date < b.next_day
    ${join}
    ${toProject.join} ${COMPUTED_ONCE})`;
}

/**
 * The same with prices (rules R1 to R3 and R7). `billed_rate` and `amount` are in the project's `currency`, and null
 * without a price or while the entry is running; `converted` is the amount in `into` (by default the base currency) at
 * the exchange rate of the entry's date, null without one; `cost_rate` and `cost` are null without a cost or while the
 * entry is running. All are rounded per entry, so that sums over any groups agree. `value_lack` is the reason why
 * `converted` is unknown (`ValueLack`), `is_uncosted` whether the cost is unknown; an entry of 0 minutes has neither.
 */
export function pricedEntries(
  matching: EntryCondition,
  baseCurrency: string | Sql,
  into: string | Sql = baseCurrency,
): Sql {
  const converted = conversionOfRows("to_other", {
    from: sql`rated.currency`,
    to: sql`${into}::text`,
    day: sql`rated.date`,
  });
  const costRate = costRateInSql({
    isRunning: IS_RUNNING,
    assignment: sql`a.internal_cost_rate`,
    employee: sql`c.rate`,
  });
  const rated = ratedEntries(matching, baseCurrency, {
    columns: sql`, ${costRate} as cost_rate`,
    join: sql`left join ${ratePeriods("internal_cost")} c on c.employee_id = state.employee_id
      and state.date >= c.first_day and state.date < c.next_day`,
  });
  const valued = sql`(
    select rated.*, ${amountInSql(sql`rated.billable_minutes`, sql`rated.billed_rate`)} as amount,
      ${amountInSql(sql`rated.worked_minutes`, sql`rated.cost_rate`)} as cost
    from ${rated} rated ${COMPUTED_ONCE})`;
  const valuedIn = sql`(
    select rated.*,
      -- Nothing is nothing in every currency.
      case when rated.amount = 0 then rated.amount else ${converted.converted(sql`rated.amount`)} end as converted
    from ${valued} rated ${converted.join} ${COMPUTED_ONCE})`;
  return sql`(
    select rated.*, rated.worked_minutes > 0 and rated.cost_rate is null as is_uncosted,
      case when rated.converted is not null then null
        when rated.amount is not null then 'rate_of_amount'
        when coalesce(rated.worked_minutes, 0) = 0 then null
        when rated.employee_rate is not null then 'rate_of_price'
        else 'price' end as value_lack
    from ${valuedIn} rated ${COMPUTED_ONCE})`;
}

/**
 * The employees' general rates of a kind with the days on which each applies. Since an employee has few such periods, a
 * million entries are priced by a few hash joins instead of a million lookups.
 */
const ratePeriods = (kind: "billed" | "internal_cost"): Sql => sql`(
  select r.employee_id, r.effective_hourly_rate as rate, coalesce(r.starts_at, '-infinity'::date) as first_day,
    lead(r.starts_at, 1, 'infinity'::date) over (partition by r.employee_id order by r.starts_at nulls first) as next_day
  from employee_rates r
  where r.workspace_id = ${fromContext("workspace")} and r.kind = ${kind})`;
