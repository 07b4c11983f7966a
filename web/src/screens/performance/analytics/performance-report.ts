import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callGetter, type Query } from "../../../api/records.ts";

/** Counts of evaluations; `overdue` ones are among those in progress. */
interface Counts {
  readonly total: number;
  readonly draft: number;
  readonly in_progress: number;
  readonly completed: number;
  readonly cancelled: number;
  readonly overdue: number;
  readonly completion_rate: number | null;
}

export type LinkedState = "draft" | "in_progress" | "completed" | "cancelled" | "overdue";

/** The evaluations of a type or of a department; the department null is that of people without one. */
export interface GroupRow extends Counts {
  readonly id: string | null;
  readonly name: string;
  /** Left out for people who may not see scores. */
  readonly average_score?: number | null;
}

export interface CriterionRow {
  readonly evaluation_type_id: string;
  readonly key: string;
  readonly title: string;
  readonly assignee_percent: number | null;
  readonly self_percent: number | null;
  readonly responses: number;
}

/** The report, as the API returns it. Scores are left out for people who may not see them. */
export interface PerformanceReport {
  readonly evaluations: Counts & {
    readonly response_rate: number | null;
    readonly on_time_rate: number | null;
    readonly shared: number;
    readonly acknowledged: number;
    readonly average_days_to_complete: number | null;
    readonly links: Readonly<Record<LinkedState, string | null>>;
  };
  readonly scores?: {
    readonly count: number;
    readonly average: number | null;
    readonly median: number | null;
    readonly min: number | null;
    readonly max: number | null;
    readonly self_gap: number | null;
    readonly distribution: readonly { readonly from: number; readonly to: number; readonly count: number }[];
  };
  readonly by_type: readonly GroupRow[];
  readonly by_department: readonly GroupRow[];
  readonly by_criterion?: readonly CriterionRow[];
  readonly pending_assignees: readonly {
    readonly employee_id: string;
    readonly name: string;
    readonly count: number;
    readonly overdue: number;
  }[];
  readonly goals: {
    readonly total: number;
    readonly active: number;
    readonly achieved: number;
    readonly missed: number;
    readonly cancelled: number;
    readonly overdue: number;
    readonly at_risk: number;
    readonly average_progress: number | null;
    readonly achievement_rate: number | null;
  };
  readonly feedback: {
    readonly requests: number;
    readonly responses: number;
    readonly response_rate: number | null;
    readonly spontaneous: number;
    readonly praise: number;
  };
}

/** The query of the report. It keeps the previous figures while the next ones load. */
export const reportQuery = (query: Query) =>
  queryOptions({
    queryKey: ["evaluations", "performance-analytics", query],
    queryFn: async () =>
      (await callGetter<PerformanceReport>("evaluations", "performance-analytics", query)).data,
    placeholderData: keepPreviousData,
  });

/** The list behind a figure, narrowed to a part of it; null if the figure has no list. */
export function narrowed(link: string | null, filter: string, value: string | null): string | null {
  if (link === null) return null;
  const url = new URL(link, "http://local");
  url.searchParams.set(filter, value ?? "null");
  return url.pathname + url.search;
}
