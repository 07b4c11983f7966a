import { queryOptions } from "@tanstack/react-query";
import { callGetter, type Query } from "../../api/records.ts";

/** What a project has earned, cost and used of its budget in a period; money only for those who may see it. */
export interface ProjectEconomics {
  readonly project_id: string;
  readonly name: string;
  readonly client_name: string | null;
  readonly billing_model: string;
  readonly archived: boolean;
  readonly time: {
    readonly worked_hours: number;
    readonly billable_percent: number | null;
    readonly value?: number;
    readonly unpriced_minutes: number;
    readonly uncosted_minutes: number;
  };
  readonly revenue?: { readonly total: number };
  readonly cost?: { readonly labour: number; readonly expenses: number; readonly total: number };
  readonly profit?: number;
  readonly margin_percent?: number | null;
  readonly effective_hourly_rate?: number | null;
  readonly billing?: { readonly invoiced: number; readonly unbilled_time: number };
  readonly budget: {
    readonly type: string | null;
    readonly budget: number | null;
    readonly currency: string | null;
    readonly consumed: number | null;
    readonly remaining: number | null;
    readonly burn_percent: number | null;
    readonly elapsed_percent: number | null;
    readonly status: BudgetStatus;
  };
}

export type BudgetStatus = "none" | "ok" | "warning" | "over";

/** What project-profitability tells. */
export const profitabilityQuery = (query: Query) =>
  queryOptions({
    queryKey: ["projects", "project-profitability", query],
    queryFn: async () =>
      (await callGetter<{ rows: readonly ProjectEconomics[] }>("projects", "project-profitability", query))
        .data,
  });

/** A project in one row of the portfolio. */
export interface PortfolioRow {
  readonly project_id: string;
  readonly name: string;
  readonly client_name: string | null;
  readonly billing_model: string;
  readonly worked_hours: number;
  readonly revenue?: number;
  readonly cost?: number;
  readonly profit?: number;
  readonly margin_percent?: number | null;
  readonly burn_percent: number | null;
  readonly budget_status: BudgetStatus;
}

export interface Portfolio {
  readonly counts: Readonly<Record<string, number>>;
  readonly totals: {
    readonly worked_hours: number;
    readonly billable_percent: number | null;
    readonly revenue?: number;
    readonly cost?: number;
    readonly profit?: number;
    readonly margin_percent?: number | null;
  };
  readonly rows: readonly PortfolioRow[];
}

export const portfolioQuery = (query: Query) =>
  queryOptions({
    queryKey: ["projects", "portfolio-overview", query],
    queryFn: async () => (await callGetter<Portfolio>("projects", "portfolio-overview", query)).data,
  });

/** What somebody contributed to projects in a period. */
export interface TeamMemberEconomics {
  readonly employee_id: string;
  readonly name: string;
  readonly worked_hours: number;
  readonly billable_percent: number | null;
  readonly utilization_percent: number | null;
  readonly overallocated: boolean;
  readonly value?: number;
  readonly revenue?: number;
  readonly labour_cost?: number;
  readonly contribution?: number;
  readonly margin_percent?: number | null;
}

export const teamQuery = (query: Query) =>
  queryOptions({
    queryKey: ["projects", "project-team-economics", query],
    queryFn: async () =>
      (
        await callGetter<{ rows: readonly TeamMemberEconomics[] }>(
          "projects",
          "project-team-economics",
          query,
        )
      ).data,
  });
