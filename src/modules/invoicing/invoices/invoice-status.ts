import { column, fromContext, join, raw, type Sql, sql } from "../../../engine/sql/index.ts";

export const INVOICE_STATUSES = [
  "draft",
  "issued",
  "sent",
  "partially_paid",
  "paid",
  "overdue",
  "void",
] as const;

/** Whether money is owed on an issued invoice after its due date. It begins at midnight in the workspace's time zone. */
export const isOverdue = (alias: string): Sql => {
  const of = (name: string): Sql => column(alias, name);
  return sql`(${of("number")} is not null and ${of("voided_at")} is null and ${of("document_type")} = 'invoice'
    and ${of("balance_due")} > 0 and ${of("due_date")} is not null and ${of("due_date")} < ${fromContext("today")})`;
};

type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** The statuses with their conditions, of which the first applies; `issued` applies to all others. */
function conditions(alias: string): readonly (readonly [InvoiceStatus, Sql])[] {
  const of = (name: string): Sql => column(alias, name);
  return [
    ["void", sql`${of("voided_at")} is not null`],
    ["draft", sql`${of("number")} is null`],
    ["paid", sql`${of("balance_due")} = 0`],
    ["overdue", isOverdue(alias)],
    ["partially_paid", sql`${of("paid_total")} + ${of("credited_total")} > 0`],
    ["sent", sql`${of("sent_at")} is not null`],
  ];
}

const firstOf = (alias: string, value: (status: InvoiceStatus) => Sql): Sql => {
  const cases = conditions(alias).map(([status, applies]) => sql`when ${applies} then ${value(status)}`);
  return sql`(case ${join(cases, " ")} else ${value("issued")} end)`;
};

/** The status of a document: the first that applies. Nothing is stored, so no job has to change it at midnight. */
export const invoiceStatus = (alias: string): Sql => firstOf(alias, (status) => raw(`'${status}'`));

/** The place of the status in `INVOICE_STATUSES`: sums over many documents group by it faster than by its name. */
export const invoiceStatusPlace = (alias: string): Sql =>
  firstOf(alias, (status) => raw(String(INVOICE_STATUSES.indexOf(status))));
