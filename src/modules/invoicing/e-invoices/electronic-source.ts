import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Values } from "../../../engine/work/index.ts";
import { buyerNow, type Party, sellerNow } from "../invoices/parties.ts";
import { type PrintedDocument, readDocument } from "../printing/printed-document.ts";

/** A line as it is charged. Amounts, quantities and percentages are decimal text, days are `YYYY-MM-DD`. */
export interface ChargedLine extends Values {
  readonly description: string;
  readonly quantity: string;
  readonly minutes: number | null;
  readonly unit: string;
  readonly unit_price: string;
  readonly discount_percent: string;
  readonly tax_category: string;
  readonly tax_percent: string;
  readonly gross_amount: string;
  readonly discount_amount: string;
  readonly net_amount: string;
  readonly discount_share: string;
  readonly period_start: string | null;
  readonly period_end: string | null;
}

/** What is taxed with one rate. Amounts and percentages are decimal text. */
export interface TaxedAmount extends Values {
  readonly category: string;
  readonly percent: string;
  readonly base: string;
  readonly tax: string;
  readonly exemption_reason: string | null;
}

/** Everything from which an electronic invoice is made. */
export interface ElectronicSource extends Pick<PrintedDocument, "invoice" | "credited" | "stationery"> {
  /** The document as it is printed. */
  readonly document: PrintedDocument;
  readonly seller: Party;
  readonly buyer: Party;
  readonly charged: readonly ChargedLine[];
  readonly taxed: readonly TaxedAmount[];
  /** The currency of the workspace. */
  readonly baseCurrency: string;
}

/** What no PDF prints: by whom and where an electronic invoice is received. */
const ROUTING = ["tax_number", "buyer_reference", "contact_name", "contact_phone", "contact_email"] as const;

/**
 * The party as it was frozen. What only electronic invoices need is taken from the present record where the document was
 * issued without it; a frozen value is never replaced.
 */
function completed(frozen: Party, now: Party | null): Party {
  const added = Object.fromEntries(ROUTING.map((field) => [field, frozen[field] ?? now?.[field] ?? null]));
  const endpoint = frozen.electronic_address ? frozen : now;
  return {
    ...frozen,
    ...added,
    electronic_address: endpoint?.electronic_address ?? null,
    electronic_address_scheme: endpoint?.electronic_address_scheme ?? null,
  };
}

/** Reads an issued document with everything that an electronic invoice says about it. */
export async function readElectronicSource(work: ReadOnlyWork, id: string): Promise<ElectronicSource> {
  const document = await readDocument(work, id);
  const now = await work.row<{ seller: Party; buyer: Party } & Values>(sql`select ${sellerNow("i")} as seller,
      ${buyerNow("i")} as buyer
    from invoices i where ${column("i", "workspace_id")} = ${fromContext("workspace")} and i.id = ${id}`);
  const charged = await work.rows<ChargedLine>(sql`select l.description, l.quantity::text, l.minutes, l.unit,
      l.unit_price::text, l.discount_percent::text, l.tax_category, l.tax_percent::text, l.gross_amount::text,
      l.discount_amount::text, l.net_amount::text, l.discount_share::text, l.period_start::text, l.period_end::text
    from invoice_lines l where l.workspace_id = ${fromContext("workspace")} and l.invoice_id = ${id}
    order by l.position, l.id`);
  const taxed =
    await work.rows<TaxedAmount>(sql`select t.category, t.percent::text, t.base::text, t.tax::text,
      t.exemption_reason
    from invoices i cross join jsonb_to_recordset(i.tax_summary)
      as t(category text, percent numeric(14, 4), base numeric(14, 2), tax numeric(14, 2), exemption_reason text)
    where i.workspace_id = ${fromContext("workspace")} and i.id = ${id}`);
  const { invoice, credited, stationery, seller, buyer } = document;
  return {
    ...{ document, invoice, credited, stationery, charged, taxed },
    seller: completed(seller, now?.seller ?? null),
    buyer: completed(buyer, now?.buyer ?? null),
    baseCurrency: work.workspace.baseCurrency,
  };
}
