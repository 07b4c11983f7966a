import { column, fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";

const WEEKS_PER_YEAR = 52;
const MONTHS_PER_YEAR = 12;

export type RateKind = "billed" | "internal_cost";

/** SQL for a value of the employee's general rate of a kind that applies today, over the employee's alias. */
const ofCurrentRate =
  (kind: RateKind, value: Sql) =>
  (alias: string): Sql =>
    sql`(select ${value} from employee_rates held
    where held.workspace_id = ${column(alias, "workspace_id")} and held.employee_id = ${column(alias, "id")}
      and held.kind = ${kind} and coalesce(held.starts_at, '-infinity') <= ${fromContext("today")}
    order by held.starts_at desc nulls last limit 1)`;

export const currentBilledRate = ofCurrentRate("billed", raw("held.hourly_rate"));

export const currentMonthlyCost = ofCurrentRate("internal_cost", raw("held.monthly_rate"));

/**
 * The hourly cost: the entered one, or for a monthly cost `monthly × 12 ÷ (52 × weekly hours)`, rounded half away from zero
 * to 2 decimals from the exact quotient; null if the weekly hours are 0.
 */
export const currentHourlyCost = ofCurrentRate(
  "internal_cost",
  sql`case held.rate_type when 'hourly' then held.hourly_rate::numeric(14, 2)
    else round(held.monthly_rate * ${MONTHS_PER_YEAR}::numeric
      / nullif(${WEEKS_PER_YEAR}::numeric * held.weekly_hours_capacity, 0), 2) end`,
);

const isMonthly = ofCurrentRate("internal_cost", raw("held.rate_type = 'monthly'"));

/** `monthly` while a monthly rate applies, otherwise the stored type, which may be null. */
export const currentCostType = (alias: string): Sql =>
  sql`(case when ${isMonthly(alias)} then 'monthly' else nullif(${column(alias, "internal_cost_type")}, 'monthly') end)`;
