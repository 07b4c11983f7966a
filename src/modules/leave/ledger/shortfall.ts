import type { Account, CountedDay } from "./account.ts";
import type { Days } from "./days.ts";
import { lowestFrom } from "./figures.ts";
import { yearLedgers } from "./year-ledger.ts";

/** A request whose days are to be taken from an account. */
export interface RequestedLeave {
  /** Its first day (by number), counted or not. */
  readonly firstDay: number;
  /** What its dates count. */
  readonly days: readonly CountedDay[];
}

/**
 * How many days an account is short of for a request: 0 means that there is enough. The account's pending requests count
 * as if they were approved (leave them out of it where they must not); the request itself must be in neither list. On
 * every day from its first on, in that leave year and in every later one that has a row, the ledger has to stay at or
 * above the negative limit: what is used is not carried over. Rows of the years that the request touches must be among
 * the account's, opened or simulated. An unlimited policy is never short.
 */
export function shortfall(account: Account, requested: RequestedLeave): Days {
  const { terms, approved, pending } = account;
  if (terms.accrualMethod === "unlimited") return 0;
  const ledgers = yearLedgers({ ...account, approved: [...approved, ...pending, ...requested.days] });
  const lowest = ledgers
    .filter(({ year }) => year.to >= requested.firstDay)
    .map((ledger) => lowestFrom(ledger, [], requested.firstDay));
  return Math.max(0, -terms.negativeLimit - Math.min(...lowest));
}

/** What the message of a request that is refused says: `The request needs 5 days; 3.5 are available.` */
export const availableFor = (requested: RequestedLeave, short: Days): Days =>
  Math.max(0, requested.days.reduce((sum, { days }) => sum + days, 0) - short);
