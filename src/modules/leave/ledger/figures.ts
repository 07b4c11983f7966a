import type { CountedDay, PolicyTerms } from "./account.ts";
import type { Days } from "./days.ts";
import type { EntryKind, YearLedger } from "./year-ledger.ts";

/** What an account of one leave year shows on a day. */
export interface Figures {
  readonly initialBalance: Days;
  readonly carriedOver: Days;
  readonly accrued: Days;
  readonly adjusted: Days;
  readonly taken: Days;
  readonly lapsed: Days;
  readonly ledgerBalance: Days;
  /** Of approved requests, after the day. */
  readonly booked: Days;
  /** The balance after all approved days of the leave year are taken. */
  readonly balance: Days;
  /** Of pending requests, in the leave year. */
  readonly pending: Days;
  /** What can still be asked for from the day on. */
  readonly available: Days;
}

const total = (counted: readonly { readonly days: Days }[]): Days =>
  counted.reduce((sum, { days }) => sum + days, 0);

/** What the year holds at the end of a day (by number). */
export const ledgerOn = ({ entries, lastReadDay, year }: YearLedger, day: number): Days =>
  // What was carried over is dated on the first day of the year, which an employment may not reach.
  total(entries.filter((entry) => entry.day <= Math.max(year.from, Math.min(day, lastReadDay))));

/** The figures of a day (by number) of the leave year; a day outside it reads as the nearest one inside. */
export function figuresOn(
  ledger: YearLedger,
  terms: PolicyTerms,
  allPending: readonly CountedDay[],
  day: number,
): Figures {
  const { year, entries, used, lastReadDay } = ledger;
  const on = Math.min(Math.max(day, year.from), year.to, lastReadDay);
  const sumOf = (kind: EntryKind): Days =>
    total(entries.filter((entry) => entry.kind === kind && entry.day <= on));
  const pending = allPending.filter((one) => one.day >= year.from && one.day <= year.to);
  const ledgerBalance = ledgerOn(ledger, on);
  const booked = total(used.filter((one) => one.day > on));
  return {
    initialBalance: ledger.initialBalance,
    carriedOver: ledger.carriedOver,
    accrued: sumOf("accrual"),
    adjusted: sumOf("adjustment"),
    taken: total(used.filter((one) => one.day <= on)),
    lapsed: 0 - sumOf("lapse"),
    ledgerBalance,
    booked,
    balance: ledgerBalance - booked,
    pending: total(pending),
    available: Math.max(0, terms.negativeLimit + lowestFrom(ledger, pending, on)),
  };
}

/** The lowest that the year holds at the end of any day from one (by number) on, with requests taken off as well. */
export function lowestFrom(ledger: YearLedger, alsoTaken: readonly CountedDay[], from: number): Days {
  const start = Math.max(from, ledger.year.from);
  let held = ledgerOn(ledger, start) - total(alsoTaken.filter(({ day }) => day <= start));
  const changes = [...ledger.entries, ...alsoTaken.map(({ day, days }) => ({ day, days: -days }))].filter(
    ({ day }) => day > start && day <= ledger.year.to,
  );
  changes.sort((one, other) => one.day - other.day);
  let lowest = held;
  changes.forEach(({ day, days }, index) => {
    held += days;
    // A day ends with its last change: a credit makes up for a use of the same day.
    if (changes[index + 1]?.day !== day) lowest = Math.min(lowest, held);
  });
  return lowest;
}
