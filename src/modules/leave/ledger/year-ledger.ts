import type { Account, BalanceRow, CountedDay, PolicyTerms } from "./account.ts";
import type { Days } from "./days.ts";
import { credits, type DatedDays, defaultInitial } from "./grants.ts";
import { type LeaveYear, leaveYear } from "./leave-year.ts";

/** The kinds of entries, in the order in which they take effect within a day. */
export const ENTRY_KINDS = ["opening", "carry_over", "lapse", "use", "adjustment", "accrual"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** A change of the ledger balance. */
export interface Entry {
  readonly day: number;
  readonly kind: EntryKind;
  /** Negative if days are deducted. */
  readonly days: Days;
  /** The id of the request, for a use. */
  readonly holidayId: string | null;
}

/** The computed ledger of one leave year. */
export interface YearLedger {
  readonly row: BalanceRow;
  readonly year: LeaveYear;
  /** The last day of the year, or of the employment if that is earlier. Later days have the same figures. */
  readonly lastReadDay: number;
  readonly initialBalance: Days;
  readonly carriedOver: Days;
  /** The entries up to `lastReadDay`, oldest first. */
  readonly entries: readonly Entry[];
  /** Dates of approved requests in the whole year, oldest first. */
  readonly used: readonly CountedDay[];
  /** The balance on `lastReadDay`, which is carried over. */
  readonly closing: Days;
}

const byDay = (one: { day: number }, other: { day: number }): number => one.day - other.day;

/** Computes the ledgers of all leave years of an account, oldest first, since each carries its balance over. */
export function yearLedgers({ terms, lastDay, rows, approved }: Omit<Account, "pending">): YearLedger[] {
  const used = [...approved].sort(
    (one, other) => byDay(one, other) || (one.holidayId < other.holidayId ? -1 : 1),
  );
  const ledgers: YearLedger[] = [];
  for (const row of [...rows].sort((one, other) => one.year - other.year)) {
    const before = ledgers.at(-1);
    const left = before?.row.year === row.year - 1 ? before.closing : 0;
    ledgers.push(yearLedger(terms, lastDay, row, left, used));
  }
  return ledgers;
}

const entryOf =
  (kind: EntryKind, sign: 1 | -1) =>
  ({ day, days, holidayId = null }: DatedDays & { readonly holidayId?: string | null }): Entry => ({
    day,
    kind,
    days: sign * days,
    holidayId,
  });

function yearLedger(
  terms: PolicyTerms,
  lastDay: number | null,
  row: BalanceRow,
  left: Days,
  allUsed: readonly CountedDay[],
): YearLedger {
  const year = leaveYear(row.year, terms.yearStartMonth);
  const lastReadDay = lastDay === null ? year.to : Math.min(year.to, lastDay);
  const used = allUsed.filter(({ day }) => day >= year.from && day <= year.to);
  const initialBalance = row.writtenInitial ?? defaultInitial(terms, row, lastDay);
  // A negative balance is carried over in full, whatever the limit.
  const carriedOver = left < 0 ? left : Math.min(left, row.carryOverMax ?? left);
  const entries = [
    entryOf("opening", 1)({ day: row.accruesFrom, days: initialBalance }),
    ...lapse(row, carriedOver, used).map(entryOf("lapse", -1)),
    ...used.map(entryOf("use", -1)),
    ...row.adjustments.map(entryOf("adjustment", 1)),
    ...credits(terms, row, lastDay).map(entryOf("accrual", 1)),
  ].filter(({ day }) => day <= lastReadDay);
  // Carried-over days are always included, even if the employment ended before the year started.
  entries.push(entryOf("carry_over", 1)({ day: year.from, days: carriedOver }));
  entries.sort(
    (one, other) => byDay(one, other) || ENTRY_KINDS.indexOf(one.kind) - ENTRY_KINDS.indexOf(other.kind),
  );
  const capped = capCredits(entries, terms.maxBalance);
  return {
    row,
    year,
    lastReadDay,
    initialBalance,
    carriedOver,
    entries: capped,
    used,
    closing: capped.reduce((sum, { days }) => sum + days, 0),
  };
}

/** Carried-over days that are not used by their last valid day expire the day after; they are used first. */
function lapse(row: BalanceRow, carriedOver: Days, used: readonly CountedDay[]): DatedDays[] {
  const last = row.carryOverExpiresOn;
  if (last === null || carriedOver <= 0) return [];
  const usedInTime = used.reduce((sum, { day, days }) => (day <= last ? sum + days : sum), 0);
  return [{ day: last + 1, days: Math.max(0, carriedOver - usedInTime) }];
}

/** Limits each accrual to the cap; the excess is forfeited. Entries of 0 days are left out. */
function capCredits(entries: readonly Entry[], cap: Days | null): Entry[] {
  let ledger = 0;
  const nonZero: Entry[] = [];
  for (const entry of entries) {
    const room = cap === null || entry.kind !== "accrual" ? entry.days : Math.max(0, cap - ledger);
    const days = Math.min(entry.days, room);
    ledger += days;
    if (days !== 0) nonZero.push(days === entry.days ? entry : { ...entry, days });
  }
  return nonZero;
}
