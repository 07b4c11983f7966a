import { booleanKind, extension, filterOf } from "../../engine/declare/index.ts";
import { raw } from "../../engine/sql/index.ts";

/** A filter by whether a client has certain invoices; none has until there are invoices. */
const hasInvoices = (title: string) =>
  filterOf(booleanKind, { title, nullable: false, gate: "view-invoices", expression: () => raw("false") });

/** Filters of clients by what they owe, for callers who may see invoices. */
export const invoicesOfClients = extension("clients", {
  filters: {
    has_open_invoices: hasInvoices("has invoices that are not paid"),
    has_overdue_invoices: hasInvoices("has invoices that should have been paid"),
  },
});
