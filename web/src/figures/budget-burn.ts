import { queryOptions } from "@tanstack/react-query";
import { callRecordGetter, type Query } from "../api/records.ts";
import type { Unknown } from "./unknown.ts";

export type BudgetStatus = "none" | "ok" | "warning" | "over";

/** The share of a budget that was used by a day; null if part of the consumption is unknown. */
export interface Burn {
  readonly consumed: number | null;
  readonly remaining: number | null;
  readonly burn_percent: number | null;
  readonly elapsed_percent: number | null;
  readonly status: BudgetStatus | null;
}

export interface Budget extends Burn {
  readonly type: string | null;
  readonly budget: number | null;
  readonly currency: string | null;
}

/** How much of a project's budget was used at the ends of months, in one response. */
export const burnQuery = (projectId: string, query: Query) =>
  queryOptions({
    queryKey: ["projects", projectId, "budget-burn", query],
    queryFn: async () =>
      (
        await callRecordGetter<
          Pick<Budget, "type" | "budget" | "currency"> & {
            readonly series: readonly (Burn & {
              readonly date: string;
              readonly unknown: readonly Unknown[];
            })[];
          }
        >("projects", projectId, "budget-burn", query)
      ).data,
  });
