import type { Work } from "../../../engine/work/index.ts";
import { dayNumber } from "../../../platform/figures/day-numbers.ts";
import { loadAccount } from "../holiday-balances/load-accounts.ts";
import { openBalance } from "../holiday-balances/open-balance.ts";
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
}

/** Whether the balance holds the request; null, or the message that it does not. */
export async function missingBalance(
  { requester, policy, time, dates }: CountedLeave,
  { except, besidePending }: AmongRequests,
  work: Work,
): Promise<string | null> {
  const loaded = await loadAccount(work, requester.id, policy.id);
  const { account } = loaded!;
  const isOther = ({ holidayId }: CountedDay): boolean => holidayId !== except;
  const requested = {
    firstDay: dayNumber(time.start_date),
    days: dates.map(({ date, days }) => ({ day: dayNumber(date), days, holidayId: except ?? "" })),
  };
  const pending = besidePending ? account.pending.filter(isOther) : [];
  const short = shortfall({ ...account, approved: account.approved.filter(isOther), pending }, requested);
  if (short === 0) return null;
  const needed = shownDays(sumOfDays(dates));
  return `The request needs ${needed} days; ${shownDays(availableFor(requested, short))} are available.`;
}

/**
 * Every leave year that the request touches has an account, opened now where it may be, and they hold the request
 * beside all that are pending (the contract, Leave, Enough balance).
 */
export async function checkBalance(
  leave: CountedLeave,
  except: string | null,
  work: Work,
  refuse: Refuse,
): Promise<void> {
  const { requester, policy, time } = leave;
  const first = leaveYearOf(time.start_date, policy.year_start_month);
  const last = leaveYearOf(time.end_date, policy.year_start_month);
  let isComplete = true;
  for (let year = first; year <= last; year++) {
    if (await openBalance(work, requester.id, policy.id, year)) continue;
    isComplete = false;
    refuse(year === first ? "start_date" : "end_date", `There is no ${year} balance for this policy.`);
  }
  if (!isComplete) return;
  const missing = await missingBalance(leave, { except, besidePending: true }, work);
  if (missing !== null) refuse("end_date", missing);
}
