import { roundedQuotient } from "../../../platform/figures/exact-rounding.ts";

/** How much of something a line charges: minutes at a price per hour, or a quantity in ten-thousandths. */
export type Quantity = { readonly minutes: bigint } | { readonly tenThousandths: bigint };

/** What a line of an invoice or an offer charges. */
export interface LineTerms {
  readonly quantity: Quantity;
  /** Cents for a quantity of 1, net of tax; at least 0. */
  readonly unitPrice: bigint;
  /** Hundredths of a percent, from 0 to 10,000. */
  readonly discountPercent: bigint;
}

/** The amounts of a line in cents; all are negative if the quantity is. */
export interface LineAmounts {
  readonly gross: bigint;
  /** `gross` less `net`. */
  readonly discount: bigint;
  readonly net: bigint;
}

const WHOLE_PERCENT = 10_000n;

/**
 * The amounts of a line (step A1; BT-131 of EN 16931). `net` is rounded once, from the exact product of quantity, price
 * and discount; it is not the difference of two rounded amounts.
 */
export function lineAmounts({ quantity, unitPrice, discountPercent }: LineTerms): LineAmounts {
  const [units, unit] = "minutes" in quantity ? [quantity.minutes, 60n] : [quantity.tenThousandths, 10_000n];
  const gross = roundedQuotient(units * unitPrice, unit);
  const net = roundedQuotient(units * unitPrice * (WHOLE_PERCENT - discountPercent), unit * WHOLE_PERCENT);
  return { gross, discount: gross - net, net };
}
