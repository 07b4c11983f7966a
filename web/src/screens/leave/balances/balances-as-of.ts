import { queryOptions } from "@tanstack/react-query";
import { callGetter, type Query } from "../../../api/records.ts";

/** One entry of the account behind a figure. */
export interface LedgerLine {
  readonly date: string;
  readonly kind: "opening" | "carry_over" | "accrual" | "adjustment" | "use" | "lapse";
  readonly days: number;
  /** Null where no balance is tracked. */
  readonly balance_after: number | null;
  readonly holiday_id?: string;
}

/** The account of one person under one policy on a day; without balances for an unlimited policy. */
export interface BalanceAsOf {
  readonly employee_id: string;
  readonly holiday_policy_id: string;
  readonly policy: string;
  readonly year: number;
  readonly date: string;
  /** It would open like this: there is no account for that leave year yet. */
  readonly simulated: boolean;
  readonly balance: number | null;
  readonly ledger_balance: number | null;
  readonly available: number | null;
  readonly carried_over: number | null;
  readonly lapsed: number | null;
  readonly taken: number;
  readonly booked: number;
  readonly pending: number;
  readonly lines?: readonly LedgerLine[];
}

/** What somebody's leave accounts say on a day, with the lines that make up each figure. */
export const balancesAsOf = (query: Query) =>
  queryOptions({
    queryKey: ["holiday-balances", "as-of", query],
    queryFn: async () => (await callGetter<BalanceAsOf[]>("holiday-balances", "as-of", query)).data,
  });
