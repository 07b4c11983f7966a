import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import { invalidField, message, type ReadOnlyWork, type Values } from "../../../engine/work/index.ts";
import { unitsOf } from "../../../platform/figures/decimal-text.ts";
import type { ReportedPeriod } from "../../../platform/figures/report-period.ts";
import { isCounted, rebilledAmount } from "../../projects/index.ts";
import type { BillableExpense } from "./expense-lines.ts";

/** Which expenses are billed. */
export interface BilledExpenses {
  readonly projectIds: readonly string[];
  readonly period: ReportedPeriod;
}

/** Unbilled expenses of the projects in the period that were approved and are rebilled. */
export const isUnbilledExpense =
  ({ projectIds, period: { from, to } }: BilledExpenses) =>
  (alias: string): Sql =>
    sql`(${column(alias, "workspace_id")} = ${fromContext("workspace")}
    and ${column(alias, "project_id")} = any(${projectIds}::text[]) and ${isCounted(alias)}
    and ${column(alias, "billing_status")} = 'unbilled' and ${column(alias, "date")} <= ${to}::date
    and (${from}::date is null or ${column(alias, "date")} >= ${from}::date))`;

interface Row extends Values {
  readonly id: string;
  readonly project_id: string;
  readonly project_name: string;
  readonly category_id: string;
  readonly category_name: string;
  readonly employee_id: string;
  readonly date: string;
  readonly description: string;
  readonly currency: string;
  readonly project_currency: string;
  readonly amount: string | null;
}

/** The expenses with these ids and their rebilled amounts (rule R4). @throws 422 if an exchange rate is missing */
export async function rebilledExpenses(
  work: ReadOnlyWork,
  ids: readonly string[],
): Promise<BillableExpense[]> {
  const { join, amount } = rebilledAmount("to_project", "x", "p");
  const rows = await work.rows<Row>(sql`select x.id, x.project_id, p.name as project_name,
      x.expense_category_id as category_id, c.name as category_name, x.employee_id, x.date, x.description, x.currency,
      p.currency as project_currency, (${amount})::text as amount
    from expenses x
    join projects p on p.workspace_id = x.workspace_id and p.id = x.project_id
    join expense_categories c on c.workspace_id = x.workspace_id and c.id = x.expense_category_id
    ${join}
    where x.workspace_id = ${fromContext("workspace")} and x.id = any(${ids}::text[]) order by x.date, x.id`);
  return rows.map((row) => ({
    id: row.id,
    project: { id: row.project_id, name: row.project_name },
    category: { id: row.category_id, name: row.category_name },
    employeeId: row.employee_id,
    date: row.date,
    description: row.description,
    cents: unitsOf(row.amount ?? missingRate(row), 2),
  }));
}

function missingRate({ currency, project_currency, date }: Row): never {
  throw invalidField(
    "currency",
    message`There is no exchange rate from ${currency} to ${project_currency} on or before ${date}.`,
  );
}

/** Locks the unbilled expenses until the transaction ends, in the order of their ids, and returns them. */
export async function lockBillableExpenses(
  work: ReadOnlyWork,
  billed: BilledExpenses,
): Promise<BillableExpense[]> {
  const rows = await work.rows<{ id: string }>(sql`select x.id from expenses x
    where ${isUnbilledExpense(billed)("x")} order by x.id ${work.rowLock("update")}`);
  return rebilledExpenses(
    work,
    rows.map(({ id }) => id),
  );
}
