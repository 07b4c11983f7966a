import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";

const stageColumn = (alias: string, name: string): Sql => sql`(select ${column("current", name)}
  from lead_stages current where current.workspace_id = ${column(alias, "workspace_id")}
    and current.id = ${column(alias, "stage_id")})`;

const probabilityBy = (alias: string, ofStage: Sql): Sql => sql`(case ${column(alias, "status")}
  when 'won' then 100 when 'lost' then 0
  else coalesce(${column(alias, "probability_override")}, ${ofStage}) end)`;

/** The probability of winning in percent: of an open lead its own or the stage's; 100 when won, 0 when lost. */
export const probabilityOf = (alias: string): Sql => probabilityBy(alias, stageColumn(alias, "probability"));

/** `weightedAmount` by the probability of its stage, for statements over many leads, which join the stages. */
export const weightedBy = (alias: string, ofStage: Sql): Sql =>
  sql`round(${column(alias, "amount")} * ${probabilityBy(alias, ofStage)} / 100.0, 2)`;

/** Amount x probability / 100, rounded once, half away from zero. */
export const weightedAmount = (alias: string): Sql => weightedBy(alias, stageColumn(alias, "probability"));

/** The elapsed days in the current or last stage, to 2 decimals. */
export const daysInStage = (alias: string): Sql => sql`round((extract(epoch from
  coalesce(${column(alias, "closed_at")}, ${fromContext("now")}) - ${column(alias, "stage_entered_at")})
  / 86400)::numeric, 2)`;

/** Whether the lead is open and longer in its stage than a limit in days, that of its stage. */
export const isStaleBy = (alias: string, limit: Sql): Sql => sql`coalesce(${column(alias, "status")} = 'open'
  and ${daysInStage(alias)} > ${limit}, false)`;

/** Whether the lead is open and longer in its stage than the stage allows. */
export const isStale = (alias: string): Sql => isStaleBy(alias, stageColumn(alias, "stale_after_days"));

/** Whether the lead is open and was expected to close before today. */
export const isOverdue = (alias: string): Sql => sql`coalesce(${column(alias, "status")} = 'open'
  and ${column(alias, "expected_close_date")} < ${fromContext("today")}, false)`;

/** The latest of what people did: activities that occurred, completed tasks and the starts of meetings that were held. */
export const lastActivity = (alias: string): Sql => sql`greatest((select max(met.starts_at) from meetings met
    where met.workspace_id = ${column(alias, "workspace_id")} and met.lead_id = ${column(alias, "id")}
      and met.status = 'held'), (select max(case done.type when 'task' then done.completed_at else done.occurred_at end)
  from lead_activities done where done.workspace_id = ${column(alias, "workspace_id")}
    and done.lead_id = ${column(alias, "id")} and done.type in ('note', 'call', 'email', 'task')))`;

/** The earliest of the due times of open tasks and the starts of scheduled meetings; it can be in the past. */
export const nextActivity = (
  alias: string,
): Sql => sql`least((select min(meeting.starts_at) from meetings meeting
    where meeting.workspace_id = ${column(alias, "workspace_id")} and meeting.lead_id = ${column(alias, "id")}
      and meeting.status = 'scheduled'), (select min(planned.due_at)
  from lead_activities planned where planned.workspace_id = ${column(alias, "workspace_id")}
    and planned.lead_id = ${column(alias, "id")} and planned.type = 'task' and planned.completed_at is null))`;
