import type { Account, BalanceRow, CountedDay, PolicyTerms } from "./account.ts";
import type { Days } from "./days.ts";
import { credits, type DatedDays, defaultInitial } from "./grants.ts";
import { type LeaveYear, leaveYear } from "./leave-year.ts";

/** In the order in which they happen within a day. */
export const ENTRY_KINDS = ["opening", "carry_over", "lapse", "use", "adjustment", "accrual"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Something that changes what an account holds. */
export interface Entry {
  readonly day: number;
  readonly kind: EntryKind;
  /** Negative where it takes. */
  readonly days: Days;
  /** Of a use. */
  readonly holidayId: string | null;
}

/** One leave year of an account, computed. */
export interface YearLedger {
  readonly row: BalanceRow;
  readonly year: LeaveYear;
  /** Days after it read as it: the last of the year, or of the employment if that ends before. */
  readonly lastReadDay: number;
  readonly initialBalance: Days;
  readonly carriedOver: Days;
  /** Oldest first, up to the last day that is read. */
  readonly entries: readonly Entry[];
  /** Dates of approved requests in the whole year, oldest first. */
  readonly used: readonly CountedDay[];
  /** What it holds on the last day that is read, and carries over. */
  readonly closing: Days;
}

const byDay = (one: { day: number }, other: { day: number }): number => one.day - other.day;

/** Computes all leave years of an account, oldest first: what one leaves over the next begins with. */
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
  // A debt is carried over whole, whatever the limit.
  const carriedOver = left < 0 ? left : Math.min(left, row.carryOverMax ?? left);
  const entries = [
    entryOf("opening", 1)({ day: row.accruesFrom, days: initialBalance }),
    ...lapse(row, carriedOver, used).map(entryOf("lapse", -1)),
    ...used.map(entryOf("use", -1)),
    ...row.adjustments.map(entryOf("adjustment", 1)),
    ...credits(terms, row, lastDay).map(entryOf("accrual", 1)),
  ].filter(({ day }) => day <= lastReadDay);
  // What was carried over is there whatever day is read, even when the employment ended before the year began.
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

/** What was carried over and not used until its last valid day is gone the day after: carried days go first. */
function lapse(row: BalanceRow, carriedOver: Days, used: readonly CountedDay[]): DatedDays[] {
  const last = row.carryOverExpiresOn;
  if (last === null || carriedOver <= 0) return [];
  const usedInTime = used.reduce((sum, { day, days }) => (day <= last ? sum + days : sum), 0);
  return [{ day: last + 1, days: Math.max(0, carriedOver - usedInTime) }];
}

/** Cuts each credit to what the cap leaves room for; what is cut is lost. Entries of nothing are left out. */
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
