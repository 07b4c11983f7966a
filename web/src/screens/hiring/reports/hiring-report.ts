import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callGetter, type Query } from "../../../api/records.ts";

type Links<Name extends string> = Readonly<Record<Name, string | null>>;

/** Those who applied in the period, by what became of them. */
export interface Cohort {
  readonly applied: number;
  readonly hired: number;
  readonly rejected: number;
  readonly withdrawn: number;
  readonly active: number;
  readonly hire_rate: number | null;
  readonly links: Links<"applied" | "hired" | "rejected" | "withdrawn" | "active">;
}

/** A stage, of those who applied in the period. */
export interface FunnelStage {
  readonly stage_id: string;
  readonly name: string;
  readonly reached_count: number;
  readonly active_count: number;
  readonly rejected_count: number;
  readonly withdrawn_count: number;
  readonly conversion_from_previous: number | null;
  readonly conversion_from_start: number | null;
  readonly average_days: number | null;
  readonly links: Links<"reached" | "active" | "rejected" | "withdrawn">;
}

export interface SourceRow {
  readonly source: string;
  readonly applied: number;
  readonly hired: number;
  readonly hire_rate: number | null;
  readonly links: Links<"applied" | "hired">;
}

export interface ReasonRow {
  readonly reason: string;
  readonly label: string;
  readonly count: number;
  readonly share: number | null;
  readonly links: Links<"list">;
}

export interface HiringReport {
  readonly applied_count: number;
  readonly hired_count: number;
  readonly rejected_count: number;
  readonly withdrawn_count: number;
  readonly links: Links<"applied" | "hired" | "rejected" | "withdrawn">;
  readonly cohort: Cohort;
  readonly average_time_to_hire_days: number | null;
  readonly average_time_to_fill_days: number | null;
  readonly funnel: readonly FunnelStage[];
  readonly sources: readonly SourceRow[];
  readonly rejection_reasons: readonly ReasonRow[];
  readonly open_jobs: {
    readonly jobs_count: number;
    readonly openings: number;
    readonly hired: number;
    readonly remaining: number;
    readonly links: Links<"list">;
  };
}

/** The query of the report. It keeps the previous figures while the next ones load. */
export const hiringReportQuery = (query: Query) =>
  queryOptions({
    queryKey: ["candidates", "hiring-analytics", query],
    queryFn: () => callGetter<HiringReport>("candidates", "hiring-analytics", query),
    placeholderData: keepPreviousData,
  });
