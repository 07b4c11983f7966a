import { Text } from "@mantine/core";
import { invoices } from "../../api/generated/resources/invoices.ts";
import type { ApiRecord } from "../../api/records.ts";
import { type FieldOverride, resourceUi } from "../../declare/resource-ui.ts";
import { formatMoney } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";
import { BillButton } from "./bill-button.tsx";
import { invoiceActions } from "./invoice-actions.ts";
import { InvoiceAge, OPEN_STATUSES } from "./invoice-age.tsx";
import { InvoiceStatus, STATUS_LABELS } from "./invoice-status.tsx";

const fields: Readonly<Record<string, FieldOverride>> = {
  client_id: { label: t("Client"), hint: undefined },
  client_contact_id: {
    label: t("Contact"),
    hint: t("If empty, the client's first billing contact."),
    within: "client_id",
  },
  client_name: { label: t("Client") },
  status: { optionLabels: STATUS_LABELS, hint: undefined },
  currency: { hint: t("If empty, the client's.") },
  issue_date: { label: t("Issue date"), hint: t("If empty, the day on which it is issued.") },
  due_date: { label: t("Due date"), hint: t("If empty, it follows from the payment terms.") },
  period_start: { label: t("Covers from"), hint: undefined },
  period_end: { label: t("Covers until"), hint: undefined },
  reference: { label: t("Order number"), hint: t("The client's.") },
  notes: { hint: t("Printed. If empty, those of the client.") },
  terms: { hint: t("Printed.") },
  private_notes: { label: t("Private notes"), hint: t("Never printed.") },
  discount_type: {
    label: t("Discount"),
    optionLabels: { percent: t("Percentage"), fixed: t("Amount") },
    hint: undefined,
  },
  discount_value: { label: t("Discount value"), isOffered: ({ discount_type }) => Boolean(discount_type) },
  tax_rounding: {
    label: t("Tax is rounded"),
    optionLabels: { total: t("Once for each rate"), line: t("For each line") },
    hint: undefined,
  },
  exchange_rate: { label: t("Exchange rate"), hint: t("If empty, the rate of the issue date.") },
  net_total: { label: t("Net") },
  tax_total: { label: t("Tax") },
  paid_total: { label: t("Paid") },
  credited_total: { label: t("Credited") },
  balance_due: { label: t("Outstanding") },
  discount_total: { label: t("Discount") },
  base_total: { label: t("Total in the company's currency"), hint: undefined },
  credited_invoice_id: { label: t("Corrects") },
  document_type: { optionLabels: { invoice: t("Invoice"), credit_note: t("Credit note") }, hint: undefined },
  void_reason: { label: t("Why void") },
};

/** The number of an invoice, or that it has none yet. */
export const numberOf = ({ attributes: { number, document_type } }: ApiRecord<"invoices">): string =>
  number ?? (document_type === "credit_note" ? t("Draft credit note") : t("Draft"));

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
  title: t("Invoices"),
  singular: t("Invoice"),
  nameOf: numberOf,
  fields,
  list: {
    columns: [
      {
        name: "number",
        render: (invoice: ApiRecord<"invoices">) => (
          <Text size="sm" fw={500} component="span" style={{ whiteSpace: "nowrap" }}>
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
        label: t("Age"),
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
      { id: "all", label: (them) => t("All", them), filters: {} },
      { id: "drafts", label: t("Drafts"), filters: { status: "draft" } },
      {
        id: "open",
        label: (them) => t("Open", them),
        filters: { document_type: "invoice", status: OPEN_STATUSES.join(",") },
      },
      { id: "overdue", label: (them) => t("Overdue", them), filters: { is_overdue: "true" } },
      { id: "paid", label: (them) => t("Paid", them), filters: { status: "paid" } },
      { id: "credit-notes", label: t("Credit notes"), filters: { document_type: "credit_note" } },
    ],
    filters: {
      client_id: { label: t("Client"), resource: "clients" },
      client_contact_id: { label: t("Contact"), resource: "client-contacts" },
      project_id: { label: t("Project"), resource: "projects" },
      credited_invoice_id: { label: t("Credited invoice"), resource: "invoices" },
    },
    bulk: {
      issue: { label: t("Issue"), from: ["draft"] },
      "mark-sent": { label: t("Mark as sent"), from: ["issued"] },
      "mark-paid": { label: t("Mark as paid"), from: ["issued", "sent", "partially_paid", "overdue"] },
    },
    emptyText: t("Invoices to your clients: first a draft, then a number and a due date."),
  },
  calendar: {
    path: "/invoices/calendar",
    listPath: "/invoices",
    from: "due_date",
    days: ["due_date", "issue_date"],
    title: (invoice: ApiRecord<"invoices">) => `${numberOf(invoice)} ${invoice.attributes.client_name ?? ""}`,
    note: ({ attributes: { balance_due, currency } }: ApiRecord<"invoices">) =>
      balance_due === 0 ? null : formatMoney(balance_due, currency),
    isTentative: ({ attributes }: ApiRecord<"invoices">) => attributes.number === null,
  },
  form: [
    {
      title: t("Invoice"),
      fields: ["client_id", "client_contact_id", "reference", "currency", "exchange_rate"],
    },
    { title: t("Dates"), fields: ["issue_date", "due_date", "period_start", "period_end"] },
    { title: t("Discount and tax"), fields: ["discount_type", "discount_value", "tax_rounding"] },
    { title: t("Texts"), fields: ["notes", "terms", "private_notes"] },
  ],
  actions: invoiceActions,
  lockOf: ({ attributes }: ApiRecord<"invoices">) =>
    attributes.number === null
      ? null
      : t("An issued invoice cannot be changed, except for its private notes."),
  isChangeable,
  deletion: {
    text: t("A draft has no number, so nothing is missing afterwards."),
    isOffered: ({ attributes }) => attributes.number === null,
  },
  page: (id) => `/invoices/${id}`,
  createPath: "/invoices/new",
  ListActions: BillButton,
});
