import {
  choiceKind,
  idKind,
  listOf,
  momentOnTheWire,
  onlyValueOf,
  parameter,
  textKind,
  valuesOf,
} from "../../../engine/declare/index.ts";
import { column, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { GetterContext, Work } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { periodForMeta } from "../../../platform/figures/report-period.ts";
import { amongIds, type Filters } from "../../../platform/links/narrow-filters.ts";
import { requireExisting, type Unconverted } from "../../projects/index.ts";
import { reportedCurrency } from "../../rates/index.ts";

/** The permission to read the reports on invoices. */
export const READERS = ["view-reports-finance"] as const;

export const FORMATS = ["json", "csv", "xlsx"] as const;

/** The parameters of all reports on invoices. */
export const selectionParameters = {
  client_id: parameter(listOf(idKind), { description: "Only documents and payments of these clients." }),
  currency: parameter(textKind(), {
    description:
      "The currency of all amounts; default: the workspace's, into which documents and payments are converted at the rate that they have recorded.",
  }),
  format: parameter(choiceKind(FORMATS), {
    isSingle: true,
    description: "Default: json. A file has the same figures.",
  }),
};

/** Which documents a report counts, and in which currency. */
export interface InvoiceQuery {
  readonly currency: string;
  /** Null: of all clients. */
  readonly clientIds: readonly string[] | null;
  readonly format: (typeof FORMATS)[number];
}

type SelectionContext = GetterContext<"invoices", typeof selectionParameters>;

/** Reads the common parameters. @throws 422 for an unknown currency or client */
export async function readInvoiceQuery(
  { client_id, currency, format }: SelectionContext["parameters"],
  work: Work,
): Promise<InvoiceQuery> {
  const clientIds = client_id === undefined ? null : valuesOf(client_id);
  await requireExisting(work, "clients", "client_id", clientIds);
  return { clientIds, currency: reportedCurrency(currency, work), format: onlyValueOf(format) ?? "json" };
}

/** A condition for records of the requested clients; `alias` has the column `client_id`. */
export const isOfClients = (alias: string, { clientIds }: InvoiceQuery): Sql =>
  clientIds === null ? raw("true") : sql`${column(alias, "client_id")} = any(${clientIds}::text[])`;

/** Returns the URL of a list of the documents or payments of the requested clients; null for more than a URL can name. */
export const linksOf =
  ({ link }: Pick<SelectionContext, "link">, { clientIds }: InvoiceQuery) =>
  (resource: "invoices" | "invoice-payments", filters: Filters): string | null => {
    const selected = clientIds === null ? filters : amongIds(filters, "client_id", clientIds);
    return selected && link(resource, selected);
  };

/** The links to what was issued and paid in a period. */
export function linksOfPeriod(
  context: Pick<SelectionContext, "link">,
  query: InvoiceQuery,
  { from, to }: Period,
) {
  const list = linksOf(context, query);
  return {
    invoices: list("invoices", { issue_date: `${from},${to}`, "-status": "draft,void" }),
    payments: list("invoice-payments", { paid_at: `${from},${to}`, "-method": "credit_note" }),
  };
}

/** The `meta` of a report. */
export const invoiceMeta = (
  work: Work,
  { currency, clientIds }: InvoiceQuery,
  period: Period,
  unconverted: Unconverted,
) => ({
  date: periodForMeta(period),
  currency,
  as_of: momentOnTheWire(work.now),
  filters: clientIds === null ? {} : { client_id: clientIds },
  unconverted: unconverted.shown(),
});
