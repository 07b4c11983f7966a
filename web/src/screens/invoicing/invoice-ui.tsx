import { Text } from "@mantine/core";
import { invoices } from "../../api/generated/resources/invoices.ts";
import type { ApiRecord } from "../../api/records.ts";
import { type FieldOverride, resourceUi } from "../../declare/resource-ui.ts";
import { BillButton } from "./bill-button.tsx";
import { invoiceActions } from "./invoice-actions.ts";
import { InvoiceAge, OPEN_STATUSES } from "./invoice-age.tsx";
import { InvoiceStatus, STATUS_LABELS } from "./invoice-status.tsx";

const fields: Readonly<Record<string, FieldOverride>> = {
  client_id: { label: "Client", hint: undefined },
  client_contact_id: {
    label: "Contact",
    hint: "If empty, the client's first billing contact.",
    within: "client_id",
  },
  client_name: { label: "Client" },
  status: { optionLabels: STATUS_LABELS, hint: undefined },
  currency: { hint: "If empty, the client's." },
  issue_date: { label: "Issue date", hint: "If empty, the day on which it is issued." },
  due_date: { label: "Due date", hint: "If empty, it follows from the payment terms." },
  period_start: { label: "Covers from", hint: undefined },
  period_end: { label: "Covers until", hint: undefined },
  reference: { label: "Order number", hint: "The client's." },
  notes: { hint: "Printed. If empty, those of the client." },
  terms: { hint: "Printed." },
  private_notes: { label: "Private notes", hint: "Never printed." },
  discount_type: {
    label: "Discount",
    optionLabels: { percent: "Percentage", fixed: "Amount" },
    hint: undefined,
  },
  discount_value: { label: "Discount value", isOffered: ({ discount_type }) => Boolean(discount_type) },
  tax_rounding: {
    label: "Tax is rounded",
    optionLabels: { total: "Once for each rate", line: "For each line" },
    hint: undefined,
  },
  exchange_rate: { label: "Exchange rate", hint: "If empty, the rate of the issue date." },
  net_total: { label: "Net" },
  tax_total: { label: "Tax" },
  paid_total: { label: "Paid" },
  credited_total: { label: "Credited" },
  balance_due: { label: "Open" },
  discount_total: { label: "Discount" },
  base_total: { label: "Total in the company's currency", hint: undefined },
  credited_invoice_id: { label: "Corrects" },
  document_type: { optionLabels: { invoice: "Invoice", credit_note: "Credit note" }, hint: undefined },
  void_reason: { label: "Why void" },
};

/** The number of an invoice, or that it has none yet. */
export const numberOf = ({ attributes: { number, document_type } }: ApiRecord<"invoices">): string =>
  number ?? (document_type === "credit_note" ? "Draft credit note" : "Draft");

/** What can still be written: of issued documents only what is never printed, of credit notes no terms. */
function isChangeable(
  { attributes: { number, document_type } }: ApiRecord<"invoices">,
  field: string,
): boolean {
  if (number !== null) return field === "private_notes";
  return document_type === "invoice" || !OF_CREDITED_INVOICE.has(field);
}

const OF_CREDITED_INVOICE: ReadonlySet<string> = new Set([
  ...[
    "client_id",
    "currency",
    "exchange_rate",
    "discount_type",
    "discount_value",
    "tax_rounding",
    "due_date",
  ],
]);

/** The list, form and page of invoices. */
export const invoiceUi = resourceUi({
  resource: "invoices",
  metadata: invoices,
  title: "Invoices",
  singular: "Invoice",
  nameOf: numberOf,
  fields,
  list: {
    columns: [
      {
        name: "number",
        render: (invoice: ApiRecord<"invoices">) => (
          <Text size="sm" fw={500} component="span">
            {numberOf(invoice)}
          </Text>
        ),
      },
      "client_name",
      "issue_date",
      {
        name: "status",
        render: ({ attributes }: ApiRecord<"invoices">) => <InvoiceStatus status={attributes.status} />,
      },
      {
        name: "age",
        label: "Age",
        sort: "due_date",
        render: (invoice: ApiRecord<"invoices">) => <InvoiceAge invoice={invoice} />,
      },
      "total",
      "balance_due",
    ],
    more: [
      "due_date",
      "document_type",
      "reference",
      "currency",
      "net_total",
      "tax_total",
      "paid_total",
      "sent_at",
      "paid_at",
      "created_at",
    ],
    sort: "-issue_date",
    views: [
      { id: "all", label: "All", filters: {} },
      { id: "drafts", label: "Drafts", filters: { status: "draft" } },
      { id: "open", label: "Open", filters: { document_type: "invoice", status: OPEN_STATUSES.join(",") } },
      { id: "overdue", label: "Overdue", filters: { is_overdue: "true" } },
      { id: "paid", label: "Paid", filters: { status: "paid" } },
      { id: "credit-notes", label: "Credit notes", filters: { document_type: "credit_note" } },
    ],
    filters: {
      client_id: { label: "Client", resource: "clients" },
      client_contact_id: { label: "Contact", resource: "client-contacts" },
      project_id: { label: "Project", resource: "projects" },
      credited_invoice_id: { label: "Credited invoice", resource: "invoices" },
    },
    bulk: {
      issue: { label: "Issue", from: ["draft"] },
      "mark-sent": { label: "Mark as sent", from: ["issued"] },
      "mark-paid": { label: "Mark as paid", from: ["issued", "sent", "partially_paid", "overdue"] },
    },
    emptyText: "Invoices to your clients: first a draft, then a number and a due date.",
  },
  form: [
    {
      title: "Invoice",
      fields: ["client_id", "client_contact_id", "reference", "currency", "exchange_rate"],
    },
    { title: "Dates", fields: ["issue_date", "due_date", "period_start", "period_end"] },
    { title: "Discount and tax", fields: ["discount_type", "discount_value", "tax_rounding"] },
    { title: "Texts", fields: ["notes", "terms", "private_notes"] },
  ],
  actions: invoiceActions,
  lockOf: ({ attributes }: ApiRecord<"invoices">) =>
    attributes.number === null ? null : "An issued invoice cannot be changed, except for its private notes.",
  isChangeable,
  deletion: {
    text: "A draft has no number, so nothing is missing afterwards.",
    isOffered: ({ attributes }) => attributes.number === null,
  },
  page: (id) => `/invoices/${id}`,
  createPath: "/invoices/new",
  ListActions: BillButton,
});
