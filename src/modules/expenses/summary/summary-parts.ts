import { holds } from "../../../engine/declare/index.ts";
import { and, fromContext, join, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { GetterContext, Values } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { WITHOUT_VALUE } from "../../../platform/figures/group-names.ts";
import { isVisibleProject } from "../../projects/index.ts";

export const GROUPS = ["category", "employee", "project", "client", "month"] as const;
export type Group = (typeof GROUPS)[number];

/** The names of the reported amounts, all in base currency. */
export const AMOUNTS = [
  "base_amount",
  "net_base_amount",
  "reimbursable",
  "reimbursed",
  "outstanding",
  "billable",
  "billed",
  "unbilled",
] as const;

export interface SummaryQuery {
  readonly period: Period;
  readonly statuses: readonly string[];
  readonly group: Group;
}

/** The expenses of a row that have the same currency and either all have a rate or none. Amounts are decimal strings. */
export interface Part extends Values {
  readonly id: string | null;
  /** Null if the caller cannot see the category, employee, project or client of the row. */
  readonly name: string | null;
  readonly currency: string;
  readonly is_known: boolean;
  readonly count: number;
  readonly first_date: string;
  readonly last_date: string;
  /** The gross amount in `currency`. */
  readonly amount: string;
  /** For each figure, the number of expenses that it includes and the known part of their amount in base currency. */
  readonly sums: Readonly<Record<SummedFigure, readonly [count: number, amount: string]>>;
}

export type SummedFigure =
  | "base_amount"
  | "net_base_amount"
  | "reimbursable"
  | "reimbursed"
  | "billable"
  | "billed";

/** The value of an expense by which it is grouped. */
const KEYS: Readonly<Record<Group, Sql>> = {
  category: raw("x.expense_category_id"),
  employee: raw("x.employee_id"),
  project: raw("x.project_id"),
  client: raw("x.client_id"),
  month: raw("to_char(x.date, 'YYYY-MM')"),
};

/** The name of a row, over the alias `summed`. */
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

const counted = ({ matching }: GetterContext, { period, statuses }: SummaryQuery): Sql =>
  and([
    matching("x"),
    sql`x.date between ${period.from}::date and ${period.to}::date`,
    sql`x.status = any(${statuses}::text[])`,
  ]);

const SUMMED: Readonly<Record<SummedFigure, { readonly amount: Sql; readonly of?: Sql }>> = {
  base_amount: { amount: raw("spent.base_amount") },
  net_base_amount: { amount: raw("spent.net") },
  reimbursable: { amount: raw("spent.base_amount"), of: raw("spent.paid_by = 'employee'") },
  reimbursed: { amount: raw("spent.base_amount"), of: raw("spent.status = 'reimbursed'") },
  billable: { amount: raw("spent.billable"), of: raw("spent.billable_amount > 0") },
  billed: {
    amount: raw("spent.billable"),
    of: raw("spent.billable_amount > 0 and spent.billing_status = 'billed'"),
  },
};

const sums = sql`json_build_object(${join(
  Object.entries(SUMMED).map(
    ([name, { amount, of = raw("true") }]) => sql`${name}::text, json_build_array(
      count(*) filter (where ${of}), (coalesce(sum(${amount}) filter (where ${of}), 0))::text)`,
  ),
  ", ",
)})`;

/** Loads the parts of all rows: months in chronological order, others by name. */
export function loadParts(context: GetterContext, requested: SummaryQuery): Promise<Part[]> {
  const seesClients = holds(context.work.actor, "view-clients");
  return context.work.rows<Part>(sql`
    select summed.*, case when summed.id is null then ${context.work.words.say(WITHOUT_VALUE)}::text else ${nameOf(requested.group, seesClients)} end as name
    from (
      select spent.key as id, spent.currency, spent.base_amount is not null as is_known, count(*)::integer as count,
        min(spent.date) as first_date, max(spent.date) as last_date, sum(spent.amount)::text as amount,
        ${sums} as sums
      from (
        select ${KEYS[requested.group]} as key, x.currency, x.date, x.amount, x.base_amount, x.paid_by, x.status,
          x.billing_status, x.billable_amount, round(x.net_amount * x.exchange_rate, 2) as net,
          round(x.billable_amount * x.exchange_rate, 2) as billable
        from expenses x where ${counted(context, requested)}
      ) spent
      group by 1, 2, 3
    ) summed
    order by ${requested.group === "month" ? raw("summed.id") : raw("name")}, summed.id`);
}
