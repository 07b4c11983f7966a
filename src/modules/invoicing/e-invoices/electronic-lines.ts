import type { ElectronicLine, Period } from "./electronic-document.ts";
import type { ChargedLine } from "./electronic-source.ts";
import { electronicTax, trimmed } from "./electronic-taxes.ts";
import { oneLine, plainText, shortened } from "./plain-text.ts";
import type { ProfileTerms } from "./profiles.ts";
import { ONE, unitCode } from "./units.ts";

/** What the lines of a document have in common. */
interface LineTerms {
  readonly profile: ProfileTerms;
  /** The word for a discount in the language of the document. */
  readonly discount: string;
  /** The period of the document, within which those of its lines have to be. */
  readonly period: Period | null;
}

/** A line in the terms of EN 16931; `index` counts from 0. */
export function electronicLine(line: ChargedLine, index: number, terms: LineTerms): ElectronicLine {
  const { discount_amount, discount_percent, gross_amount } = line;
  return {
    id: String(index + 1),
    ...itemOf(line, terms.profile),
    ...quantityOf(line),
    price: trimmed(line.unit_price),
    allowance: /[1-9]/.test(discount_amount)
      ? {
          percent: trimmed(discount_percent),
          base: gross_amount,
          amount: discount_amount,
          reason: terms.discount,
        }
      : null,
    tax: electronicTax(line.tax_category, line.tax_percent),
    period: periodWithin(line, terms.period),
    net: line.net_amount,
  };
}

/** The first line of the description is the name of the item; what does not fit there is its description. */
function itemOf(
  line: ChargedLine,
  { longest }: ProfileTerms,
): Pick<ElectronicLine, "name" | "description" | "attributes"> {
  const text = plainText(line.description) ?? "–";
  const first = oneLine(text.split("\n")[0]) ?? "–";
  const name = longest ? shortened(first, longest.name) : first;
  const description = name === text ? null : longest ? shortened(text, longest.description) : text;
  const unit = oneLine(line.unit);
  const isNamed = unit === null || line.minutes !== null || unitCode(unit) !== null;
  return { name, description, attributes: isNamed ? [] : [{ name: "Unit", value: unit }] };
}

/**
 * Billed time that is no exact number of hours is charged in minutes, at a price for 60 of them: 20 minutes are not
 * 0.3333 hours, and the net amount has to be the product of quantity and price.
 */
function quantityOf({
  minutes,
  quantity,
  unit,
}: ChargedLine): Pick<ElectronicLine, "quantity" | "unit" | "priceQuantity"> {
  if (minutes === null)
    return { quantity: trimmed(quantity), unit: unitCode(unit) ?? ONE, priceQuantity: null };
  // A minute is 0.01666… hours; three are 0.05.
  if (minutes % 3 === 0) return { quantity: trimmed(quantity), unit: "HUR", priceQuantity: null };
  return { quantity: String(minutes), unit: "MIN", priceQuantity: "60" };
}

function periodWithin({ period_start, period_end }: ChargedLine, whole: Period | null): Period | null {
  if (period_start === null || period_end === null || whole === null) return null;
  return period_start >= whole.start && period_end <= whole.end
    ? { start: period_start, end: period_end }
    : null;
}

/** The days from the first to the last one that any line covers; null if none says so. */
export function periodOfLines(lines: readonly ChargedLine[]): Period | null {
  const starts = lines.flatMap(({ period_start }) => period_start ?? []).sort();
  const ends = lines.flatMap(({ period_end }) => period_end ?? []).sort();
  return starts.length > 0 && ends.length > 0 ? { start: starts[0]!, end: ends.at(-1)! } : null;
}
