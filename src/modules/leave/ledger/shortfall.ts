import type { Account, CountedDay } from "./account.ts";
import type { Days } from "./days.ts";
import { lowestBalanceFrom } from "./figures.ts";
import { yearLedgers } from "./year-ledger.ts";

/** A request to be checked against an account. */
export interface RequestedLeave {
  /** The number of the first day of the request, counted or not. */
  readonly firstDay: number;
  /** The counted days of its dates. */
  readonly days: readonly CountedDay[];
}

/**
 * The number of days that an account lacks for a request; 0 if the balance is enough. Pending requests in the account
 * count as if they were approved (leave them out if they should not count); the request itself must be in neither list.
 * The ledger must not fall below the negative limit on any day from the first day of the request on, in that leave year
 * and in all later ones with a balance, since used days are no longer carried over. The account must contain balances for
 * all leave years of the request, stored or simulated. The result for an unlimited policy is 0.
 */
export function shortfall(account: Account, requested: RequestedLeave): Days {
  const { terms, approved, pending } = account;
  if (terms.accrualMethod === "unlimited") return 0;
  const ledgers = yearLedgers({ ...account, approved: [...approved, ...pending, ...requested.days] });
  const lowest = ledgers
    .filter(({ year }) => year.to >= requested.firstDay)
    .map((ledger) => lowestBalanceFrom(ledger, [], requested.firstDay));
  return Math.max(0, -terms.negativeLimit - Math.min(...lowest));
}

/** The available days in the message of a refused request: `The request needs 5 days; 3.5 are available.` */
export const availableFor = (requested: RequestedLeave, short: Days): Days =>
  Math.max(0, requested.days.reduce((sum, { days }) => sum + days, 0) - short);
