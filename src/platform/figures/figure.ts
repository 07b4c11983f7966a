import { allCauses, type Cause, widestCauses } from "./causes.ts";
import { roundRatio } from "./round-ratio.ts";

/**
 * An exact amount in integer cents that is complete, or of which a part is missing. An incomplete amount is never shown
 * as if it were complete.
 */
export interface Figure {
  /** The known part; the whole amount if nothing is missing. */
  readonly known: bigint;
  /** Why the rest is unknown. */
  readonly causes: readonly Cause[];
}

/** A sum over rows: it adds the complete figures and leaves the others out. */
export interface Total extends Figure {
  /** Whether there are rows, but none of their figures is complete. */
  readonly isUnknown: boolean;
}

const NONE: readonly Cause[] = [];

/** A complete figure. */
export const whole = (known: bigint): Figure => ({ known, causes: NONE });

export const isWhole = ({ causes }: Figure): boolean => causes.length === 0;

const causesOf = (figures: readonly Figure[]): readonly Cause[] =>
  figures.every(isWhole) ? NONE : allCauses(figures.flatMap(({ causes }) => causes));

/** The sum of parts of one figure: incomplete if a part is. */
export const sumOfFigures = (parts: readonly Figure[]): Figure => ({
  known: parts.reduce((sum, { known }) => sum + known, 0n),
  causes: causesOf(parts),
});

/** The difference of two figures: incomplete if one of them is. */
export const difference = (one: Figure, other: Figure): Figure => ({
  known: one.known - other.known,
  causes: causesOf([one, other]),
});

/** A figure derived from another, such as its part above zero. */
export const derived = ({ known, causes }: Figure, derive: (known: bigint) => bigint): Figure => ({
  known: derive(known),
  causes,
});

/** The sum over rows of complete figures; unknown if there are none. */
export function totalOf(rows: readonly Figure[]): Total {
  const known = rows.filter(isWhole);
  return {
    known: known.reduce((sum, one) => sum + one.known, 0n),
    causes: causesOf(rows),
    isUnknown: rows.length > 0 && known.length === 0,
  };
}

/** A figure in a response: the value or null, with the causes; null without a cause means that there is none. */
export interface ReportedFigure<Value = number> {
  readonly value: Value | null;
  readonly causes: readonly Cause[];
}

/** Converts cents to a number: of a total the known part, of a figure the whole or null. */
export function reportedAmount(figure: Figure | Total): ReportedFigure {
  const isShown = "isUnknown" in figure ? !figure.isUnknown : isWhole(figure);
  return { value: isShown ? roundRatio(figure.known, 100, 2) : null, causes: figure.causes };
}

/** Reports a value that is not an amount, if the figures from which it follows are complete. */
export function reportedIfWhole<Value>(
  figures: readonly Figure[],
  value: () => Value | null,
): ReportedFigure<Value> {
  const causes = causesOf(figures);
  return { value: causes.length === 0 ? value() : null, causes };
}

/**
 * A part as a percentage of a whole, with 2 decimals; null if the whole is 0 or one of them is incomplete. If both are
 * incomplete, the causes are assumed to be the same, as when one is part of the other.
 */
export function reportedPercent(part: Figure, of: Figure): ReportedFigure {
  const causes = widestCauses(part.causes, of.causes);
  return { value: causes.length === 0 ? roundRatio(part.known * 100n, of.known, 2) : null, causes };
}

/** An amount per hour with 2 decimals; null for 0 minutes, or if the amount is incomplete. */
export const reportedHourly = (amount: Figure, minutes: number): ReportedFigure =>
  reportedIfWhole([amount], () => roundRatio(amount.known * 60n, BigInt(minutes) * 100n, 2));
