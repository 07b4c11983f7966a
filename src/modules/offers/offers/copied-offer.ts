import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Values } from "../../../engine/work/index.ts";
import type { Offer } from "./offer-states.ts";

/** Decimal text as the number of a body, of which the rules of creation make decimal text again. */
const inBody = (stored: unknown): number | null => (stored === null ? null : Number(stored));

/**
 * The lines of an offer as a body gives them. A tax rate that was archived meanwhile is left out, so that the line gets
 * the default one.
 */
async function copiedLines(work: ReadOnlyWork, offerId: string): Promise<Values[]> {
  const lines =
    await work.rows(sql`select l.section, l.description, l.details, l.quantity, l.unit, l.unit_price,
      l.discount_percent, l.is_optional, l.is_selected, l.tax_rate_id,
      (l.tax_rate_id is null or r.archived_at is null) as keeps_rate
    from offer_lines l left join tax_rates r on r.workspace_id = l.workspace_id and r.id = l.tax_rate_id
    where l.workspace_id = ${fromContext("workspace")} and l.offer_id = ${offerId} order by l.position, l.id`);
  return lines.map(({ tax_rate_id, keeps_rate, ...line }) => ({
    ...line,
    quantity: inBody(line.quantity),
    unit_price: inBody(line.unit_price),
    discount_percent: inBody(line.discount_percent),
    ...(keeps_rate ? { tax_rate_id } : {}),
  }));
}

/** What a copy of an offer has in common with it: texts, currency, discount and lines, but no dates. */
export async function copiedOffer(work: ReadOnlyWork, offer: Offer): Promise<Values> {
  const { title, currency, discount_type, discount_value, tax_rounding, intro, terms, notes } = offer;
  return {
    ...{ title, currency, discount_type, tax_rounding, intro, terms, notes },
    discount_value: inBody(discount_value),
    lines: await copiedLines(work, offer.id),
  };
}
