import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callGetter, type Query } from "../../../api/records.ts";
import type { Unconverted } from "../../../figures/unconverted.tsx";

type Links<Name extends string = "list"> = Readonly<Record<Name, string | null>>;

/** A number of leads with the sum of their amounts; null if no amount can be converted. */
export interface Counted {
  readonly count: number;
  readonly amount: number | null;
  readonly links: Links;
}

export interface Overview {
  readonly created: Counted;
  readonly won: Counted;
  readonly lost: Counted;
  readonly win_rate: number | null;
  readonly average_won_amount: number | null;
  readonly average_sales_cycle_days: number | null;
  readonly pipeline: Counted & {
    readonly weighted_amount: number | null;
    readonly overdue_count: number;
    readonly stale_count: number;
    readonly without_next_activity_count: number;
    readonly links: Links<"list" | "overdue" | "stale" | "without_next_activity">;
  };
  readonly change: Readonly<Record<"created_count" | "won_count" | "won_amount", number | null>>;
}

/** A stage of the funnel, of the leads that were created in the period. */
export interface FunnelStage {
  readonly stage_id: string;
  readonly name: string;
  readonly reached_count: number;
  readonly reached_amount: number | null;
  readonly open_count: number;
  readonly lost_count: number;
  readonly conversion_from_previous: number | null;
  readonly conversion_from_start: number | null;
  readonly average_days: number | null;
  readonly links: Links<"reached" | "open" | "lost">;
}

export interface Funnel {
  readonly stages: readonly FunnelStage[];
  readonly won: Counted & Pick<FunnelStage, "conversion_from_previous" | "conversion_from_start">;
}

export interface OpenLeads {
  readonly open_count: number;
  readonly open_amount: number | null;
  readonly weighted_amount: number | null;
}

export interface ForecastInterval extends OpenLeads {
  readonly label: string;
  readonly won_count: number;
  readonly won_amount: number | null;
  readonly forecast_amount: number | null;
  readonly best_case_amount: number | null;
  readonly links: Links<"open" | "won">;
}

type Bucket = OpenLeads & { readonly links: Links<"open"> };

export interface Forecast {
  readonly intervals: readonly ForecastInterval[];
  readonly overdue: Bucket;
  readonly later: Bucket;
  readonly undated: Bucket;
  readonly total: OpenLeads & Pick<ForecastInterval, "won_count" | "won_amount">;
}

export interface StageVelocity {
  readonly stage_id: string;
  readonly name: string;
  readonly completed_count: number;
  readonly completed_leads_count: number;
  readonly average_days: number | null;
  readonly median_days: number | null;
  readonly p90_days: number | null;
  readonly open_count: number;
  readonly average_age_days: number | null;
  readonly oldest_age_days: number | null;
  readonly stale_count: number;
  readonly links: Links<"completed" | "open" | "stale">;
}

export interface Velocity {
  readonly opportunity_count: number;
  readonly average_won_amount: number | null;
  readonly win_rate: number | null;
  readonly average_sales_cycle_days: number | null;
  readonly velocity_per_day: number | null;
  readonly links: Links<"open">;
  readonly stages: readonly StageVelocity[];
}

/** What became of the leads of a source or of an owner. */
export interface Outcomes {
  readonly name: string;
  readonly created_count: number;
  readonly won_count: number;
  readonly won_amount: number | null;
  readonly lost_count: number;
  readonly average_won_amount: number | null;
  readonly average_sales_cycle_days: number | null;
}

export interface SourceRow extends Outcomes {
  readonly source_id: string | null;
  readonly share: number | null;
  readonly open_count: number;
  readonly conversion_rate: number | null;
  readonly links: Links<"created" | "won" | "lost">;
}

export interface OwnerRow extends Outcomes, OpenLeads {
  readonly owner_employee_id: string | null;
  readonly win_rate: number | null;
  readonly activities_count: number;
  readonly meetings_held_count: number;
  readonly links: Links<"created" | "won" | "lost" | "open">;
}

export interface LostReasonRow extends Counted {
  readonly lost_reason: string;
  readonly label: string;
  readonly share: number | null;
  readonly average_days_to_loss: number | null;
  readonly stages: readonly { readonly stage_id: string; readonly name: string; readonly count: number }[];
}

/** The reports on leads by the names of their getters. */
interface Reports {
  readonly "lead-analytics-overview": Overview;
  readonly "lead-funnel": Funnel;
  readonly "lead-forecast": Forecast;
  readonly "lead-velocity": Velocity;
  readonly "lead-sources": readonly SourceRow[];
  readonly "lead-owners": readonly OwnerRow[];
  readonly "lead-lost-reasons": readonly LostReasonRow[];
}

export type ReportName = keyof Reports;

/** A report with the currency of its amounts and what they leave out. */
export interface Report<Data> {
  readonly data: Data;
  readonly meta: { readonly currency: string; readonly unconverted: readonly Unconverted[] };
}

/** The query of a report. It keeps the previous figures while the next ones load. */
export const leadReportQuery = <Name extends ReportName>(name: Name, query: Query) =>
  queryOptions({
    queryKey: ["leads", name, query],
    queryFn: () =>
      callGetter<Reports[Name]>("leads", name, query) as unknown as Promise<Report<Reports[Name]>>,
    placeholderData: keepPreviousData,
  });
