import { column, figuresByKey, fromContext, referredRow, type Sql, sql } from "../../../engine/sql/index.ts";

/** What the stage of a lead says. */
const ofStage = referredRow("lead_stages", "stage_id", {
  probability: column("referred", "probability"),
  stale_after_days: column("referred", "stale_after_days"),
});

const probabilityBy = (alias: string, stages: Sql): Sql => sql`(case ${column(alias, "status")}
  when 'won' then 100 when 'lost' then 0
  else coalesce(${column(alias, "probability_override")}, ${stages}) end)`;

/** The probability of winning in percent: of an open lead its own or the stage's; 100 when won, 0 when lost. */
export const probabilityOf = (alias: string): Sql => probabilityBy(alias, ofStage("probability")(alias));

/** `weightedAmount` by the probability of its stage, for statements over many leads, which join the stages. */
export const weightedBy = (alias: string, stages: Sql): Sql =>
  sql`round(${column(alias, "amount")} * ${probabilityBy(alias, stages)} / 100.0, 2)`;

/** Amount x probability / 100, rounded once, half away from zero. */
export const weightedAmount = (alias: string): Sql => weightedBy(alias, ofStage("probability")(alias));

/** The elapsed days in the current or last stage, to 2 decimals. */
export const daysInStage = (alias: string): Sql => sql`round((extract(epoch from
  coalesce(${column(alias, "closed_at")}, ${fromContext("now")}) - ${column(alias, "stage_entered_at")})
  / 86400)::numeric, 2)`;

/** Whether the lead is open and longer in its stage than a limit in days, that of its stage. */
export const isStaleBy = (alias: string, limit: Sql): Sql => sql`coalesce(${column(alias, "status")} = 'open'
  and ${daysInStage(alias)} > ${limit}, false)`;

/** Whether the lead is open and longer in its stage than the stage allows. */
export const isStale = (alias: string): Sql => isStaleBy(alias, ofStage("stale_after_days")(alias));

/** Whether the lead is open and was expected to close before today. */
export const isOverdue = (alias: string): Sql => sql`coalesce(${column(alias, "status")} = 'open'
  and ${column(alias, "expected_close_date")} < ${fromContext("today")}, false)`;

const meetings = (starts: Sql, which: Sql) =>
  figuresByKey(
    { starts },
    {
      from: sql`meetings met`,
      where: sql`met.workspace_id = ${fromContext("workspace")} and met.lead_id is not null and ${which}`,
      key: sql`met.lead_id`,
      of: "id",
    },
  );

const activities = (at: Sql, which: Sql) =>
  figuresByKey(
    { at },
    {
      from: sql`lead_activities act`,
      where: sql`act.workspace_id = ${fromContext("workspace")} and ${which}`,
      key: sql`act.lead_id`,
      of: "id",
    },
  );

const held = meetings(sql`max(met.starts_at)`, sql`met.status = 'held'`);
const scheduled = meetings(sql`min(met.starts_at)`, sql`met.status = 'scheduled'`);
const done = activities(
  sql`max(case act.type when 'task' then act.completed_at else act.occurred_at end)`,
  sql`act.type in ('note', 'call', 'email', 'task')`,
);
const planned = activities(sql`min(act.due_at)`, sql`act.type = 'task' and act.completed_at is null`);

/** The latest of what people did: activities that occurred, completed tasks and the starts of meetings that were held. */
export const lastActivity = (alias: string): Sql =>
  sql`greatest(${held("starts")(alias)}, ${done("at")(alias)})`;

/** The earliest of the due times of open tasks and the starts of scheduled meetings; it can be in the past. */
export const nextActivity = (alias: string): Sql =>
  sql`least(${scheduled("starts")(alias)}, ${planned("at")(alias)})`;
