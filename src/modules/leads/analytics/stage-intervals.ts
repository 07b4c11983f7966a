import { column, fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { type AnalyticsContext, isWithin, type LeadQuery, selectedLeads } from "./analytics-query.ts";

/** Whether the interval of `h` ended in the period. */
export const endedIn = (period: Period): Sql => isWithin(column("h", "left_at"), period);

/** The length of the interval in seconds. */
export const intervalSeconds = raw("extract(epoch from h.left_at - h.entered_at)");

/** The condition that an interval of `h` overlaps the period. */
export const overlaps = ({
  from,
  to,
}: Period): Sql => sql`h.entered_at < (${to}::date + 1)::timestamp at time zone 'UTC'
  and (h.left_at is null or h.left_at >= ${from}::date::timestamp at time zone 'UTC')`;

/** The intervals `h` of the selected leads in stages that are not archived, whose positions are in `s`. */
export const intervalsOfLeads = (
  context: Pick<AnalyticsContext, "matching">,
  query: LeadQuery,
): Sql => sql`lead_stage_history h
  join lead_stages s on s.workspace_id = h.workspace_id and s.id = h.stage_id and s.position is not null
  join leads lead on lead.workspace_id = h.workspace_id and lead.id = h.lead_id
    and ${selectedLeads(context, query, "lead")}
  where h.workspace_id = ${fromContext("workspace")}`;
