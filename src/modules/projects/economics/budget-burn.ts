import Fraction from "fraction.js";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { dayNumber } from "../../../platform/figures/day-numbers.ts";
import { roundedNumber } from "../../../platform/figures/exact-rounding.ts";
import type { BudgetType } from "../billing-terms.ts";
import { percentOf } from "./exact-amounts.ts";

export type BudgetStatus = "none" | "ok" | "warning" | "over";

/** A project's budget and what was consumed of it, through one day. */
export interface Budget {
  readonly type: BudgetType | null;
  /** Hours or money in the project's currency, a decimal text. */
  readonly budget: string | null;
  readonly alertPercent: number;
  /** Worked minutes for budgets in hours, else whole hundredths of the project's currency. */
  readonly consumed: bigint;
  /** The days that the budget is for; null where the project has not both ends. */
  readonly span: Period | null;
  /** The day through which all of it is counted. */
  readonly through: string;
}

/** How far a budget is burnt (rule R6), as it is shown; amounts and hours with 2 decimals. */
export interface BudgetBurn {
  readonly consumed: number | null;
  readonly remaining: number | null;
  readonly burn_percent: number | null;
  readonly elapsed_percent: number | null;
  readonly status: BudgetStatus;
}

export const isInHours = (type: BudgetType | null): boolean => type === "hours" || type === "monthly_hours";
export const isMonthly = (type: BudgetType | null): boolean =>
  type === "monthly_hours" || type === "monthly_amount";

/** Days of a span up to a day, in per cent of all of them. */
function elapsedOf(span: Period | null, through: string): number | null {
  if (span === null) return null;
  const last = through < span.to ? through : span.to;
  const passed = Math.max(0, dayNumber(last) - dayNumber(span.from) + 1);
  return percentOf(passed, dayNumber(span.to) - dayNumber(span.from) + 1);
}

/** Compares what was consumed, unrounded, with the budget. A budget of 0 has no percentage. */
export function budgetBurn({ type, budget, alertPercent, consumed, span, through }: Budget): BudgetBurn {
  const elapsed_percent = elapsedOf(span, through);
  if (budget === null) {
    return { consumed: null, remaining: null, burn_percent: null, elapsed_percent, status: "none" };
  }
  const whole = new Fraction(budget);
  const burnt = new Fraction(consumed, isInHours(type) ? 60n : 100n);
  const percent = whole.equals(0) ? null : burnt.div(whole).mul(100);
  const isWarned = percent === null ? false : percent.gte(alertPercent);
  return {
    consumed: roundedNumber(burnt, 2),
    remaining: roundedNumber(whole.sub(burnt), 2),
    burn_percent: percent && roundedNumber(percent, 2),
    elapsed_percent,
    status: burnt.gt(whole) ? "over" : isWarned ? "warning" : "ok",
  };
}
