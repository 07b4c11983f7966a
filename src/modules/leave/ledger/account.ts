import type { Days } from "./days.ts";

export type AccrualMethod = "upfront" | "daily" | "monthly" | "quarterly" | "unlimited";

/** The parts of a leave policy that affect balances. */
export interface PolicyTerms {
  readonly accrualMethod: AccrualMethod;
  /** When the share of a month or quarter is credited; null with the other methods. */
  readonly accrualTiming: "period_start" | "period_end" | null;
  /** Whether joiners and leavers get the share of the days employed; else a touched period counts whole. */
  readonly prorates: boolean;
  readonly roundingStep: Days;
  /** Accrual above it is lost; null: no cap. */
  readonly maxBalance: Days | null;
  /** 1 to 12. */
  readonly yearStartMonth: number;
  /** The maximum negative balance that a request may cause. */
  readonly negativeLimit: Days;
}

export interface Adjustment {
  /** By number, as all days here. */
  readonly day: number;
  readonly days: Days;
}

/** The account of one leave year, as it was opened and written. */
export interface BalanceRow {
  readonly year: number;
  /** Null: the policy's default. */
  readonly writtenInitial: Days | null;
  readonly entitlement: Days;
  readonly accruesFrom: number;
  /** Null: everything is carried over into it. */
  readonly carryOverMax: Days | null;
  /** Last valid day of what was carried over; null: it never lapses. */
  readonly carryOverExpiresOn: number | null;
  readonly adjustments: readonly Adjustment[];
}

/** What one date of a request counts. */
export interface CountedDay {
  readonly day: number;
  readonly days: Days;
  readonly holidayId: string;
}

/** Everything that the figures of one employee under one policy follow from. Nothing else is asked: no clock. */
export interface Account {
  readonly terms: PolicyTerms;
  /** Last day of employment, by number; null: none known. */
  readonly lastDay: number | null;
  /** The live rows of all years, in any order. */
  readonly rows: readonly BalanceRow[];
  /** The dates of approved requests, in any order. */
  readonly approved: readonly CountedDay[];
  /** Those of pending ones. */
  readonly pending: readonly CountedDay[];
}
