import type { CountedDay, PolicyTerms } from "./account.ts";
import type { Days } from "./days.ts";
import type { EntryKind, YearLedger } from "./year-ledger.ts";

/** The figures of one leave year on a day. */
export interface Figures {
  readonly initialBalance: Days;
  readonly carriedOver: Days;
  readonly accrued: Days;
  readonly adjusted: Days;
  readonly taken: Days;
  readonly lapsed: Days;
  readonly ledgerBalance: Days;
  /** Days of approved requests after the day. */
  readonly booked: Days;
  /** The balance after all approved days of the leave year. */
  readonly balance: Days;
  /** Days of pending requests in the leave year. */
  readonly pending: Days;
  /** The days that can still be requested from the day on. */
  readonly available: Days;
}

const total = (counted: readonly { readonly days: Days }[]): Days =>
  counted.reduce((sum, { days }) => sum + days, 0);

/** The ledger balance at the end of a day (by number). */
export const ledgerOn = ({ entries, lastReadDay, year }: YearLedger, day: number): Days =>
  // Carried-over days are dated on the first day of the year, which may be after the last day of employment.
  total(entries.filter((entry) => entry.day <= Math.max(year.from, Math.min(day, lastReadDay))));

/** The figures on a day (by number) of the leave year, or on the nearest day if it is outside. */
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
    available: Math.max(0, terms.negativeLimit + lowestBalanceFrom(ledger, pending, on)),
  };
}

/** The lowest ledger balance at the end of any day from one (by number) on, with further requests deducted. */
export function lowestBalanceFrom(ledger: YearLedger, alsoTaken: readonly CountedDay[], from: number): Days {
  const start = Math.max(from, ledger.year.from);
  let held = ledgerOn(ledger, start) - total(alsoTaken.filter(({ day }) => day <= start));
  const changes = [...ledger.entries, ...alsoTaken.map(({ day, days }) => ({ day, days: -days }))].filter(
    ({ day }) => day > start && day <= ledger.year.to,
  );
  changes.sort((one, other) => one.day - other.day);
  let lowest = held;
  changes.forEach(({ day, days }, index) => {
    held += days;
    // Only the balance at the end of a day counts: a credit offsets a use on the same day.
    if (changes[index + 1]?.day !== day) lowest = Math.min(lowest, held);
  });
  return lowest;
}
