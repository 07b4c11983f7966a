import { column, type Sql, sharedRow, sql } from "../../../engine/sql/index.ts";
import { billableMinutes, billableMinutesInSql, billingStatus, billingStatusInSql } from "./entry-billing.ts";
import {
  baseCurrency,
  billedAmount,
  billedCurrency,
  billedRate,
  costAmount,
  costRate,
  ofEmployee,
  rateSource,
} from "./entry-prices.ts";
import { billedAmountReason, costAmountReason, costReasonInSql, priceReasonInSql } from "./entry-reasons.ts";
import { amountInSql, costRateInSql, priceInSql, priceSourceInSql } from "./price-in-sql.ts";
import { COMPUTED_ONCE } from "./priced-entries.ts";

/**
 * What pages show of an entry's billing and price. A page that shows several of these values looks up once what they are
 * made of; a value that stands alone, as in a filter over all entries, is the expression of `entry-billing.ts`,
 * `entry-prices.ts` or `entry-reasons.ts`. Both are the same rules; `test/invariants/pricing.test.ts` compares them.
 */

const projectOf = (alias: string): Sql => sql`left join projects p
  on p.workspace_id = ${column(alias, "workspace_id")} and p.id = ${column(alias, "project_id")}`;

const isForBilling = (alias: string): Sql =>
  sql`(${column(alias, "is_billable")} and coalesce(p.billing_model <> 'non_billable', false))`;

const minutesOf = (alias: string): Sql => billableMinutesInSql(alias, isForBilling(alias));

/** The billing of an entry, which needs no more than its project. */
const billing = sharedRow(
  { minutes: sql`billing.minutes`, status: sql`billing.status`, currency: sql`billing.currency` },
  (alias) => sql`from (
    select p.currency, ${minutesOf(alias)} as minutes,
      ${billingStatusInSql(alias, isForBilling(alias), sql`p.billing_model = 'time_and_materials'`)} as status
    from (select) entry ${projectOf(alias)} ${COMPUTED_ONCE}) billing`,
  { minutes: billableMinutes, status: billingStatus, currency: billedCurrency },
);

/** The row of the assignment that covers the entry's date: the last one that has begun by then, if it has not ended. */
const assignmentOf = (alias: string): Sql => sql`left join lateral (
    select latest.billed_rate, latest.internal_cost_rate, latest.ends_at from project_assignments latest
    where latest.workspace_id = ${column(alias, "workspace_id")} and latest.employee_id = ${column(alias, "employee_id")}
      and latest.project_id = ${column(alias, "project_id")} and latest.starts_at <= ${column(alias, "date")}
    order by latest.starts_at desc limit 1) a on a.ends_at is null or a.ends_at >= ${column(alias, "date")}`;

const IS_RUNNING = sql`(known.worked_minutes is null)`;

/** What the price and the cost of an entry are made of. General rates are looked up where nothing precedes them. */
const known = (alias: string): Sql => sql`(
  select known.*,
    case when known.is_for_billing and known.frozen_billed_rate is null and not ${IS_RUNNING}
        and coalesce(known.assignment_rate, known.task_rate, known.project_rate) is null
      then ${ofEmployee(alias, "billed")} end as general_rate,
    case when known.assignment_cost is null and not ${IS_RUNNING} then ${ofEmployee(alias, "internal_cost")} end as general_cost
  from (
    select ${column(alias, "worked_minutes")}, ${column(alias, "date")}, ${column(alias, "frozen_billed_rate")},
      p.currency, p.billed_rate as project_rate, k.billed_rate as task_rate, a.billed_rate as assignment_rate,
      a.internal_cost_rate as assignment_cost, ${isForBilling(alias)} as is_for_billing,
      ${minutesOf(alias)} as minutes
    from (select) entry ${projectOf(alias)}
    left join tasks k on k.workspace_id = ${column(alias, "workspace_id")} and k.id = ${column(alias, "task_id")}
    ${assignmentOf(alias)} ${COMPUTED_ONCE}) known ${COMPUTED_ONCE})`;

/** The general rate in the project's currency, at the exchange rate of the entry's date; null without one. */
const generalPrice = (alias: string): Sql => sql`case
  when known.general_rate is null then null
  when known.currency = ${baseCurrency} then round(known.general_rate, 2)
  else round(known.general_rate * (
    select x.rate from exchange_rates x where x.workspace_id = ${column(alias, "workspace_id")}
      and x.from_currency = ${baseCurrency} and x.to_currency = known.currency and x.date <= known.date
    order by x.date desc limit 1), 2) end`;

const PARTS = {
  isRunning: sql`(priced.worked_minutes is null)`,
  frozen: sql`priced.frozen_billed_rate`,
  isForBilling: sql`priced.is_for_billing`,
  assignment: sql`priced.assignment_rate`,
  task: sql`priced.task_rate`,
  project: sql`priced.project_rate`,
  employee: sql`priced.general_price`,
};

const COST_PARTS = {
  isRunning: PARTS.isRunning,
  assignment: sql`priced.assignment_cost`,
  employee: sql`priced.general_cost`,
};

/** The price of an entry (rules R1 and R3), its cost (rule R2), and why either is unknown. */
const price = sharedRow(
  {
    rate: sql`valued.rate`,
    source: sql`valued.source`,
    amount: amountInSql(sql`valued.minutes`, sql`valued.rate`),
    amount_reason: priceReasonInSql(
      { isRunning: sql`valued.worked_minutes is null`, rate: sql`valued.rate`, day: sql`valued.date` },
      { general: sql`valued.general_rate`, currency: sql`valued.currency` },
    ),
    cost_rate: sql`valued.cost_rate`,
    cost: amountInSql(sql`valued.worked_minutes`, sql`valued.cost_rate`),
    cost_reason: costReasonInSql({
      isRunning: sql`valued.worked_minutes is null`,
      rate: sql`valued.cost_rate`,
      day: sql`valued.date`,
    }),
  },
  (alias) => sql`from (
    select priced.*, ${priceInSql(PARTS)} as rate, ${priceSourceInSql(PARTS)} as source,
      ${costRateInSql(COST_PARTS)} as cost_rate
    from (select known.*, ${generalPrice(alias)} as general_price from ${known(alias)} known ${COMPUTED_ONCE}) priced
    ${COMPUTED_ONCE}) valued`,
  {
    rate: billedRate,
    source: rateSource,
    amount: billedAmount,
    amount_reason: billedAmountReason,
    cost_rate: costRate,
    cost: costAmount,
    cost_reason: costAmountReason,
  },
);

/** The values of an entry, each over its alias, that a page shows. */
export const entryValues = {
  billableMinutes: billing("minutes"),
  billingStatus: billing("status"),
  currency: billing("currency"),
  billedRate: price("rate"),
  rateSource: price("source"),
  billedAmount: price("amount"),
  billedAmountReason: price("amount_reason"),
  costRate: price("cost_rate"),
  costAmount: price("cost"),
  costAmountReason: price("cost_reason"),
};
