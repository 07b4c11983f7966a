import Fraction from "fraction.js";
import type { Criterion } from "../../organization/index.ts";
import type { Answers } from "./form.ts";

/** The sums of weight times score and of the weights, over the ratings with a score. Their quotient is exact. */
export interface Points {
  /** Decimal text with at most 2 decimals. */
  readonly points: string;
  readonly weights: string;
}

/** The points of a response; ratings that do not apply are left out. Null if no weight remains. */
export function pointsOf(answers: Answers, criteria: readonly Criterion[]): Points | null {
  let [points, weights] = [new Fraction(0), new Fraction(0)];
  for (const { key, kind, weight } of criteria) {
    const score = answers[key]?.score;
    if (kind !== "rating" || score === undefined) continue;
    const exact = new Fraction(String(weight ?? 1));
    points = points.add(exact.mul(score));
    weights = weights.add(exact);
  }
  return weights.equals(0) ? null : { points: points.toString(), weights: weights.toString() };
}

/** The score of a response in percent. */
export const scoreOf = ({ points, weights }: Points, scaleMax: number): Fraction =>
  new Fraction(points).mul(100).div(new Fraction(weights).mul(scaleMax));

/** The mean of scores; null without any. */
export const meanOf = (scores: readonly Fraction[]): Fraction | null =>
  scores.length === 0
    ? null
    : scores.reduce((sum, score) => sum.add(score), new Fraction(0)).div(scores.length);
