import type { PolicyTerms } from "../ledger/account.ts";
import { type Days, shownDays } from "../ledger/days.ts";
import type { Figures } from "../ledger/figures.ts";

/** Figures as they are answered. Of an unlimited policy only what was taken, booked and asked for is told. */
export function shownFigures(figures: Figures, { accrualMethod }: Pick<PolicyTerms, "accrualMethod">) {
  const kept = (days: Days): number | null => (accrualMethod === "unlimited" ? null : shownDays(days));
  return {
    initial_balance: kept(figures.initialBalance),
    carried_over: kept(figures.carriedOver),
    accrued: kept(figures.accrued),
    adjusted: kept(figures.adjusted),
    taken: shownDays(figures.taken),
    lapsed: kept(figures.lapsed),
    ledger_balance: kept(figures.ledgerBalance),
    booked: shownDays(figures.booked),
    balance: kept(figures.balance),
    pending: shownDays(figures.pending),
    available: kept(figures.available),
  };
}
