import type { PolicyTerms } from "../ledger/account.ts";
import { type Days, shownDays } from "../ledger/days.ts";
import type { Figures } from "../ledger/figures.ts";

/** Figures as in the response. An unlimited policy has only taken, booked and pending days. */
export function shownFigures(figures: Figures, { accrualMethod }: Pick<PolicyTerms, "accrualMethod">) {
  const ifLimited = (days: Days): number | null => (accrualMethod === "unlimited" ? null : shownDays(days));
  return {
    initial_balance: ifLimited(figures.initialBalance),
    carried_over: ifLimited(figures.carriedOver),
    accrued: ifLimited(figures.accrued),
    adjusted: ifLimited(figures.adjusted),
    taken: shownDays(figures.taken),
    lapsed: ifLimited(figures.lapsed),
    ledger_balance: ifLimited(figures.ledgerBalance),
    booked: shownDays(figures.booked),
    balance: ifLimited(figures.balance),
    pending: shownDays(figures.pending),
    available: ifLimited(figures.available),
  };
}
