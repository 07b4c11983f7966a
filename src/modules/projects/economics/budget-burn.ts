import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { dayNumber } from "../../../platform/figures/day-numbers.ts";
import { ratioOf } from "../../../platform/figures/decimal-text.ts";
import {
  type Figure,
  isWhole,
  type ReportedFigure,
  reportedIfWhole,
} from "../../../platform/figures/figure.ts";
import { percentOf } from "../../../platform/figures/percent-of.ts";
import { roundRatio } from "../../../platform/figures/round-ratio.ts";
import type { BudgetType } from "../projects/billing-terms.ts";

export type BudgetStatus = "none" | "ok" | "warning" | "over";

/** A project's budget and its consumption through one day. */
export interface Budget {
  readonly type: BudgetType | null;
  /** Hours, or money in the project's currency, as a decimal string. */
  readonly budget: string | null;
  readonly alertPercent: number;
  /** Worked minutes for budgets in hours, otherwise whole hundredths of the project's currency. */
  readonly consumed: Figure;
  /** The days that the budget covers; null if the project lacks a start or an end. */
  readonly span: Period | null;
  /** The last day that counts. */
  readonly through: string;
}

/**
 * The burn of a budget (rule R6) as reported; amounts and hours have 2 decimals. If part of the consumption is unknown, so
 * are all figures but the elapsed time, except that a budget exceeded by the known part is over.
 */
export interface BudgetBurn {
  readonly consumed: ReportedFigure;
  readonly remaining: ReportedFigure;
  readonly burn_percent: ReportedFigure;
  readonly elapsed_percent: ReportedFigure;
  readonly status: ReportedFigure<BudgetStatus>;
}

export const isInHours = (type: BudgetType | null): boolean => type === "hours" || type === "monthly_hours";
export const isMonthly = (type: BudgetType | null): boolean =>
  type === "monthly_hours" || type === "monthly_amount";

/** The elapsed days of a period through a day, as a percentage of all its days. */
function elapsedOf(span: Period | null, through: string): number | null {
  if (span === null) return null;
  const last = through < span.to ? through : span.to;
  const passed = Math.max(0, dayNumber(last) - dayNumber(span.from) + 1);
  return percentOf(passed, dayNumber(span.to) - dayNumber(span.from) + 1);
}

const known = <Value>(value: Value | null): ReportedFigure<Value> => ({ value, causes: [] });

/** Computes the burn from unrounded figures. A budget of 0 has no percentage. */
export function budgetBurn({ type, budget, alertPercent, consumed, span, through }: Budget): BudgetBurn {
  const elapsed_percent = known(elapsedOf(span, through));
  if (budget === null) {
    const none = known<number>(null);
    return { consumed: none, remaining: none, burn_percent: none, elapsed_percent, status: known("none") };
  }
  // Both with the same denominator, so that they are compared as whole numbers.
  const { numerator, denominator } = ratioOf(budget);
  const units = isInHours(type) ? 60n : 100n;
  const [all, burnt, each] = [numerator * units, consumed.known * denominator, denominator * units];
  const ifWhole = (value: () => number | null) => reportedIfWhole([consumed], value);
  const isOver = burnt > all;
  const isWarned = all > 0n && burnt * 100n >= all * BigInt(alertPercent);
  return {
    consumed: ifWhole(() => roundRatio(burnt, each, 2)),
    remaining: ifWhole(() => roundRatio(all - burnt, each, 2)),
    burn_percent: ifWhole(() => roundRatio(burnt * 100n, all, 2)),
    elapsed_percent,
    status:
      isOver || isWhole(consumed)
        ? known<BudgetStatus>(isOver ? "over" : isWarned ? "warning" : "ok")
        : reportedIfWhole<BudgetStatus>([consumed], () => "ok"),
  };
}
