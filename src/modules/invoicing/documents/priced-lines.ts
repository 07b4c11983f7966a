import type { Values } from "../../../engine/work/index.ts";
import { unitsOf } from "../../../platform/figures/decimal-text.ts";
import type { DocumentDiscount } from "../document-totals/discount-shares.ts";
import type { TaxRounding } from "../document-totals/document-totals.ts";
import type { Quantity } from "../document-totals/line-amounts.ts";

/** What determines the totals of a document besides its lines, as it is stored. */
export interface StoredTerms extends Values {
  readonly discount_type: "percent" | "fixed" | null;
  readonly discount_value: string | null;
  readonly tax_rounding: TaxRounding;
}

/** A stored line with the tax that it is calculated with. */
export interface StoredLine extends Values {
  readonly id: string;
  readonly quantity: string;
  readonly minutes: number | null;
  readonly unit_price: string;
  readonly discount_percent: string;
  readonly tax_rate_id: string | null;
  /** Whether the line counts towards the totals. */
  readonly counts: boolean;
  readonly tax_name: string | null;
  readonly tax_category: string;
  readonly tax_percent: string;
  readonly exemption_reason: string | null;
  /** The amounts, names and percentages that are stored now, in one text. */
  readonly stored: string;
}

const quantityOf = ({ minutes, quantity }: StoredLine): Quantity =>
  minutes === null ? { tenThousandths: unitsOf(quantity, 4) } : { minutes: BigInt(minutes) };

/** A stored line in whole units, from which amounts are calculated. */
export const pricedLine = (line: StoredLine) => ({
  quantity: quantityOf(line),
  unitPrice: unitsOf(line.unit_price, 2),
  discountPercent: unitsOf(line.discount_percent, 2),
  tax: { id: line.tax_rate_id, name: line.tax_name ?? "", percent: unitsOf(line.tax_percent, 4) },
});

/** The stored discount of a document in whole units. */
export function discountOf({ discount_type, discount_value }: StoredTerms): DocumentDiscount | null {
  if (discount_type === null || discount_value === null) return null;
  const units = unitsOf(discount_value, 2);
  return discount_type === "percent" ? { percent: units } : { fixed: units };
}
