import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callGetter, type Query, type ResourceName } from "../api/records.ts";
import { t } from "../messages/t.ts";
import type { Budget, BudgetStatus } from "./budget-burn.ts";
import type { Unconverted } from "./unconverted.tsx";
import type { Totalled, Unknown } from "./unknown.ts";

/** The parameters that a report on economics applied. */
export interface ReportMeta {
  /** The first day, null if there is no limit, and the last one. */
  readonly date: readonly [string | null, string];
  readonly currency: string;
  readonly unconverted: readonly Unconverted[];
}

export interface Report<T> {
  readonly data: T;
  readonly meta: ReportMeta;
}

/** The URLs of the records that a row counts; null if there is no such list. */
export interface RowLinks {
  readonly time: string | null;
  readonly expenses: string | null;
  readonly invoice_lines: string | null;
}

/** The revenue by its parts. Omitted for people who may not see money. */
export interface ProjectMoney {
  readonly revenue: {
    readonly time: number | null;
    readonly fees: number | null;
    readonly overage: number | null;
    readonly revenue_share: number | null;
    readonly expenses: number | null;
    readonly manual: number | null;
    readonly total: number | null;
  };
  readonly cost: { readonly labour: number | null; readonly expenses: number | null; readonly total: number };
  readonly profit: number | null;
  readonly margin_percent: number | null;
  readonly effective_hourly_rate: number | null;
  readonly realization_percent: number | null;
  readonly billing: {
    readonly invoiced: number | null;
    readonly drafted: number | null;
    readonly unbilled_time: number | null;
    readonly unbilled_expenses: number | null;
    readonly unbilled_fees: number | null;
    readonly deferred_fees: number | null;
  };
}

/** What a project has earned, cost and used of its budget in a period. */
export interface ProjectEconomics extends Partial<ProjectMoney> {
  readonly project_id: string;
  readonly name: string;
  readonly client_name: string | null;
  readonly billing_model: string;
  readonly archived: boolean;
  readonly time: {
    readonly worked_hours: number;
    readonly billable_percent: number | null;
    readonly value?: number | null;
    readonly unpriced_minutes: number;
    readonly uncosted_minutes: number;
  };
  /** Omitted for people who may not see money if the budget is in money. */
  readonly budget?: Budget;
  readonly unknown: readonly Unknown[];
  readonly links: RowLinks;
}

/** The results of a project, or of several. */
export interface Sums {
  readonly worked_hours: number;
  readonly revenue?: number | null;
  readonly cost?: number | null;
  readonly profit?: number | null;
  readonly margin_percent?: number | null;
}

/** A report on the economics of projects or clients. */
export const reportQuery = <T>(resource: ResourceName, getter: string, query: Query) =>
  queryOptions({
    queryKey: [resource, getter, query],
    queryFn: async () => (await callGetter<T>(resource, getter, query)) as unknown as Report<T>,
  });

/** The response of project-profitability. */
export const profitabilityQuery = (query: Query) =>
  reportQuery<{ totals: Sums & Totalled & { projects: number }; rows: readonly ProjectEconomics[] }>(
    "projects",
    "project-profitability",
    query,
  );

/** A project in one row of the portfolio. */
export interface PortfolioRow extends Sums {
  readonly project_id: string;
  readonly name: string;
  readonly client_name: string | null;
  readonly billing_model: string;
  readonly burn_percent?: number | null;
  readonly budget_status?: BudgetStatus | null;
  readonly unknown: readonly Unknown[];
  readonly links: RowLinks;
}

export interface Portfolio {
  readonly counts: Readonly<Record<string, number>>;
  readonly totals: Sums & Totalled & { readonly billable_percent: number | null };
  readonly by_billing_model: readonly (Sums & Totalled & { billing_model: string; projects: number })[];
  readonly by_client: readonly (Sums &
    Totalled & {
      client_id: string | null;
      client_name: string | null;
      projects: number;
    })[];
  readonly rows: readonly PortfolioRow[];
}

/** The portfolio; the previous one is shown while the next loads. */
export const portfolioQuery = (query: Query) => ({
  ...reportQuery<Portfolio>("projects", "portfolio-overview", query),
  placeholderData: keepPreviousData,
});

/** What a person contributed to projects in a period; their cost is only for people who may see payroll. */
export interface TeamMember {
  readonly employee_id: string;
  readonly name: string;
  readonly worked_minutes: number;
  readonly billable_percent: number | null;
  readonly capacity_minutes: number;
  readonly utilization_percent: number | null;
  readonly overallocated: boolean;
  readonly value?: number | null;
  readonly average_billed_rate?: number | null;
  readonly revenue?: number | null;
  readonly labour_cost?: number | null;
  readonly average_cost_rate?: number | null;
  readonly contribution?: number | null;
  readonly margin_percent?: number | null;
  readonly unknown: readonly Unknown[];
  readonly links: RowLinks;
}

export interface TeamTotals
  extends Totalled,
    Partial<Pick<TeamMember, "value" | "revenue" | "labour_cost" | "contribution" | "margin_percent">> {
  readonly worked_minutes: number;
  readonly billable_percent: number | null;
  readonly capacity_minutes: number;
  readonly utilization_percent: number | null;
  readonly unallocated_revenue?: number | null;
}

/** The team; the previous figures are shown while the next load. */
export const teamQuery = (query: Query) => ({
  ...reportQuery<{ totals: TeamTotals; rows: readonly TeamMember[] }>(
    "projects",
    "project-team-economics",
    query,
  ),
  placeholderData: keepPreviousData,
});

/** The names of the billing models. */
export const BILLING_MODELS: Readonly<Record<string, string>> = {
  time_and_materials: t("Time and materials"),
  fixed_fee: t("Fixed fee"),
  retainer: t("Retainer"),
  revenue_share: t("Revenue share"),
  non_billable: t("Not billable"),
};

/** The name of a billing model. */
export const billingModelInWords = (model: unknown): string => BILLING_MODELS[String(model)] ?? String(model);
