import {
  booleanKind,
  byField,
  byFieldAnyOf,
  choiceKind,
  dateKind,
  EXAMPLE_ULID,
  filterOf,
  idKind,
  listOf,
  resource,
  scoped,
  toOne,
} from "../../../engine/declare/index.ts";
import { releaseSources } from "../billing/release-sources.ts";
import { INVOICE_STATUSES } from "../invoices/invoice-status.ts";
import { isLive, lineFields, ofInvoice } from "./line-fields.ts";
import { lineHooks } from "./line-writes.ts";

/** What an invoice charges, line by line. */
export const invoiceLines = resource("invoice-lines", {
  description: "The lines of invoices. They can be changed while the invoice is a draft; its totals follow.",
  policy: scoped(["view-invoices"], { write: ["manage-invoices"] }),
  label: "description",
  examples: {
    create: {
      invoice_id: EXAMPLE_ULID,
      description: "Consulting in June",
      quantity: 12.5,
      unit: "hour",
      unit_price: 80,
    },
    change: { discount_percent: 5 },
  },
  fields: lineFields,
  relationships: {
    invoice: toOne("invoices", "invoice_id"),
    project: toOne("projects", "project_id"),
    taxRate: toOne("tax-rates", "tax_rate_id"),
    creditedLine: toOne("invoice-lines", "credited_line_id"),
  },
  filters: {
    invoice_id: byFieldAnyOf,
    project_id: byFieldAnyOf,
    tax_rate_id: byFieldAnyOf,
    employee_id: byFieldAnyOf,
    task_id: byFieldAnyOf,
    kind: byFieldAnyOf,
    client_id: filterOf(listOf(idKind), {
      title: "client of the invoice",
      nullable: false,
      expression: ofInvoice("client_id"),
    }),
    invoice_status: filterOf(listOf(choiceKind(INVOICE_STATUSES)), {
      title: "status of the invoice",
      nullable: false,
      expression: ofInvoice("status"),
    }),
    issue_date: filterOf(dateKind, {
      title: "issue date of the invoice",
      nullable: true,
      expression: ofInvoice("issue_date"),
    }),
    document_type: filterOf(choiceKind(["invoice", "credit_note"]), {
      title: "type of the document",
      nullable: false,
      expression: ofInvoice("document_type"),
    }),
    is_live: filterOf(booleanKind, {
      title: "bills something now: its invoice is not void, and nothing was released",
      nullable: false,
      expression: isLive,
    }),
    period_start: byField,
    period_end: byField,
    net_amount: byField,
  },
  search: ["description"],
  sort: ["id", "position", "invoice_id", "net_amount", "created_at"],
  defaultSort: "invoice_id,position",
  hooks: lineHooks,
  actions: { "release-sources": releaseSources },
});
