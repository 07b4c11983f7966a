import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";

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

/** The status of a document: the first that applies. Nothing is stored, so no job has to change it at midnight. */
export const invoiceStatus = (alias: string): Sql => {
  const of = (name: string): Sql => column(alias, name);
  return sql`(case
    when ${of("voided_at")} is not null then 'void'
    when ${of("number")} is null then 'draft'
    when ${of("balance_due")} = 0 then 'paid'
    when ${isOverdue(alias)} then 'overdue'
    when ${of("paid_total")} + ${of("credited_total")} > 0 then 'partially_paid'
    when ${of("sent_at")} is not null then 'sent'
    else 'issued' end)`;
};
