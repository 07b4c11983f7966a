import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { type AnalyticsContext, isWithin, type LeadQuery, selectedLeads } from "./analytics-query.ts";

/** Whether the interval of `h` ended in the period. */
export const endedIn = (period: Period): Sql => isWithin(column("h", "left_at"), period);

const startOf = (day: Sql): Sql => sql`(${day})::timestamp at time zone 'UTC'`;

/** The moment at which the period is over. */
export const endOf = ({ to }: Period): Sql => startOf(sql`${to}::date + 1`);

/** The condition that an interval of `h` overlaps the period. */
export const overlaps = (period: Period): Sql => sql`h.entered_at < ${endOf(period)}
  and (h.left_at is null or h.left_at >= ${startOf(sql`${period.from}::date`)})`;

/**
 * The condition that an interval of `h` is one of the selected leads. Where these are all leads of the workspace, they
 * are not looked up.
 */
export function isOfSelected(context: Pick<AnalyticsContext, "matching" | "work">, query: LeadQuery): Sql {
  const own = sql`h.workspace_id = ${fromContext("workspace")}`;
  const { owners, sources } = query;
  if (owners === null && sources === null && context.work.visibleRows("leads") === null) return own;
  return sql`${own} and h.lead_id in (select lead.id from leads lead where ${selectedLeads(context, query, "lead")})`;
}
