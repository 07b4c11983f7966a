import { field } from "../../../engine/declare/index.ts";
import { isUnarchived } from "../../../platform/archiving/archived-state.ts";
import { discountFields } from "../documents/document-discount.ts";
import { totalFields } from "../documents/tax-summary.ts";
import { newLines } from "../invoice-lines/new-lines.ts";
import type { Stationery } from "../printing/letter.ts";
import { INVOICE_STATUSES, invoiceStatus, isOverdue } from "./invoice-status.ts";
import { buyerOfDraft, clientName, type Party, partySchema, sellerNow, shownParty } from "./parties.ts";

const total = () => field.money().inCurrency("currency").managed().default("0.00");
const baseTotal = (what: string) =>
  field.money().managed().describe(`${what} in the workspace's currency; null in a draft.`);

/** The fields of invoices and credit notes. */
export const invoiceFields = {
  document_type: field.choice("invoice", "credit_note").managed().default("invoice"),
  number: field.string().managed().describe("Given when the document is issued; it never changes."),
  status: field
    .choice(...INVOICE_STATUSES)
    .computed(invoiceStatus)
    .notNull()
    .quiet(),
  client_id: field
    .reference("clients")
    .required()
    .selectable(isUnarchived)
    .describe("Cannot be changed once a line belongs to a project."),
  client_name: field.string({ caseInsensitive: true }).computed(clientName).notNull().quiet(),
  client_contact_id: field
    .reference("client-contacts")
    .computedDefault("the client's first billing contact")
    .orNull()
    .describe("A contact of the client."),
  currency: field.currency({ asChoice: true }).computedDefault("the client's"),
  issue_date: field.date().describe("Default at issue: today."),
  due_date: field
    .date()
    .onOrAfter("issue_date")
    .describe("Default at issue: the issue date plus the payment terms of the client or the workspace."),
  period_start: field
    .date()
    .describe("The first day that the invoice covers; given together with period_end."),
  period_end: field.date().onOrAfter("period_start"),
  reference: field.string({ max: 100 }).describe("The client's order number."),
  notes: field.text().computedDefault("the client's invoice_notes").orNull().describe("Printed."),
  terms: field.text().describe("Printed."),
  private_notes: field.text().describe("Never printed; can be changed in every state."),
  ...discountFields,
  exchange_rate: field
    .decimal(8, { above: 0 })
    .describe(
      "Units of the workspace's currency for 1 of the invoice's. Default at issue: the rate of issue_date.",
    ),
  lines: newLines(),
  ...totalFields,
  paid_total: total(),
  credited_total: total(),
  balance_due: field.money().inCurrency("currency").managed().notNull(),
  base_net_total: baseTotal("The net total"),
  base_tax_total: baseTotal("The tax"),
  base_total: baseTotal("The total"),
  is_overdue: field.boolean().computed(isOverdue).notNull().quiet(),
  seller: field
    .jsonb<Party>(partySchema)
    .shown(shownParty("seller", sellerNow))
    .quiet()
    .describe("The workspace as it is printed; frozen when the document is issued."),
  buyer: field
    .jsonb<Party>(partySchema)
    .shown(shownParty("buyer", buyerOfDraft))
    .quiet()
    .describe("The client as printed; frozen when the document is issued."),
  offer_id: field.reference("offers").managed().describe("The accepted offer from which it was made."),
  credited_invoice_id: field.reference("invoices").managed().describe("What a credit note corrects."),
  release_sources: field
    .boolean()
    .managed()
    .describe("Whether a credit note frees what its lines billed; null for an invoice."),
  issued_at: field.dateTime().managed(),
  sent_at: field.dateTime().managed(),
  paid_at: field.dateTime().managed().describe("When the balance reached 0; null again if it rises."),
  voided_at: field.dateTime().managed(),
  reminder_level: field
    .integerChoice(0, 1, 2, 3)
    .managed()
    .default(0)
    .describe("The level of the last reminder; 0 before the first."),
  reminded_at: field.dateTime().managed(),
  void_reason: field.string().managed(),
  stationery: field.jsonb<Stationery>({ type: "object" }).hidden(),
  number_series: field.string().hidden(),
  number_in_series: field.integer().hidden(),
  overdue_reported_at: field.dateTime().hidden(),
  settled_on: field.date().hidden(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    invoices: typeof invoiceFields;
  }
}
