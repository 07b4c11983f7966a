import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, StoredRecord, Values } from "../../../engine/work/index.ts";
import { type Stationery, stationeryNow } from "../../invoicing/index.ts";
import type { Offer } from "../offers/offer-states.ts";

/** A line of an offer as it is printed. Amounts, quantities and percentages are decimal text. */
export interface PrintedOfferLine extends Values {
  readonly section: string | null;
  readonly description: string;
  readonly details: string | null;
  readonly quantity: string;
  readonly unit: string;
  readonly unit_price: string;
  readonly discount_percent: string;
  readonly tax_percent: string;
  readonly net_amount: string;
  readonly is_optional: boolean;
}

type Totals = Pick<
  StoredRecord<"offers">,
  "subtotal" | "discount_total" | "net_total" | "total" | "optional_total" | "tax_summary"
>;

/**
 * What an offer prints that can change after it was sent: its validity can be extended, and lines and totals follow the
 * options that the client chooses. It is kept when the offer is sent.
 */
export interface PrintedOffer extends Readonly<Totals> {
  readonly stationery: Stationery;
  /** `YYYY-MM-DD` */
  readonly valid_until: string;
  readonly lines: readonly PrintedOfferLine[];
}

type Printable = Totals & Pick<Offer, "valid_until">;

/** Puts together what an offer prints. */
export const printedOffer = (
  { subtotal, discount_total, net_total, total, optional_total, tax_summary, valid_until }: Printable,
  lines: readonly PrintedOfferLine[],
  stationery: Stationery,
): PrintedOffer => ({
  ...{ stationery, valid_until },
  lines: lines.map(printedLine),
  ...{ subtotal, discount_total, net_total, total, optional_total, tax_summary },
});

/** The columns of a line that are printed, and no others. */
const printedLine = ({ section, description, details, ...line }: PrintedOfferLine): PrintedOfferLine => ({
  ...{ section, description, details: details ?? null },
  ...{ quantity: line.quantity, unit: line.unit, unit_price: line.unit_price },
  ...{ discount_percent: line.discount_percent, tax_percent: line.tax_percent },
  ...{ net_amount: line.net_amount, is_optional: line.is_optional },
});

/** What an offer prints as it is now. */
export async function printedNow(work: ReadOnlyWork, offer: Offer): Promise<PrintedOffer> {
  const lines =
    await work.rows<PrintedOfferLine>(sql`select l.section, l.description, l.details, l.quantity::text,
      l.unit, l.unit_price::text, l.discount_percent::text, l.tax_percent::text, l.net_amount::text, l.is_optional
    from offer_lines l where l.workspace_id = ${fromContext("workspace")} and l.offer_id = ${offer.id}
    order by l.position, l.id`);
  return printedOffer(offer, lines, await stationeryNow(work, offer.client_id));
}
