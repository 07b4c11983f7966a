import { roundRatio } from "./round-ratio.ts";

/** A part as a percentage with 2 decimals, rounded once from the exact quotient; null if the whole is 0. */
export const percentOf = (part: number | bigint, whole: number | bigint): number | null =>
  roundRatio(BigInt(part) * 100n, whole, 2);
