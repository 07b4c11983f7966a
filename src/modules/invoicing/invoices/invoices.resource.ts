import {
  byField,
  byFieldAnyOf,
  EXAMPLE_ULID,
  filterOf,
  idKind,
  inverse,
  listOf,
  resource,
  scoped,
  toOne,
  valuesOf,
} from "../../../engine/declare/index.ts";
import { column, isOneOf, sql } from "../../../engine/sql/index.ts";
import { countedInGroups } from "../../../platform/grouping/counted-in-groups.ts";
import { invoiceAnalytics } from "../analytics/invoice-analytics.ts";
import { addUnbilled } from "../billing/add-unbilled.ts";
import { billingMeta } from "../billing/bill-onto.ts";
import { billUnbilled } from "../billing/bill-unbilled.ts";
import { invoiceChart } from "../chart/chart.ts";
import { credit } from "../crediting/credit.ts";
import { eInvoice } from "../e-invoices/e-invoice.ts";
import { exportInvoices } from "../export/export-invoices.ts";
import { queuedMailMeta } from "../mailing/mail-document.ts";
import { remind } from "../mailing/remind.ts";
import { send } from "../mailing/send.ts";
import { downloadPdf } from "../printing/download-pdf.ts";
import { unbilled } from "../unbilled/unbilled.ts";
import { duplicate } from "./duplicate.ts";
import { invoiceFields } from "./invoice-fields.ts";
import { invoiceHooks } from "./invoice-writes.ts";
import { issue } from "./issue.ts";
import { markPaid } from "./mark-paid.ts";
import { markSent } from "./mark-sent.ts";
import { revise } from "./revise.ts";
import { voidInvoice } from "./void.ts";

/** Claims on clients for what was done or delivered, and credit notes that correct them. */
export const invoices = resource("invoices", {
  description:
    "Invoices to clients and credit notes: drafts, which can be changed, and issued ones, which have a number and cannot.",
  policy: scoped(["view-invoices"], { write: ["manage-invoices"] }),
  label: "id",
  calledBy: ["number", "client_name"],
  examples: {
    create: {
      client_id: EXAMPLE_ULID,
      lines: [{ description: "Consulting in June", quantity: 12.5, unit: "hour", unit_price: 80 }],
    },
    change: { reference: "PO 4711" },
  },
  fields: invoiceFields,
  relationships: {
    client: toOne("clients", "client_id"),
    clientContact: toOne("client-contacts", "client_contact_id"),
    offer: toOne("offers", "offer_id"),
    creditedInvoice: toOne("invoices", "credited_invoice_id"),
    lines: inverse("invoice-lines", "invoice_id", { sort: "position" }),
    payments: inverse("invoice-payments", "invoice_id", { sort: "paid_at" }),
    creditNotes: inverse("invoices", "credited_invoice_id", { sort: "id" }),
  },
  filters: {
    status: byFieldAnyOf,
    currency: byFieldAnyOf,
    document_type: byField,
    client_id: byField,
    client_contact_id: byField,
    credited_invoice_id: byField,
    offer_id: byField,
    project_id: filterOf(listOf(idKind), {
      title: "a line belongs to the project",
      nullable: false,
      condition: (alias, operand) => sql`exists (select from invoice_lines l
        where l.workspace_id = ${column(alias, "workspace_id")} and l.invoice_id = ${column(alias, "id")}
          and ${isOneOf(column("l", "project_id"), valuesOf(operand), "text")})`,
    }),
    number: byField,
    reference: byField,
    client_name: byField,
    issue_date: byField,
    due_date: byField,
    period_start: byField,
    period_end: byField,
    total: byField,
    balance_due: byField,
    net_total: byField,
    is_overdue: byField,
    issued_at: byField,
    sent_at: byField,
    paid_at: byField,
    voided_at: byField,
    created_at: byField,
  },
  variants: {
    group: countedInGroups({
      resource: "invoices",
      table: "invoices",
      title: "Invoices in groups",
      description: "Invoices and credit notes grouped by client: how many they are.",
      by: ["client_id"],
    }),
  },
  search: ["number", "reference", "notes", "client.name"],
  globalSearch: {},
  sort: [
    "id",
    "number",
    "issue_date",
    "due_date",
    "client_name",
    "status",
    "currency",
    "net_total",
    "total",
    "balance_due",
    "issued_at",
    "paid_at",
    "created_at",
  ],
  defaultSort: "-issue_date",
  hooks: invoiceHooks,
  actions: {
    revise,
    issue,
    send,
    "mark-sent": markSent,
    remind,
    "mark-paid": markPaid,
    void: voidInvoice,
    duplicate,
    credit,
    "add-unbilled": addUnbilled,
  },
  fileActions: { "download-pdf": downloadPdf },
  standaloneActions: { "bill-unbilled": billUnbilled },
  getters: {
    "invoice-analytics": invoiceAnalytics,
    chart: invoiceChart,
    unbilled,
    export: exportInvoices,
    "e-invoice": eInvoice,
  },
  responseMeta: { ...billingMeta, ...queuedMailMeta },
  systemEvents: {
    paid: {
      title: "Invoice paid",
      description: "The balance of the invoice has reached 0, by payments or by credit.",
    },
    overdue: {
      title: "Invoice overdue",
      description: "The invoice was not paid by its due date. It is reported once for each invoice.",
    },
  },
});
