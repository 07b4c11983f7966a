import type { Values } from "../../../engine/execute/contexts.ts";
import type { Work } from "../../../engine/execute/work.ts";
import { and, column, fromContext, type Sql, sql } from "../../../engine/query/sql.ts";
import { conversionOfRows } from "../../invoicing/index.ts";
import { type EntryCondition, pricedEntries, stateOfEntries } from "../rates/priced-entries.ts";
import { centsOf } from "../rates/rate-rules.ts";
import type { MonthMinutes, OpenPeriod } from "./earned-fees.ts";
import type { EconomicsQuery } from "./economics-parameters.ts";
import type { Unconverted } from "./unconverted.ts";

/** The time of one employee on one project; amounts in whole hundredths of the report's currency. */
export interface LoggedTime {
  readonly projectId: string;
  readonly employeeId: string;
  readonly worked: number;
  readonly billable: number;
  /** Worked minutes of entries that are for the client's account. */
  readonly workedForBilling: number;
  readonly unpriced: number;
  readonly uncosted: number;
  /** Billable minutes of entries that have a price. */
  readonly priced: number;
  readonly value: bigint;
  readonly unbilled: bigint;
  readonly cost: bigint;
}

/** Recorded entries that count in a report: on the projects, in the period, not rejected. */
export const countedEntries =
  (projectIds: readonly string[], { from, to }: OpenPeriod, onlyApproved: boolean): EntryCondition =>
  (alias) =>
    and([
      sql`${column(alias, "workspace_id")} = ${fromContext("workspace")}`,
      sql`${column(alias, "project_id")} = any(${projectIds}::text[])`,
      sql`${column(alias, "worked_minutes")} is not null`,
      onlyApproved
        ? sql`${column(alias, "approval_status")} = 'approved'`
        : sql`${column(alias, "approval_status")} <> 'rejected'`,
      sql`${column(alias, "date")} <= ${to}::date`,
      ...(from === null ? [] : [sql`${column(alias, "date")} >= ${from}::date`]),
    ]);

interface Sums extends Values {
  readonly project_id: string;
  readonly employee_id: string;
  readonly currency: string;
  readonly minutes: readonly number[];
  readonly value: string;
  readonly unbilled: string;
  readonly cost: string;
  readonly unconverted_values: number;
  readonly unconverted_value: string;
  readonly unconverted_costs: number;
  readonly unconverted_cost: string;
}

const total = (amount: Sql, condition: Sql = sql`true`): Sql =>
  sql`coalesce(sum(${amount}) filter (where ${condition}), 0)`;

/** Sums the time of a report by project and employee; what cannot be converted is noted in `unconverted`. */
export async function loadLoggedTime(
  work: Work,
  projectIds: readonly string[],
  { period, onlyApproved, currency }: Pick<EconomicsQuery, "period" | "onlyApproved" | "currency">,
  unconverted: Unconverted,
): Promise<LoggedTime[]> {
  if (projectIds.length === 0) return [];
  const { baseCurrency } = work.workspace;
  const costs = conversionOfRows("cost_into", {
    from: sql`${baseCurrency}::text`,
    to: sql`${currency}::text`,
    day: sql`e.date`,
  });
  const cost = costs.converted(sql`e.cost`);
  const isUnpriced = sql`e.for_billing and e.billed_rate is null`;
  const isUnconverted = sql`e.amount is not null and e.converted is null`;
  const isUnconvertedCost = sql`e.cost > 0 and ${costs.rate} is null`;
  const rows = await work.rows<Sums>(sql`select e.project_id, e.employee_id, min(e.currency) as currency,
      array[sum(e.worked_minutes), sum(e.billable_minutes), ${total(sql`e.worked_minutes`, sql`e.for_billing`)},
        ${total(sql`e.worked_minutes`, isUnpriced)}, ${total(sql`e.worked_minutes`, sql`e.cost_rate is null`)},
        ${total(sql`e.billable_minutes`, sql`e.for_billing and e.billed_rate is not null`)}]::integer[] as minutes,
      ${total(sql`e.converted`)}::text as value,
      ${total(sql`e.converted`, sql`e.billing_status = 'unbilled'`)}::text as unbilled, ${total(cost)}::text as cost,
      (count(*) filter (where ${isUnconverted}))::integer as unconverted_values,
      ${total(sql`e.amount`, isUnconverted)}::text as unconverted_value,
      (count(*) filter (where ${isUnconvertedCost}))::integer as unconverted_costs,
      ${total(sql`e.cost`, isUnconvertedCost)}::text as unconverted_cost
    from ${pricedEntries(countedEntries(projectIds, period, onlyApproved), baseCurrency, currency)} e ${costs.join}
    group by e.project_id, e.employee_id order by e.project_id, e.employee_id`);
  return rows.map((row) => {
    unconverted.note(row.currency, row.unconverted_values, centsOf(row.unconverted_value));
    unconverted.note(baseCurrency, row.unconverted_costs, centsOf(row.unconverted_cost));
    const [worked, billable, workedForBilling, unpriced, uncosted, priced] = row.minutes as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    return {
      projectId: row.project_id,
      employeeId: row.employee_id,
      ...{ worked, billable, workedForBilling, unpriced, uncosted, priced },
      value: centsOf(row.value),
      unbilled: centsOf(row.unbilled),
      cost: centsOf(row.cost),
    };
  });
}

/**
 * Billable minutes of projects by calendar month, from the beginning up to the end of a period, with those before it:
 * by project, then by month `2026-03`.
 */
export async function loadMonthMinutes(
  work: Work,
  projectIds: readonly string[],
  { period, onlyApproved }: Pick<EconomicsQuery, "period" | "onlyApproved">,
): Promise<Map<string, Map<string, MonthMinutes>>> {
  const months = new Map<string, Map<string, MonthMinutes>>(projectIds.map((id) => [id, new Map()]));
  if (projectIds.length === 0) return months;
  const counted = countedEntries(projectIds, { from: null, to: period.to }, onlyApproved);
  const rows = await work.rows<MonthMinutes & { project_id: string; month: string }>(
    sql`select e.project_id, to_char(e.date, 'YYYY-MM') as month, sum(e.billable_minutes)::integer as total,
        ${total(sql`e.billable_minutes`, sql`e.date < ${period.from}::date`)}::integer as before
      from ${stateOfEntries(counted)} e group by 1, 2`,
  );
  for (const { project_id, month, before, total: all } of rows)
    months.get(project_id)!.set(month, { before, total: all });
  return months;
}
