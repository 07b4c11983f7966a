import { columns, heading, keyValues, paragraph, space } from "../../../platform/pdf/blocks.ts";
import {
  type Letter,
  type LogoImage,
  languageOf,
  letterPdf,
  type Party,
  type PricedLine,
  pricedBlocks,
} from "../../invoicing/index.ts";
import type { Offer } from "../offers/offer-states.ts";
import type { PrintedOffer, PrintedOfferLine } from "./printed-offer.ts";

/** Everything that an offer says. */
export interface OfferDocument {
  readonly offer: Offer;
  readonly printed: PrintedOffer;
  readonly seller: Party;
  readonly recipient: Party;
  /** When it was sent; for a draft, now. */
  readonly madeAt: Date;
}

/** The PDF of a version of an offer, in the words and formats of its locale. The same offer gives the same bytes. */
export const offerPdf = (document: OfferDocument, logo: LogoImage | null): Promise<Buffer> =>
  letterPdf(letterOf(document), logo);

function letterOf({ offer, printed, seller, recipient, madeAt }: OfferDocument): Letter {
  const language = languageOf(printed.stationery.locale);
  const { words, formats } = language;
  const lines = printed.lines.map((line) => pricedLine(line, words.offer.optional));
  const { currency, discount_type, discount_value } = offer;
  const hasOptions = Number(printed.optional_total) !== 0;
  return {
    ...{ seller, recipient, madeAt, stationery: printed.stationery },
    name: words.offer.name,
    number: offer.number,
    recipientLabel: words.offer.to,
    facts: [
      [words.number, offer.number],
      [words.offer.version, offer.version > 1 ? String(offer.version) : null],
      [words.offer.date, formats.date(offer.issue_date)],
      [words.offer.validUntil, formats.date(printed.valid_until)],
    ],
    across: offer.sent_at === null ? words.draft : null,
    content: [
      heading(offer.title),
      ...(offer.intro ? [paragraph(offer.intro, { below: 6 })] : []),
      space(6),
      ...pricedBlocks(
        lines,
        { ...printed, currency, discount_type, discount_value },
        printed.tax_summary ?? [],
        language,
      ),
      ...(hasOptions
        ? [
            columns([
              { width: "*", blocks: [space(1)] },
              {
                width: 260,
                blocks: [keyValues([[words.offer.optionalTotal, formats.amount(printed.optional_total)]])],
              },
            ]),
          ]
        : []),
      ...(offer.terms ? [heading(words.terms), paragraph(offer.terms)] : []),
    ],
  };
}

/** An optional line says so above its details. */
function pricedLine({ details, is_optional, ...line }: PrintedOfferLine, optional: string): PricedLine {
  const note = [is_optional ? optional : null, details].filter(Boolean).join("\n");
  return { ...line, note: note || null };
}
