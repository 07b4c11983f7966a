import { field } from "../../../engine/declare/index.ts";
import { column, referredRow, type Sql, sql } from "../../../engine/sql/index.ts";
import { givenPriceFields, MAX_AMOUNT, printedTaxFields, unitPrice } from "../documents/document-lines.ts";
import { invoiceStatus } from "../invoices/invoice-status.ts";

export const LINE_KINDS = [
  "manual",
  "time",
  "expense",
  "fixed_fee",
  "retainer",
  "overage",
  "revenue_share",
] as const;

/** The kinds of lines that callers can create. The others come from billing. */
export const WRITTEN_KINDS: readonly string[] = ["manual", "fixed_fee", "revenue_share"];

/** The maximum number of lines of a document. */
export const MAX_LINES = 500;

const amount = () => field.money().managed().default("0.00").inCurrency(null);

/** What callers give of a line, in a line of its own and with a new invoice. */
export const givenLineFields = {
  kind: field
    .choice(...LINE_KINDS)
    .default("manual")
    .immutable()
    .describe("Lines can be created with the kinds manual, fixed_fee and revenue_share."),
  description: field.text().required(),
  ...givenPriceFields,
  quantity: givenPriceFields.quantity.describe(
    "Not 0; negative only in manual lines. Lines of other kinds have a quantity of their own.",
  ),
  unit_price: unitPrice()
    .computedDefault("of the kind revenue_share the client's part of `revenue_base`")
    .describe("Net of tax. Required except for the kind revenue_share, for which it is computed."),
  project_id: field
    .reference("projects")
    .describe("Required except for manual lines: a project of the client."),
  period_start: field.date().describe("Given together with period_end; required for the kind revenue_share."),
  period_end: field.date().onOrAfter("period_start"),
  revenue_base: field
    .money({ min: 0.01, max: MAX_AMOUNT })
    .inCurrency(null)
    .requiredWhen("kind", "revenue_share")
    .prohibitedUnless("kind", "revenue_share")
    .describe("The revenue that the client reported."),
};

/** What the invoice of a line says. */
export const ofInvoice = referredRow("invoices", "invoice_id", {
  client_id: column("referred", "client_id"),
  issue_date: column("referred", "issue_date"),
  document_type: column("referred", "document_type"),
  status: invoiceStatus("referred"),
});

/** Whether a line of an invoice bills something now: the invoice is not void, and its sources were not released. */
export const isLive = (alias: string): Sql => sql`(${column(alias, "released_at")} is null and exists (
  select from invoices parent where parent.workspace_id = ${column(alias, "workspace_id")}
    and parent.id = ${column(alias, "invoice_id")} and parent.document_type = 'invoice' and parent.voided_at is null))`;

/** The net amounts of the lines of issued credit notes that correct the line. */
const creditedAmount = (alias: string): Sql => sql`coalesce((select sum(crediting.net_amount)
  from invoice_lines crediting
  join invoices note on note.workspace_id = crediting.workspace_id and note.id = crediting.invoice_id
  where crediting.workspace_id = ${column(alias, "workspace_id")} and crediting.credited_line_id = ${column(alias, "id")}
    and note.number is not null and note.voided_at is null), 0.00)`;

/** The fields of a line of an invoice or a credit note. */
export const lineFields = {
  invoice_id: field.reference("invoices").required().immutable().asPart().describe("A draft."),
  position: field
    .positive(500)
    .computedDefault("the last")
    .describe("The position in the invoice, starting at 1. Other lines move accordingly."),
  ...givenLineFields,
  minutes: field
    .integer()
    .counts("minutes")
    .managed()
    .describe("The billed minutes of a line of time or overage."),
  ...printedTaxFields,
  task_id: field.reference("tasks").managed(),
  employee_id: field.reference("employees").managed(),
  gross_amount: amount(),
  discount_amount: amount(),
  net_amount: amount(),
  discount_share: amount().describe("The line's part of the discount on the whole document."),
  credited_line_id: field
    .reference("invoice-lines")
    .managed()
    .describe("The line of an invoice that a line of a credit note corrects."),
  credited_amount: field
    .money()
    .inCurrency(null)
    .computed(creditedAmount)
    .notNull()
    .quiet()
    .describe("What issued credit notes credit of the line, net of tax."),
  source_count: field
    .integer()
    .managed()
    .default(0)
    .describe("How many entries and expenses the line bills."),
  released_at: field.dateTime().managed(),
  keeps_tax: field.boolean().default(false).hidden(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "invoice-lines": typeof lineFields;
  }
}
