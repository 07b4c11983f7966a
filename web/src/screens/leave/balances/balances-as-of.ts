import { queryOptions } from "@tanstack/react-query";
import { callGetter, type Query } from "../../../api/records.ts";

/** A line of a statement. */
export interface LedgerLine {
  readonly date: string;
  readonly kind: "opening" | "carry_over" | "accrual" | "adjustment" | "use" | "lapse";
  readonly days: number;
  /** Null if no balance is tracked. */
  readonly balance_after: number | null;
  readonly holiday_id?: string;
}

/** The balance of an employee under one policy on a day. An unlimited policy has no balance. */
export interface BalanceAsOf {
  readonly employee_id: string;
  readonly holiday_policy_id: string;
  readonly policy: string;
  readonly year: number;
  readonly date: string;
  /** Whether the balance is simulated because the leave year has none yet. */
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

/** The query for an employee's balances on a day with their lines. */
export const balancesAsOf = (query: Query) =>
  queryOptions({
    queryKey: ["holiday-balances", "as-of", query],
    queryFn: async () => (await callGetter<BalanceAsOf[]>("holiday-balances", "as-of", query)).data,
  });
