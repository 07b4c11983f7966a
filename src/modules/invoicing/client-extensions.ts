import { booleanKind, extension, filterOf } from "../../engine/declare/index.ts";
import { raw } from "../../engine/sql/index.ts";

/** Whether a client has such an invoice; as long as no invoices are kept, none has. */
const hasInvoices = (title: string) =>
  filterOf(booleanKind, { title, nullable: false, gate: "view-invoices", expression: () => raw("false") });

/** Clients can be listed by what they owe, by those who see invoices. */
export const invoicesOfClients = extension("clients", {
  filters: {
    has_open_invoices: hasInvoices("has invoices that are not paid"),
    has_overdue_invoices: hasInvoices("has invoices that should have been paid"),
  },
});
