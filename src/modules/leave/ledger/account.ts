import type { Days } from "./days.ts";

export type AccrualMethod = "upfront" | "daily" | "monthly" | "quarterly" | "unlimited";

/** The terms of a leave policy that affect balances. */
export interface PolicyTerms {
  readonly accrualMethod: AccrualMethod;
  /** When the share of a month or quarter is credited; null for the other methods. */
  readonly accrualTiming: "period_start" | "period_end" | null;
  /** Whether grants of joiners and leavers are prorated by the days employed; otherwise partial periods count in full. */
  readonly prorates: boolean;
  readonly roundingStep: Days;
  /** The cap above which accrual is forfeited; null if there is none. */
  readonly maxBalance: Days | null;
  /** The month in which the leave year starts, 1 to 12. */
  readonly yearStartMonth: number;
  /** The number of days by which a request may overdraw the balance. */
  readonly negativeLimit: Days;
}

export interface Adjustment {
  /** A day number, like all days here. */
  readonly day: number;
  readonly days: Days;
}

/** The balance of one leave year as stored. */
export interface BalanceRow {
  readonly year: number;
  /** The written opening balance; null for the default of the policy. */
  readonly writtenInitial: Days | null;
  readonly entitlement: Days;
  readonly accruesFrom: number;
  /** The maximum carried over into the year; null if there is no limit. */
  readonly carryOverMax: Days | null;
  /** The last day on which days carried over are valid; null if they never expire. */
  readonly carryOverExpiresOn: number | null;
  readonly adjustments: readonly Adjustment[];
}

/** The counted days of one date of a request. */
export interface CountedDay {
  readonly day: number;
  readonly days: Days;
  readonly holidayId: string;
}

/** All data from which the figures of one employee under one policy are computed. */
export interface Account {
  readonly terms: PolicyTerms;
  /** The number of the last day of employment; null if there is none. */
  readonly lastDay: number | null;
  /** The balances of all years that are not deleted, in any order. */
  readonly rows: readonly BalanceRow[];
  /** The dates of approved requests, in any order. */
  readonly approved: readonly CountedDay[];
  /** The dates of pending requests, in any order. */
  readonly pending: readonly CountedDay[];
}
