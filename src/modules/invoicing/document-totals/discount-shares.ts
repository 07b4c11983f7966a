import { allocatedInOrder } from "../../../platform/figures/allocation.ts";
import { absolute, roundedQuotient } from "../../../platform/figures/exact-rounding.ts";
import type { TaxGroup } from "./tax-groups.ts";

/** The discount of a document: hundredths of a percent of the subtotal, or cents. */
export type DocumentDiscount = { readonly percent: bigint } | { readonly fixed: bigint };

/** The discount of a document in cents (step A2): never more than the subtotal, and 0 if that is negative. */
export function discountTotal(subtotal: bigint, discount: DocumentDiscount | null): bigint {
  if (discount === null || subtotal <= 0n) return 0n;
  if ("percent" in discount) return roundedQuotient(subtotal * discount.percent, 10_000n);
  return discount.fixed < subtotal ? discount.fixed : subtotal;
}

/**
 * Divides the discount of a document among its tax groups (step A3): each gets its rounded part of the subtotal, and the
 * group with the largest net amount also gets the cents by which the parts miss the discount. Ties are decided by the
 * higher percentage, then by name. The shares are in cents, in the order of the groups.
 */
export function discountOfGroups(total: bigint, groups: readonly TaxGroup[]): bigint[] {
  const subtotal = groups.reduce((sum, { net }) => sum + net, 0n);
  if (total === 0n || subtotal === 0n) return groups.map(() => 0n);
  const shares = groups.map(({ net }) => roundedQuotient(total * net, subtotal));
  const largest = groups.indexOf(groups.toSorted(byNetAmount)[0]!);
  shares[largest]! += total - shares.reduce((sum, share) => sum + share, 0n);
  return shares;
}

const byNetAmount = (a: TaxGroup, b: TaxGroup): number => {
  if (a.net !== b.net) return a.net > b.net ? -1 : 1;
  if (a.rate.percent !== b.rate.percent) return a.rate.percent > b.rate.percent ? -1 : 1;
  return a.rate.name < b.rate.name ? -1 : 1;
};

/**
 * Divides the share of a tax group among its lines by their net amounts (step A3, rule R8). Only lines whose net amount
 * has the sign of the group's get a part. The parts are in the order of the lines.
 */
export function discountOfLines(share: bigint, nets: readonly bigint[]): bigint[] {
  const isNegative = nets.reduce((sum, net) => sum + net, 0n) < 0n;
  const weights = nets.map((net) => (net < 0n === isNegative ? absolute(net) : 0n));
  return allocatedInOrder(share, weights) ?? nets.map(() => 0n);
}
