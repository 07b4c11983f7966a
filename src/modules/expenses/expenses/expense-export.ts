import { field, fileAction, holds, momentOnTheWire } from "../../../engine/declare/index.ts";
import { column, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { FileActionContext, GivenParameters, Values } from "../../../engine/work/index.ts";
import { publishTable, TABLE_FORMATS } from "../../../platform/exports/table-file.ts";
import type { CellValue, Column } from "../../../platform/spreadsheets/column.ts";
import { isVisibleProject } from "../../projects/index.ts";
import { baseAmountReason } from "./exchange-rate.ts";

/** The columns of the exported file, in order. The last one has the reason why an expense has no base amount. */
const COLUMNS: readonly Column[] = [
  { key: "date", type: "date" },
  { key: "employee", type: "text" },
  { key: "category", type: "text" },
  { key: "code", type: "text" },
  { key: "description", type: "text" },
  { key: "merchant", type: "text" },
  { key: "quantity", type: "decimal" },
  { key: "unit", type: "text" },
  { key: "amount", type: "decimal" },
  { key: "currency", type: "text" },
  { key: "tax", type: "decimal" },
  { key: "rate", type: "decimal" },
  { key: "base_amount", title: "base amount", type: "decimal" },
  { key: "paid_by", title: "paid by", type: "text" },
  { key: "project", type: "text" },
  { key: "client", type: "text" },
  { key: "billable", type: "boolean" },
  { key: "markup", type: "decimal" },
  { key: "billable_amount", title: "billable amount", type: "decimal" },
  { key: "status", type: "text" },
  { key: "submitted", type: "text" },
  { key: "decided", type: "text" },
  { key: "decided_by", title: "decided by", type: "text" },
  { key: "reimbursed_on", title: "reimbursed on", type: "date" },
  { key: "reference", type: "text" },
  { key: "receipts", type: "integer" },
  { key: "not_known", title: "not known", type: "text" },
];

type Row = Values & Record<string, CellValue>;

const nameOf = (alias: string): Sql =>
  sql`${column(alias, "first_name")} || ' ' || ${column(alias, "last_name")}`;

const shownMoment = (moment: CellValue): string | null =>
  moment instanceof Date ? momentOnTheWire(moment) : null;

/** The rows, in the requested order, by default latest first. Projects and clients that the caller cannot see are empty. */
async function exportedExpenses({ work, matching, order }: FileActionContext): Promise<Row[]> {
  const seesClients = holds(work.actor, "view-clients");
  const rows = await work.rows<Row>(sql`select x.date, ${nameOf("e")} as employee, c.name as category, c.code,
      x.description, x.merchant, x.quantity, case when x.quantity is not null then c.unit_name end as unit, x.amount,
      x.currency, x.tax_amount as tax, x.exchange_rate as rate, x.base_amount, x.paid_by, p.name as project,
      case when ${seesClients}::boolean or p.id is not null then client.name end as client, x.is_billable as billable,
      x.markup_percent as markup, x.billable_amount, x.status, x.submitted_at as submitted, x.decided_at as decided,
      ${nameOf("decider")} as decided_by, x.reimbursed_on, x.reimbursement_reference as reference,
      (select count(*)::integer from expense_receipts r
        where r.workspace_id = x.workspace_id and r.expense_id = x.id) as receipts,
      ${baseAmountReason("x")} as not_known
    from expenses x
    join employees e on e.workspace_id = x.workspace_id and e.id = x.employee_id
    join expense_categories c on c.workspace_id = x.workspace_id and c.id = x.expense_category_id
    left join projects p on p.workspace_id = x.workspace_id and p.id = x.project_id and ${isVisibleProject("p")}
    left join clients client on client.workspace_id = x.workspace_id and client.id = x.client_id
    left join employees decider on decider.workspace_id = x.workspace_id and decider.id = x.decided_by_employee_id
    where ${matching("x")} order by ${order?.("x") ?? raw("x.date desc, x.id desc")}`);
  return rows.map((row) => ({
    ...row,
    submitted: shownMoment(row.submitted),
    decided: shownMoment(row.decided),
  }));
}

const parameters = { format: field.choice(...TABLE_FORMATS).default("xlsx") };

async function run(context: FileActionContext<GivenParameters<typeof parameters>>) {
  const { work, params } = context;
  const rows = await exportedExpenses(context);
  const file = await publishTable(work, params.format, {
    name: `expenses-${work.today}`,
    title: "Expenses",
    columns: COLUMNS,
    rows,
  });
  return { data: { ...file, rows: rows.length } };
}

/** Exports the expenses as they are at the time of the request. */
export const exportExpenses = fileAction({
  title: "Export",
  description: "Exports a file with one row per expense and returns its URL, which is valid for 30 minutes.",
  contentType: null,
  parameters,
  run,
});
