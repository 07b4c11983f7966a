import type { ReadOnlyWork, Text } from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";
import { dayNumber } from "../../../platform/figures/day-numbers.ts";
import { loadAccount } from "../holiday-balances/load-accounts.ts";
import { type NewRow, rowsToOpen } from "../holiday-balances/open-balance.ts";
import type { CountedDay } from "../ledger/account.ts";
import { shownDays } from "../ledger/days.ts";
import { leaveYearOf } from "../ledger/leave-year.ts";
import { availableFor, shortfall } from "../ledger/shortfall.ts";
import { sumOfDays } from "./counted-dates.ts";
import type { CountedLeave } from "./counted-leave.ts";
import type { Refuse } from "./request-rules.ts";

/** Which other requests and balances count in a check; `except` is the id of the request if it is stored. */
export interface BalanceCheck {
  readonly except: string | null;
  /** Whether other pending requests count as if they were approved. */
  readonly includesPending: boolean;
  /** The balances that open with the request. */
  readonly opening: readonly NewRow[];
}

/** The error message if the balance is not enough for the request; otherwise null. */
export async function insufficientBalance(
  { requester, policy, time, dates }: CountedLeave,
  { except, includesPending, opening }: BalanceCheck,
  work: ReadOnlyWork,
): Promise<Text | null> {
  const loaded = await loadAccount(work, requester.id, policy.id);
  const { account } = loaded!;
  const isOther = ({ holidayId }: CountedDay): boolean => holidayId !== except;
  const requested = {
    firstDay: dayNumber(time.start_date),
    days: dates.map(({ date, days }) => ({ day: dayNumber(date), days, holidayId: except ?? "" })),
  };
  const pending = includesPending ? account.pending.filter(isOther) : [];
  const rows = [...account.rows, ...opening.map((row) => ({ ...row, adjustments: [] }))];
  const short = shortfall(
    { ...account, rows, approved: account.approved.filter(isOther), pending },
    requested,
  );
  if (short === 0) return null;
  const needed = shownDays(sumOfDays(dates));
  return message`The request needs ${needed} days; ${shownDays(availableFor(requested, short))} are available.`;
}

/** The balances that do not exist yet for the leave years of a request, by year; null if one may not be opened. */
export type RowsToOpen = ReadonlyMap<number, NewRow | null>;

export function rowsToOpenFor(
  { requester, policy, time }: CountedLeave,
  work: ReadOnlyWork,
): Promise<RowsToOpen> {
  const first = leaveYearOf(time.start_date, policy.year_start_month);
  const last = leaveYearOf(time.end_date, policy.year_start_month);
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return rowsToOpen(work, requester.id, policy.id, years);
}

/** The balances that open with a request. */
export const opening = (lacking: RowsToOpen): NewRow[] => [...lacking.values()].filter((row) => row !== null);

/**
 * Checks that each leave year of the request has a balance, or one that opens now, and that these balances are enough for
 * the request in addition to all pending ones (decision 19).
 */
export async function checkBalance(
  leave: CountedLeave,
  lacking: RowsToOpen,
  except: string | null,
  work: ReadOnlyWork,
  refuse: Refuse,
): Promise<void> {
  const first = leaveYearOf(leave.time.start_date, leave.policy.year_start_month);
  const absent = [...lacking].filter(([, row]) => row === null).map(([year]) => year);
  for (const year of absent)
    refuse(year === first ? "start_date" : "end_date", message`There is no ${year} balance for this policy.`);
  if (absent.length > 0) return;
  const missing = await insufficientBalance(
    leave,
    { except, includesPending: true, opening: opening(lacking) },
    work,
  );
  if (missing !== null) refuse("end_date", missing);
}
