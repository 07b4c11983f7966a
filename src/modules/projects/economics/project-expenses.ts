import type { Values } from "../../../engine/execute/contexts.ts";
import type { Work } from "../../../engine/execute/work.ts";
import { fromContext, type Sql, sql } from "../../../engine/query/sql.ts";
import { conversionOfRows } from "../../invoicing/index.ts";
import { isCounted, netAmountIn, rebilledAmount } from "../rates/expense-amounts.ts";
import { centsOf } from "../rates/rate-rules.ts";
import type { OpenPeriod } from "./earned-fees.ts";
import type { Unconverted } from "./unconverted.ts";

/** The expenses of a project in a period; amounts in whole hundredths of the report's currency. */
export interface ProjectExpenses {
  readonly count: number;
  readonly cost: bigint;
  /** What of them is billed on, and of that what is on no invoice line yet. */
  readonly rebilled: bigint;
  readonly unbilled: bigint;
}

export const NO_EXPENSES: ProjectExpenses = { count: 0, cost: 0n, rebilled: 0n, unbilled: 0n };

/** Approved expenses on the projects in the period, as a condition over the alias `x`. */
const isMeant = (projectIds: readonly string[], { from, to }: OpenPeriod): Sql =>
  sql`x.workspace_id = ${fromContext("workspace")} and x.project_id = any(${projectIds}::text[]) and ${isCounted("x")}
    and x.date between coalesce(${from}::date, '-infinity') and ${to}::date`;

const total = (amount: Sql, condition: Sql = sql`true`): Sql =>
  sql`coalesce(sum(${amount}) filter (where ${condition}), 0)::text`;

interface Sums extends Values {
  readonly project_id: string;
  readonly spent_in: string;
  readonly billed_in: string;
  readonly count: number;
  readonly cost: string;
  readonly rebilled: string;
  readonly unbilled: string;
  /** `[expenses, amount]` of each kind that cannot be converted. */
  readonly uncosted: readonly [string, string];
  readonly unpriced: readonly [string, string];
  readonly untold: readonly [string, string];
}

/** Sums the expenses of a report by project (rule R4); what cannot be converted is noted in `unconverted`. */
export async function loadProjectExpenses(
  work: Work,
  projectIds: readonly string[],
  { period, currency }: { readonly period: OpenPeriod; readonly currency: string },
  unconverted: Unconverted,
): Promise<Map<string, ProjectExpenses>> {
  const cost = netAmountIn("cost_into", "x", sql`${currency}::text`);
  const rebilled = rebilledAmount("to_project", "x", "p");
  const told = conversionOfRows("told_in", {
    from: sql`p.currency`,
    to: sql`${currency}::text`,
    day: sql`x.date`,
  });
  const isUncosted = sql`e.cost is null`;
  const isUnpriced = sql`e.rebilled is null`;
  const isUntold = sql`e.rebilled > 0 and e.told is null`;
  const left = (condition: Sql, amount: Sql): Sql =>
    sql`array[(count(*) filter (where ${condition}))::text, ${total(amount, condition)}]`;
  const rows =
    await work.rows<Sums>(sql`select e.project_id, e.spent_in, e.billed_in, count(*)::integer as count,
      ${total(sql`e.cost`)} as cost, ${total(sql`e.told`)} as rebilled,
      ${total(sql`e.told`, sql`e.billing_status = 'unbilled'`)} as unbilled,
      ${left(isUncosted, sql`e.net_amount`)} as uncosted, ${left(isUnpriced, sql`e.net_amount`)} as unpriced,
      ${left(isUntold, sql`e.rebilled`)} as untold
    from (
      select x.*, ${told.converted(sql`x.rebilled`)} as told from (
        select x.project_id, x.date, x.net_amount, x.billing_status, x.currency as spent_in, p.currency as billed_in,
          p.currency, ${cost.amount} as cost, ${rebilled.amount} as rebilled
        from expenses x join projects p on p.workspace_id = x.workspace_id and p.id = x.project_id
        ${cost.join} ${rebilled.join}
        where ${isMeant(projectIds, period)}) x
      cross join lateral (select x.currency) p ${told.join}) e
    group by e.project_id, e.spent_in, e.billed_in order by e.project_id, e.spent_in`);
  const byProject = new Map<string, ProjectExpenses>();
  for (const row of rows) {
    for (const [currencyLeft, [count, amount]] of [
      [row.spent_in, row.uncosted],
      [row.spent_in, row.unpriced],
      [row.billed_in, row.untold],
    ] as const) {
      unconverted.note(currencyLeft, Number(count), centsOf(amount));
    }
    const before = byProject.get(row.project_id) ?? NO_EXPENSES;
    byProject.set(row.project_id, {
      count: before.count + row.count,
      cost: before.cost + centsOf(row.cost),
      rebilled: before.rebilled + centsOf(row.rebilled),
      unbilled: before.unbilled + centsOf(row.unbilled),
    });
  }
  return byProject;
}

/** What expenses take of budgets that include them: their cost or what is billed on, in each project's currency. */
export async function loadBudgetedExpenses(
  work: Work,
  projectIds: readonly string[],
  period: OpenPeriod,
): Promise<Map<string, { readonly cost: bigint; readonly rebilled: bigint }>> {
  const cost = netAmountIn("cost_into", "x", sql`p.currency`);
  const rebilled = rebilledAmount("to_project", "x", "p");
  const rows = await work.rows<{
    project_id: string;
    cost: string;
    rebilled: string;
  }>(sql`select x.project_id,
      ${total(cost.amount)} as cost, ${total(rebilled.amount)} as rebilled
    from expenses x join projects p on p.workspace_id = x.workspace_id and p.id = x.project_id
    ${cost.join} ${rebilled.join} where ${isMeant(projectIds, period)} group by x.project_id`);
  return new Map(
    rows.map((row) => [row.project_id, { cost: centsOf(row.cost), rebilled: centsOf(row.rebilled) }]),
  );
}
