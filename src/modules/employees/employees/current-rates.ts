import { column, fromContext, raw, type Sql, sharedRow, sql } from "../../../engine/sql/index.ts";

const WEEKS_PER_YEAR = 52;
const MONTHS_PER_YEAR = 12;

export type RateKind = "billed" | "internal_cost";

/**
 * The employee's general rate of a kind that applies today, as `held`, over the employee's alias. Its order is that of
 * the index `employee_rates_starts_at_unique`, so one row is read and nothing is sorted.
 */
const currentRate =
  (kind: RateKind) =>
  (alias: string): Sql =>
    sql`from employee_rates held
    where held.workspace_id = ${column(alias, "workspace_id")} and held.employee_id = ${column(alias, "id")}
      and held.kind = ${kind} and coalesce(held.starts_at, '-infinity') <= ${fromContext("today")}
    order by coalesce(held.starts_at, '-infinity') desc limit 1`;

export const currentBilledRate = sharedRow(
  { hourly: raw("held.hourly_rate") },
  currentRate("billed"),
)("hourly");

/**
 * The hourly cost: the entered one, or for a monthly cost `monthly × 12 ÷ (52 × weekly hours)`, rounded half away from zero
 * to 2 decimals from the exact quotient; null if the weekly hours are 0.
 */
const hourlyCost = sql`case held.rate_type when 'hourly' then held.hourly_rate::numeric(14, 2)
    else round(held.monthly_rate * ${MONTHS_PER_YEAR}::numeric
      / nullif(${WEEKS_PER_YEAR}::numeric * held.weekly_hours_capacity, 0), 2) end`;

const currentCost = sharedRow(
  { monthly: raw("held.monthly_rate"), hourly: hourlyCost, is_monthly: raw("held.rate_type = 'monthly'") },
  currentRate("internal_cost"),
);

export const currentMonthlyCost = currentCost("monthly");
export const currentHourlyCost = currentCost("hourly");
const isMonthly = currentCost("is_monthly");

/** `monthly` while a monthly rate applies, otherwise the stored type, which may be null. */
export const currentCostType = (alias: string): Sql =>
  sql`(case when ${isMonthly(alias)} then 'monthly' else nullif(${column(alias, "internal_cost_type")}, 'monthly') end)`;
