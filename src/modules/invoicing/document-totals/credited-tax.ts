import { absolute } from "../../../platform/figures/exact-rounding.ts";
import { groupTax, type TaxRounding } from "./document-totals.ts";

/** What a credit note credits of one tax rate of an invoice. */
export interface CreditedGroup {
  /** The net amounts of its lines in cents. */
  readonly nets: readonly bigint[];
  /** Ten-thousandths of a percent. */
  readonly percent: bigint;
  readonly taxRounding: TaxRounding;
}

/** What of a tax rate of an invoice is not yet credited, in cents. */
export interface RemainingGroup {
  readonly base: bigint;
  readonly tax: bigint;
}

/**
 * The tax of a credit note on one tax rate, in cents: calculated as on an invoice, but never more than what is left, and
 * all that is left if nothing remains of the taxed amount. The credit notes of an invoice that is credited completely
 * therefore add up to its tax exactly.
 */
export function creditedTax({ nets, percent, taxRounding }: CreditedGroup, left: RemainingGroup): bigint {
  const base = nets.reduce((sum, net) => sum + net, 0n);
  if (base === left.base) return left.tax;
  const tax = groupTax(nets, percent, taxRounding);
  const most = absolute(left.tax);
  if (absolute(tax) <= most) return tax;
  return tax < 0n ? -most : most;
}
