import type { ReadOnlyWork } from "../../../engine/work/index.ts";
import { dayNumber } from "../../../platform/figures/day-numbers.ts";
import { loadAccount } from "../holiday-balances/load-accounts.ts";
import { lackingRows, type NewRow } from "../holiday-balances/open-balance.ts";
import type { CountedDay } from "../ledger/account.ts";
import { shownDays } from "../ledger/days.ts";
import { leaveYearOf } from "../ledger/leave-year.ts";
import { availableFor, shortfall } from "../ledger/shortfall.ts";
import { sumOfDays } from "./counted-dates.ts";
import type { CountedLeave } from "./counted-leave.ts";
import type { Refuse } from "./request-rules.ts";

/** A request among others: `except` is its own id once it is stored. */
export interface AmongRequests {
  readonly except: string | null;
  /** Whether the days of the other pending requests are taken too. */
  readonly besidePending: boolean;
  /** Rows that open with it. */
  readonly opening: readonly NewRow[];
}

/** Whether the balance holds the request; null, or the message that it does not. */
export async function missingBalance(
  { requester, policy, time, dates }: CountedLeave,
  { except, besidePending, opening }: AmongRequests,
  work: ReadOnlyWork,
): Promise<string | null> {
  const loaded = await loadAccount(work, requester.id, policy.id);
  const { account } = loaded!;
  const isOther = ({ holidayId }: CountedDay): boolean => holidayId !== except;
  const requested = {
    firstDay: dayNumber(time.start_date),
    days: dates.map(({ date, days }) => ({ day: dayNumber(date), days, holidayId: except ?? "" })),
  };
  const pending = besidePending ? account.pending.filter(isOther) : [];
  const rows = [...account.rows, ...opening.map((row) => ({ ...row, adjustments: [] }))];
  const short = shortfall(
    { ...account, rows, approved: account.approved.filter(isOther), pending },
    requested,
  );
  if (short === 0) return null;
  const needed = shownDays(sumOfDays(dates));
  return `The request needs ${needed} days; ${shownDays(availableFor(requested, short))} are available.`;
}

/** The rows of the leave years that a request touches, as far as they are not there yet; null: it may not open. */
export type LackingRows = ReadonlyMap<number, NewRow | null>;

export function lackingRowsOf(
  { requester, policy, time }: CountedLeave,
  work: ReadOnlyWork,
): Promise<LackingRows> {
  const first = leaveYearOf(time.start_date, policy.year_start_month);
  const last = leaveYearOf(time.end_date, policy.year_start_month);
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return lackingRows(work, requester.id, policy.id, years);
}

/** The rows that open with a request. */
export const opening = (lacking: LackingRows): NewRow[] =>
  [...lacking.values()].filter((row) => row !== null);

/**
 * Every leave year that the request touches has an account, be it one that opens now, and they hold the request beside
 * all that are pending (the contract, Leave, Enough balance).
 */
export async function checkBalance(
  leave: CountedLeave,
  lacking: LackingRows,
  except: string | null,
  work: ReadOnlyWork,
  refuse: Refuse,
): Promise<void> {
  const first = leaveYearOf(leave.time.start_date, leave.policy.year_start_month);
  const absent = [...lacking].filter(([, row]) => row === null).map(([year]) => year);
  for (const year of absent)
    refuse(year === first ? "start_date" : "end_date", `There is no ${year} balance for this policy.`);
  if (absent.length > 0) return;
  const missing = await missingBalance(
    leave,
    { except, besidePending: true, opening: opening(lacking) },
    work,
  );
  if (missing !== null) refuse("end_date", missing);
}
