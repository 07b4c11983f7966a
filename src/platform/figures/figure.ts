import { allCauses, type Cause, widestCauses } from "./causes.ts";
import { roundRatio } from "./round-ratio.ts";

/**
 * An exact amount in whole hundredths that is known, or of which something is missing: a number that leaves out what
 * nobody knows is never shown as if it were the whole.
 */
export interface Figure {
  /** The known part; the whole amount if nothing is missing. */
  readonly known: bigint;
  /** Why the rest is unknown. */
  readonly causes: readonly Cause[];
}

/** A sum over rows: it adds the figures that are known whole, and leaves the others out. */
export interface Total extends Figure {
  /** Whether there are rows, and none of their figures is known. */
  readonly isUnknown: boolean;
}

const NONE: readonly Cause[] = [];

/** A complete figure. */
export const whole = (known: bigint): Figure => ({ known, causes: NONE });

export const isWhole = ({ causes }: Figure): boolean => causes.length === 0;

const causesOf = (figures: readonly Figure[]): readonly Cause[] =>
  figures.every(isWhole) ? NONE : allCauses(figures.flatMap(({ causes }) => causes));

/** The sum of parts that make one figure together: unknown when one of them is. */
export const sumOfFigures = (parts: readonly Figure[]): Figure => ({
  known: parts.reduce((sum, { known }) => sum + known, 0n),
  causes: causesOf(parts),
});

/** What is left of one figure without another: unknown when one of them is. */
export const difference = (one: Figure, other: Figure): Figure => ({
  known: one.known - other.known,
  causes: causesOf([one, other]),
});

/** A figure derived from another, such as its part above zero. */
export const derived = ({ known, causes }: Figure, derive: (known: bigint) => bigint): Figure => ({
  known: derive(known),
  causes,
});

/** The sum over rows of what is known; unknown when nothing is. */
export function totalOf(rows: readonly Figure[]): Total {
  const known = rows.filter(isWhole);
  return {
    known: known.reduce((sum, one) => sum + one.known, 0n),
    causes: causesOf(rows),
    isUnknown: rows.length > 0 && known.length === 0,
  };
}

/** A figure as it is returned: null where it is not known, and why; without a cause, because there is none. */
export interface ReportedFigure<Value = number> {
  readonly value: Value | null;
  readonly causes: readonly Cause[];
}

/** Whole hundredths as a number; of a total what is known, of a figure the whole or null. */
export function reportedAmount(figure: Figure | Total): ReportedFigure {
  const isShown = "isUnknown" in figure ? !figure.isUnknown : isWhole(figure);
  return { value: isShown ? roundRatio(figure.known, 100, 2) : null, causes: figure.causes };
}

/** A value that is not an amount, if the figures from which it follows are complete. */
export function reportedIfWhole<Value>(
  figures: readonly Figure[],
  value: () => Value | null,
): ReportedFigure<Value> {
  const causes = causesOf(figures);
  return { value: causes.length === 0 ? value() : null, causes };
}

/**
 * A part of a whole in per cent with 2 decimals; null over 0, and where one of them lacks something. If both lack
 * something, it is assumed to be the same, as when one is part of the other.
 */
export function reportedPercent(part: Figure, of: Figure): ReportedFigure {
  const causes = widestCauses(part.causes, of.causes);
  return { value: causes.length === 0 ? roundRatio(part.known * 100n, of.known, 2) : null, causes };
}

/** An amount an hour with 2 decimals; null over no minutes, and where the amount lacks something. */
export const reportedHourly = (amount: Figure, minutes: number): ReportedFigure =>
  reportedIfWhole([amount], () => roundRatio(amount.known * 60n, BigInt(minutes) * 100n, 2));
