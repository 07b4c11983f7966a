import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callGetter, type Query } from "../../../api/records.ts";

type Links<Name extends string> = Readonly<Record<Name, string | null>>;

/** How many tickets were created and resolved in the period, and are unresolved now, with the tickets behind. */
export interface Counts {
  readonly created_count: number;
  readonly resolved_count: number;
  readonly backlog_count: number;
  readonly links: Links<"created" | "resolved" | "backlog">;
}

/** The business minutes that tickets took, and how many were in time. */
export interface Times {
  readonly count: number;
  readonly average_minutes: number | null;
  readonly median_minutes: number | null;
  readonly met_count: number;
  readonly breached_count: number;
  readonly compliance: number | null;
  readonly untracked_count: number;
  readonly links: Links<"list" | "met" | "breached" | "untracked">;
}

export interface TicketAnalytics extends Counts {
  readonly reopened_count: number;
  readonly first_response: Times;
  readonly resolution: Times;
  readonly by_priority: readonly (Counts & { readonly priority: string })[];
  readonly by_assignee: readonly (Counts & {
    readonly assignee_employee_id: string | null;
    readonly name: string | null;
  })[];
}

/** The query of the report. It keeps the previous figures while the next ones load. */
export const ticketAnalyticsQuery = (query: Query) =>
  queryOptions({
    queryKey: ["tickets", "ticket-analytics", query],
    queryFn: () => callGetter<TicketAnalytics>("tickets", "ticket-analytics", query),
    placeholderData: keepPreviousData,
  });
