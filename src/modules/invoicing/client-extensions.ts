import { booleanKind, extension, filterOf } from "../../engine/declare/index.ts";
import { column, fromContext, type Sql, sql } from "../../engine/sql/index.ts";

/** A filter by whether a client owes something on an issued invoice that meets a condition. */
const owes = (title: string, condition: Sql) =>
  filterOf(booleanKind, {
    title,
    nullable: false,
    gate: "view-invoices",
    expression: (alias) => sql`exists (select from invoices owed
      where owed.workspace_id = ${column(alias, "workspace_id")} and owed.client_id = ${column(alias, "id")}
        and owed.document_type = 'invoice' and owed.number is not null and owed.balance_due > 0 and ${condition})`,
  });

/** Filters of clients by what they owe, for callers who may see invoices. */
export const invoicesOfClients = extension("clients", {
  filters: {
    has_open_invoices: owes("has invoices that are not paid", sql`true`),
    has_overdue_invoices: owes(
      "has invoices that should have been paid",
      sql`owed.due_date < ${fromContext("today")}`,
    ),
  },
});
