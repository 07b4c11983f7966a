import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, StoredRecord } from "../../../engine/work/index.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import type { TaxSummaryRow } from "../documents/tax-summary.ts";
import { printedNow } from "../invoices/issue-guards.ts";
import type { Party } from "../invoices/parties.ts";
import type { Stationery } from "./letter.ts";
import type { PricedLine } from "./priced-blocks.ts";

/** A line of an invoice or a credit note as it is printed. */
export interface PrintedLine extends PricedLine {
  readonly id: string;
  readonly tax_category: string;
  readonly gross_amount: string;
  readonly discount_amount: string;
  readonly [column: string]: unknown;
}

/** Everything that a document says. */
export interface PrintedDocument {
  readonly invoice: Readonly<StoredRecord<"invoices">>;
  readonly lines: readonly PrintedLine[];
  readonly taxes: readonly TaxSummaryRow[];
  readonly seller: Party;
  readonly buyer: Party;
  readonly stationery: Stationery;
  readonly credited: CreditedInvoice | null;
  /** When it was voided or issued; for a draft, now. */
  readonly madeAt: Date;
}

/** The invoice that a credit note corrects. */
export interface CreditedInvoice {
  readonly number: string;
  /** `YYYY-MM-DD` */
  readonly issue_date: string;
  readonly [column: string]: unknown;
}

/** What documents for a client are printed with now; without a client, in the workspace's language. */
export async function stationeryNow(work: ReadOnlyWork, clientId: string | null): Promise<Stationery> {
  const settings = await readSettings(work, "locale", "logo", "invoice_footer");
  const client = clientId === null ? null : await work.find("clients", clientId);
  return { locale: client?.locale ?? settings.locale, logo: settings.logo, footer: settings.invoice_footer };
}

/** Reads a document: what is frozen if it was issued, else everything as it is now. */
export async function readDocument(work: ReadOnlyWork, id: string): Promise<PrintedDocument> {
  const invoice = (await work.find("invoices", id))!;
  const lines = await work.rows<PrintedLine>(sql`select l.id, l.description, l.quantity::text, l.unit,
      l.unit_price::text, l.discount_percent::text, l.tax_category, l.tax_percent::text, l.gross_amount::text,
      l.discount_amount::text, l.net_amount::text
    from invoice_lines l where l.workspace_id = ${fromContext("workspace")} and l.invoice_id = ${id}
    order by l.position, l.id`);
  const { seller, buyer } = invoice.number === null ? await printedNow(work, id) : invoice;
  const credited = await work.row<CreditedInvoice>(sql`select c.number, c.issue_date::text from invoices c
    where c.workspace_id = ${fromContext("workspace")} and c.id = ${invoice.credited_invoice_id}`);
  const stationery = invoice.stationery ?? (await stationeryNow(work, invoice.client_id));
  return {
    ...{ invoice, lines, credited, stationery },
    madeAt: invoice.voided_at ?? invoice.issued_at ?? work.now,
    taxes: invoice.tax_summary ?? [],
    seller: seller!,
    buyer: buyer!,
  };
}
