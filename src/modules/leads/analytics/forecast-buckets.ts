import type { Values } from "../../../engine/work/index.ts";
import { roundRatio } from "../../../platform/figures/round-ratio.ts";
import { centsOf } from "./win-figures.ts";

/** The open leads of a bucket in one stage; amounts are exact decimals, null where none could be converted. */
export interface BucketRow extends Values {
  readonly bucket: string;
  readonly stage_id: string;
  readonly name: string;
  readonly open_count: number;
  readonly open_amount: string | null;
  readonly weighted_amount: string | null;
  /** How many of the leads have an amount that could be converted, and how many one that could not. */
  readonly known_count: number;
  readonly unknown_count: number;
}

/** What was won in an interval. */
export interface WonRow extends Values {
  readonly bucket: string;
  readonly won_count: number;
  readonly won_amount: string | null;
}

type Amount = number | null;

/** The figures of a bucket, in total and by stage. */
export interface Bucket {
  readonly open_count: number;
  readonly open_amount: Amount;
  readonly weighted_amount: Amount;
  readonly won_count: number;
  readonly won_amount: Amount;
  readonly stages: readonly {
    readonly stage_id: string;
    readonly name: string;
    readonly open_count: number;
    readonly open_amount: Amount;
    readonly weighted_amount: Amount;
  }[];
}

const inUnits = (cents: bigint): number => roundRatio(cents, 100, 2)!;

/** The sum of the known amounts: null if there are rows, but none of their amounts is known. */
export function sumOfKnown(amounts: readonly (string | number | null)[]): Amount {
  const known = amounts.filter((amount) => amount !== null);
  if (known.length === 0 && amounts.length > 0) return null;
  return inUnits(known.reduce<bigint>((total, amount) => total + centsOf(amount), 0n));
}

/** The sum of two amounts; null if one of them is not known. */
export const addedUp = (one: Amount, other: Amount): Amount =>
  one === null || other === null ? null : sumOfKnown([one, other]);

/** The sum over all leads of a bucket: null if some have amounts, but none of these is known. */
function sumOfStages(rows: readonly BucketRow[], name: "open_amount" | "weighted_amount"): Amount {
  const isUnknown = rows.some(({ unknown_count }) => unknown_count > 0);
  if (isUnknown && rows.every(({ known_count }) => known_count === 0)) return null;
  return sumOfKnown(rows.map((row) => row[name] ?? 0));
}

/** Adds up the stages of a bucket. */
export function bucketOf(rows: readonly BucketRow[], won: WonRow | undefined): Bucket {
  const amountOf = (amount: string | null): Amount => (amount === null ? null : inUnits(centsOf(amount)));
  return {
    open_count: rows.reduce((total, { open_count }) => total + open_count, 0),
    open_amount: sumOfStages(rows, "open_amount"),
    weighted_amount: sumOfStages(rows, "weighted_amount"),
    won_count: won?.won_count ?? 0,
    won_amount: won ? amountOf(won.won_amount) : 0,
    stages: rows.map(({ stage_id, name, open_count, open_amount, weighted_amount }) => ({
      ...{ stage_id, name, open_count },
      open_amount: amountOf(open_amount),
      weighted_amount: amountOf(weighted_amount),
    })),
  };
}
