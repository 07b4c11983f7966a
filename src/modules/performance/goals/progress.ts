import Fraction from "fraction.js";

/** The values of a key result from which its progress follows. */
export interface Measured {
  readonly start_value: number;
  readonly target_value: number;
  readonly current_value: number;
  readonly weight: number;
}

/** What adds to the progress of a goal: its percentage and its weight, as exact numbers or decimal text. */
export interface Weighted {
  readonly progress: Fraction;
  readonly weight: Fraction;
}

const ZERO = new Fraction(0);
const WHOLE = new Fraction(100);
const exact = (value: number | string): Fraction => new Fraction(String(value));

/** The progress of a key result from its start to its target in percent, never below 0 or beyond 100. */
export function keyResultProgress({ start_value, target_value, current_value }: Measured): Fraction {
  const start = exact(start_value);
  const share = exact(current_value).sub(start).div(exact(target_value).sub(start)).mul(100);
  if (share.compare(ZERO) < 0) return ZERO;
  return share.compare(WHOLE) > 0 ? WHOLE : share;
}

/** The weighted mean; null without any part. */
export function weightedMean(parts: readonly Weighted[]): Fraction | null {
  if (parts.length === 0) return null;
  const weights = parts.reduce((sum, { weight }) => sum.add(weight), ZERO);
  return parts.reduce((sum, { progress, weight }) => sum.add(progress.mul(weight)), ZERO).div(weights);
}

/** What determines the progress of a goal. */
export interface GoalParts {
  readonly keyResults: readonly Measured[];
  /** Of the children that count: neither drafts nor cancelled. Decimal text. */
  readonly children: readonly { readonly progress: string; readonly weight: string }[];
  readonly manualProgress: string | null;
}

/** The progress of a goal: that of its key results, else of its children, else the one that was entered, else 0. */
export function goalProgress({ keyResults, children, manualProgress }: GoalParts): Fraction {
  const measured = keyResults.map((result) => ({
    progress: keyResultProgress(result),
    weight: exact(result.weight),
  }));
  const below = children.map(({ progress, weight }) => ({
    progress: exact(progress),
    weight: exact(weight),
  }));
  return weightedMean(measured) ?? weightedMean(below) ?? exact(manualProgress ?? 0);
}
