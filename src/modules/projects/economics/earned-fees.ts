import { intervalsOf, monthOf } from "../../../platform/figures/calendar-intervals.ts";
import { dayNumber } from "../../../platform/figures/day-numbers.ts";
import type { ReportedPeriod } from "../../../platform/figures/report-period.ts";
import type { BillingModel } from "../projects/billing-terms.ts";
import { amountOf } from "../rates/rate-rules.ts";
import { shareOf } from "./exact-amounts.ts";

/** The terms of a project that determine its earned fees; amounts in whole hundredths of its currency. */
export interface FeeTerms {
  readonly billing_model: BillingModel;
  readonly fee: bigint | null;
  readonly retainer_minutes: number | null;
  /** The rate per hour, as a decimal string. */
  readonly billed_rate: string | null;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
}

export type OpenPeriod = ReportedPeriod;

/** The fee earned in the part of a calendar month that lies in the period and the project's span. */
export interface FeeSlice {
  /** The last day of that part, whose exchange rate applies. */
  readonly day: string;
  /** The month, as `2026-03`. */
  readonly month: string;
  readonly cents: bigint;
}

const days = (from: string, to: string): number => Math.max(0, dayNumber(to) - dayNumber(from) + 1);
const daysBefore = (from: string, day: string): number => Math.max(0, dayNumber(day) - dayNumber(from));
const later = (a: string, b: string | null): string => (b !== null && b > a ? b : a);
const earlier = (a: string, b: string | null): string => (b !== null && b < a ? b : a);
/** The months of a period within a span, limited to both. */
const slicesOf = ({ from, to }: OpenPeriod, startsAt: string, endsAt: string | null) =>
  intervalsOf({ from: later(startsAt, from), to: earlier(to, endsAt) }, "month");

/**
 * The fees earned in a period (rule R5), by month. A fixed fee is spread evenly over the days of the project, a retainer
 * over the days of each calendar month. A fixed fee earns nothing if the project lacks a start or an end.
 */
export function earnedFees(terms: FeeTerms, period: OpenPeriod): FeeSlice[] {
  const { billing_model, fee, starts_at, ends_at } = terms;
  if (fee === null || starts_at === null) return [];
  if (billing_model === "fixed_fee" && ends_at !== null) {
    const whole = days(starts_at, ends_at);
    const share = (passed: number): bigint => shareOf(fee, passed, whole);
    return slicesOf(period, starts_at, ends_at).map(({ from, to, label }) => ({
      day: to,
      month: label,
      cents: share(days(starts_at, to)) - share(daysBefore(starts_at, from)),
    }));
  }
  if (billing_model !== "retainer") return [];
  return slicesOf(period, starts_at, ends_at).map(({ from, to, label }) => {
    const month = monthOf(to);
    const first = later(month.from, starts_at);
    const share = (passed: number): bigint => shareOf(fee, passed, days(month.from, month.to));
    return { day: to, month: label, cents: share(days(first, to)) - share(daysBefore(first, from)) };
  });
}

/** The billable minutes of a calendar month before the period and up to its end. */
export interface MonthMinutes {
  readonly before: number;
  readonly total: number;
}

/** The minutes that a retainer includes in the calendar month of a day, prorated by the project's days in that month. */
export function includedMinutes({ retainer_minutes, starts_at, ends_at }: FeeTerms, day: string): number {
  const month = monthOf(day);
  const active = days(later(month.from, starts_at), earlier(month.to, ends_at));
  return Number(shareOf(BigInt(retainer_minutes ?? 0), active, days(month.from, month.to)));
}

/** The overage of a retainer in a period (rule R5), by month; none if the included minutes are unlimited. */
export function earnedOverage(
  terms: FeeTerms,
  period: OpenPeriod,
  minutes: ReadonlyMap<string, MonthMinutes>,
): FeeSlice[] {
  const { billing_model, retainer_minutes, billed_rate, starts_at, ends_at } = terms;
  if (billing_model !== "retainer" || retainer_minutes === null || billed_rate === null || starts_at === null)
    return [];
  return slicesOf(period, starts_at, ends_at).map(({ to, label }) => {
    const { before, total } = minutes.get(label) ?? { before: 0, total: 0 };
    const included = includedMinutes(terms, to);
    const upTo = (logged: number): bigint => amountOf(Math.max(0, logged - included), billed_rate);
    return { day: to, month: label, cents: upTo(total) - upTo(before) };
  });
}
