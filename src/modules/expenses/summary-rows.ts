import { holds } from "../../engine/declare/actor.ts";
import type { GetterContext, Values } from "../../engine/execute/contexts.ts";
import { and, fromContext, raw, type Sql, sql } from "../../engine/query/sql.ts";
import type { Period } from "../../platform/figures/calendar-intervals.ts";
import type { Unconverted } from "../invoicing/index.ts";
import { isVisibleProject } from "../projects/index.ts";

export const GROUPS = ["category", "employee", "project", "client", "month"] as const;
export type Group = (typeof GROUPS)[number];

export const FIGURES = [
  "count",
  "base_amount",
  "net_base_amount",
  "reimbursable",
  "reimbursed",
  "outstanding",
  "billable",
  "billed",
  "unbilled",
] as const;

export interface Asked {
  readonly period: Period;
  readonly statuses: readonly string[];
  readonly group: Group;
}

/** Figures are decimal texts, exact. A row without id is that of expenses without a project or client. */
export interface SummaryRow extends Values, Record<(typeof FIGURES)[number], string> {
  readonly id: string | null;
  /** Null: the caller does not see what the row is of. */
  readonly name: string | null;
}

/** What of an expense its row is found by. */
const KEYS: Readonly<Record<Group, Sql>> = {
  category: raw("x.expense_category_id"),
  employee: raw("x.employee_id"),
  project: raw("x.project_id"),
  client: raw("x.client_id"),
  month: raw("to_char(x.date, 'YYYY-MM')"),
};

/** The name of what a row is of, over the alias `summed`. */
function nameOf(group: Group, seesClients: boolean): Sql {
  const from = (table: string, name: Sql, more: Sql = raw("true")): Sql =>
    sql`(select ${name} from ${raw(table)} named where named.workspace_id = ${fromContext("workspace")}
      and named.id = summed.id and ${more})`;
  switch (group) {
    case "category":
      return from("expense_categories", raw("named.name"));
    case "employee":
      return from("employees", raw("named.first_name || ' ' || named.last_name"));
    case "project":
      return from("projects", raw("named.name"), isVisibleProject("named"));
    case "client":
      return from("clients", raw("named.name"), sql`${seesClients}::boolean`);
    case "month":
      return raw("summed.id");
  }
}

const counted = ({ matching }: GetterContext, { period, statuses }: Asked): Sql =>
  and([
    matching("x"),
    sql`x.date between ${period.from}::date and ${period.to}::date`,
    sql`x.status = any(${statuses}::text[])`,
  ]);

/** The rows, the largest first and months in their order, and what they come to together. */
export async function summaryRows(
  context: GetterContext,
  asked: Asked,
): Promise<{ rows: SummaryRow[]; totals: SummaryRow }> {
  const seesClients = holds(context.work.actor, "view-clients");
  const all = await context.work.rows<SummaryRow & { isTotal: boolean }>(sql`
    select shown.* from (select summed.*, summed.reimbursable - summed.reimbursed as outstanding,
      summed.billable - summed.billed as unbilled,
      case when summed.id is null then 'None' else ${nameOf(asked.group, seesClients)} end as name
    from (
      select converted.key as id, grouping(converted.key) = 1 as "isTotal", count(*) as count,
        coalesce(sum(converted.base_amount), 0) as base_amount,
        coalesce(sum(converted.net), 0) as net_base_amount,
        coalesce(sum(converted.base_amount) filter (where converted.paid_by = 'employee'), 0) as reimbursable,
        coalesce(sum(converted.base_amount) filter (where converted.status = 'reimbursed'), 0) as reimbursed,
        coalesce(sum(converted.billable), 0) as billable,
        coalesce(sum(converted.billable) filter (where converted.billing_status = 'billed'), 0) as billed
      from (
        select ${KEYS[asked.group]} as key, x.base_amount, x.paid_by, x.status, x.billing_status,
          round(x.net_amount * x.exchange_rate, 2) as net, round(x.billable_amount * x.exchange_rate, 2) as billable
        from expenses x where ${counted(context, asked)} and x.base_amount is not null
      ) converted
      group by grouping sets ((converted.key), ())
    ) summed) shown
    order by ${raw(asked.group === "month" ? "shown.id" : "shown.base_amount desc, fold(shown.name), shown.id")}`);
  return { rows: all.filter(({ isTotal }) => !isTotal), totals: all.find(({ isTotal }) => isTotal)! };
}

/** What is left out for want of a rate: so many expenses of each currency, and their sum in it. */
export async function unconverted(context: GetterContext, asked: Asked): Promise<Unconverted[]> {
  const rows = await context.work.rows<Values & { currency: string; count: number; amount: string }>(sql`
    select x.currency, count(*)::integer as count, sum(x.amount) as amount from expenses x
    where ${counted(context, asked)} and x.base_amount is null group by x.currency order by x.currency`);
  return rows.map(({ currency, count, amount }) => ({ currency, count, amount: Number(amount) }));
}
