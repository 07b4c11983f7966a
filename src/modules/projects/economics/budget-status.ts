import { choiceKind, type Filter, filterOf, listOf, valuesOf } from "../../../engine/declare/index.ts";
import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import { conversionOfRows } from "../../rates/index.ts";
import { isCounted, netAmountIn, rebilledAmount } from "../rates/expense-amounts.ts";
import { pricedEntries } from "../rates/priced-entries.ts";

const STATUSES = ["none", "ok", "warning", "over"] as const;

const today = fromContext("today");
const baseCurrency = sql`(select w.base_currency from workspaces w where w.id = ${fromContext("workspace")})`;

/** Whether a day counts towards the budget: any past day, or for monthly budgets, one in the current month. */
const isBudgeted = (project: string, day: Sql): Sql => sql`${day} <= ${today}
  and (${column(project, "budget_type")} not like 'monthly\\_%' or ${day} >= date_trunc('month', ${today})::date)`;

/** The consumption by time, by project: minutes for budgets in hours, otherwise an amount in the project's currency. */
function timeConsumed(): Sql {
  const entries = pricedEntries(
    (alias) => sql`${column(alias, "workspace_id")} = ${fromContext("workspace")}
      and ${column(alias, "worked_minutes")} is not null and ${column(alias, "approval_status")} <> 'rejected'
      and ${column(alias, "project_id")} in (select b.id from projects b
        where b.workspace_id = ${fromContext("workspace")} and b.budget is not null
          and ${isBudgeted("b", column(alias, "date"))})`,
    baseCurrency,
  );
  const costs = conversionOfRows("cost_into", {
    from: baseCurrency,
    to: sql`spent.currency`,
    day: sql`spent.date`,
  });
  return sql`(select spent.project_id, sum(spent.worked_minutes) as minutes, sum(spent.amount) as value,
      sum(${costs.converted(sql`spent.cost`)}) as cost,
      bool_or(spent.amount is null and spent.worked_minutes > 0) as lacks_value,
      bool_or(spent.is_uncosted or (spent.cost > 0 and ${costs.rate} is null)) as lacks_cost
    from ${entries} spent ${costs.join} group by spent.project_id)`;
}

/** The consumption by expenses of budgets that include them, by project, in the project's currency. */
function expensesConsumed(): Sql {
  const cost = netAmountIn("net_into", "x", sql`b.currency`);
  const rebilled = rebilledAmount("rebilled_into", "x", "b");
  return sql`(select x.project_id, sum(${cost.amount}) as cost, sum(${rebilled.amount}) as value,
      bool_or(${cost.amount} is null) as lacks_cost, bool_or(${rebilled.amount} is null) as lacks_value
    from expenses x join projects b on b.workspace_id = x.workspace_id and b.id = x.project_id
      and b.budget_includes_expenses and ${isBudgeted("b", sql`x.date`)}
    ${cost.join} ${rebilled.join}
    where x.workspace_id = ${fromContext("workspace")} and ${isCounted("x")} group by x.project_id)`;
}

/**
 * The budget status of all projects today; the SQL form of `budgetBurn`. Hours are compared as minutes. If part of the
 * consumption is unknown, a budget is over if the known part exceeds it, and otherwise has no status.
 */
const statuses = (): Sql => sql`(
  select measured.id, case when measured.whole is null then 'none' when measured.consumed > measured.whole then 'over'
      when measured.lacks then null
      when measured.whole > 0 and measured.consumed * 100 >= measured.whole * measured.alert then 'warning'
      else 'ok' end as status
  from (
    select b.id, b.budget_alert_percent as alert,
      case when b.budget_type in ('hours', 'monthly_hours') then b.budget * 60 else b.budget end as whole,
      case when b.budget_type in ('hours', 'monthly_hours') then coalesce(logged.minutes, 0)
        when b.budget_type = 'cost' then coalesce(logged.cost, 0) + coalesce(spent.cost, 0)
        else coalesce(logged.value, 0) + coalesce(spent.value, 0) end as consumed,
      coalesce(case when b.budget_type in ('hours', 'monthly_hours') then false
        when b.budget_type = 'cost' then coalesce(logged.lacks_cost, false) or coalesce(spent.lacks_cost, false)
        else coalesce(logged.lacks_value, false) or coalesce(spent.lacks_value, false) end, false) as lacks
    from projects b
    left join ${timeConsumed()} logged on logged.project_id = b.id
    left join ${expensesConsumed()} spent on spent.project_id = b.id
    where b.workspace_id = ${fromContext("workspace")}) measured)`;

/** Filters projects by the status of their budget today (rule R6). */
export const budgetStatus: Filter = filterOf(listOf(choiceKind(STATUSES)), {
  title: "budget status today",
  nullable: false,
  gate: "financials",
  condition: (alias, operand) => sql`${column(alias, "id")} in (select standing.id from ${statuses()} standing
    where standing.status = any(${valuesOf(operand)}::text[]))`,
});
