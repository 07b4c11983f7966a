import { allocatedInOrder } from "../../../platform/figures/allocation.ts";

/** The weight of one recipient. */
export interface Weight {
  readonly id: string;
  /** At least 0. */
  readonly weight: bigint;
}

/** Allocates an amount in whole hundredths by weight (rule R8), ties by ascending id. Null if all weights are 0. */
export function allocated(amount: bigint, weights: readonly Weight[]): Map<string, bigint> | null {
  const byId = weights.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const shares = allocatedInOrder(
    amount,
    byId.map(({ weight }) => weight),
  );
  if (shares === null) return null;
  const shareOf = new Map(byId.map(({ id }, place) => [id, shares[place]!]));
  return new Map(weights.map(({ id }) => [id, shareOf.get(id)!]));
}
