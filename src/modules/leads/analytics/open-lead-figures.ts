import { fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import { isOverdue, isStaleBy } from "../leads/lead-figures.ts";
import { type AnalyticsContext, type LeadQuery, selectedLeads } from "./analytics-query.ts";

/**
 * Selects how many of the open leads are overdue and stale, and how many have nothing planned: neither an open task
 * with a due time nor a scheduled meeting. What is planned is read once, not for each lead.
 */
export function openLeadFigures(context: Pick<AnalyticsContext, "matching">, query: LeadQuery): Sql {
  const own = (alias: string): Sql => sql`${raw(alias)}.workspace_id = ${fromContext("workspace")}`;
  return sql`select (count(*) filter (where ${isOverdue("lead")}))::integer as overdue_count,
      (count(*) filter (where ${isStaleBy("lead", raw("step.stale_after_days"))}))::integer as stale_count,
      (count(*) filter (where planned.lead_id is null))::integer as without_next_activity_count
    from leads lead join lead_stages step on ${own("step")} and step.id = lead.stage_id
    left join (
      select task.lead_id from lead_activities task where ${own("task")} and task.type = 'task'
        and task.completed_at is null and task.due_at is not null
      union
      select meeting.lead_id from meetings meeting where ${own("meeting")} and meeting.status = 'scheduled'
        and meeting.lead_id is not null
    ) planned on planned.lead_id = lead.id
    where ${selectedLeads(context, query, "lead")} and lead.status = 'open'`;
}
