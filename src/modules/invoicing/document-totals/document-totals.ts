import { roundedQuotient } from "../../../platform/figures/exact-rounding.ts";
import {
  type DocumentDiscount,
  discountOfGroups,
  discountOfLines,
  discountTotal,
} from "./discount-shares.ts";
import { type LineAmounts, type LineTerms, lineAmounts } from "./line-amounts.ts";
import { type LineTax, taxGroups } from "./tax-groups.ts";

/** Whether tax is rounded once for all lines of a tax rate, or for each line. */
export type TaxRounding = "total" | "line";

/** A document whose totals are to be calculated. The order of the lines is that of their positions. */
export interface PricedDocument {
  readonly lines: readonly (LineTerms & { readonly tax: LineTax })[];
  readonly discount: DocumentDiscount | null;
  readonly taxRounding: TaxRounding;
}

/** The taxed amount and the tax of all lines with one tax rate, in cents. */
export interface GroupTax {
  readonly rate: LineTax;
  readonly base: bigint;
  readonly tax: bigint;
}

/** The totals of a document in cents. */
export interface DocumentTotals {
  /** In the order of the lines; `discountShare` is the line's part of the document's discount. */
  readonly lines: readonly (LineAmounts & { readonly discountShare: bigint })[];
  readonly subtotal: bigint;
  readonly discountTotal: bigint;
  readonly netTotal: bigint;
  /** By percentage in descending order, then by name; without a tax rate last. */
  readonly taxes: readonly GroupTax[];
  readonly taxTotal: bigint;
  readonly total: bigint;
}

/**
 * The totals of an invoice or an offer (steps A1 to A4; BT-131, 106, 107, 109, 116, 117, 110 and 112 of EN 16931). Each
 * amount is rounded where these steps say so, half away from zero, and nowhere else.
 */
export function documentTotals({ lines, discount, taxRounding }: PricedDocument): DocumentTotals {
  const amounts = lines.map(lineAmounts);
  const groups = taxGroups(lines.map(({ tax }, place) => ({ tax, net: amounts[place]!.net })));
  const subtotal = sum(amounts.map(({ net }) => net));
  const discounted = discountTotal(subtotal, discount);
  const shares = discountOfGroups(discounted, groups);

  const shareOfLine = new Map<number, bigint>();
  const taxes = groups.map((group, index): GroupTax => {
    const nets = group.lines.map(({ net }) => net);
    const parts = discountOfLines(shares[index]!, nets);
    for (const [n, { place }] of group.lines.entries()) shareOfLine.set(place, parts[n]!);
    const base = group.net - shares[index]!;
    const taxed = nets.map((net, n) => net - parts[n]!);
    const tax = groupTax(taxed, group.rate.percent, taxRounding);
    return { rate: group.rate, base, tax };
  });

  const netTotal = subtotal - discounted;
  const taxTotal = sum(taxes.map(({ tax }) => tax));
  return {
    lines: amounts.map((line, place) => ({ ...line, discountShare: shareOfLine.get(place)! })),
    subtotal,
    discountTotal: discounted,
    netTotal,
    taxes,
    taxTotal,
    total: netTotal + taxTotal,
  };
}

/** The tax on amounts in cents with the same percentage in ten-thousandths (step A4), rounded half away from zero. */
export function groupTax(taxed: readonly bigint[], percent: bigint, rounding: TaxRounding): bigint {
  const amounts = rounding === "total" ? [sum(taxed)] : taxed;
  return sum(amounts.map((amount) => roundedQuotient(amount * percent, 1_000_000n)));
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);
