import { column, figuresByKey, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import { readsInternal } from "./tickets.policy.ts";

/** Whole minutes, rounded up; never negative. Division of integers is faster than that of decimals. */
const minutesUp = (milliseconds: Sql): Sql => sql`((${milliseconds}::bigint + 59999) / 60000)::integer`;

/** The business minutes until the first response, rounded up. */
export const firstResponseMinutes = (alias: string): Sql => minutesUp(column(alias, "first_response_ms"));

/** The business minutes until the resolution, without the paused ones, rounded up. */
export const resolutionMinutes = (alias: string): Sql => minutesUp(column(alias, "resolution_ms"));

/** Whether the deadline has passed. */
const isPast = (breachesAt: Sql): Sql => sql`coalesce(${breachesAt} < ${fromContext("now")}, false)`;

/** How the first response stands: a response is judged by the time that it took. */
export const firstResponseState = (alias: string): Sql => sql`(case
  when ${column(alias, "first_response_target_minutes")} is null then 'none'
  when ${column(alias, "first_response_ms")} <= ${column(alias, "first_response_target_minutes")} * 60000 then 'met'
  when ${column(alias, "first_response_ms")} is not null or ${isPast(column(alias, "first_response_breaches_at"))}
    then 'breached'
  else 'running' end)`;

/** How the resolution stands; a ticket that waits for the customer is paused unless it was breached before. */
export const resolutionState = (alias: string): Sql => sql`(case
  when ${column(alias, "resolution_target_minutes")} is null then 'none'
  when ${column(alias, "resolution_ms")} <= ${column(alias, "resolution_target_minutes")} * 60000 then 'met'
  when ${column(alias, "resolution_ms")} is not null or ${isPast(column(alias, "resolution_breaches_at"))}
    then 'breached'
  when ${column(alias, "status")} = 'pending' then 'paused'
  else 'running' end)`;

export const isBreached = (alias: string): Sql =>
  sql`('breached' in (${firstResponseState(alias)}, ${resolutionState(alias)}))`;

/** The comments of the ticket that the caller may read. */
const readableComments = (alias: string): Sql => sql`ticket_comments c
  where c.workspace_id = ${column(alias, "workspace_id")} and c.ticket_id = ${column(alias, "id")}
    and (c.visibility = 'public' or ${readsInternal(alias)})`;

export const commentsCount = (alias: string): Sql =>
  sql`(select count(*)::integer from ${readableComments(alias)})`;

const comments = figuresByKey(
  {
    latest: sql`max(c.created_at)`,
    latest_public: sql`max(c.created_at) filter (where c.visibility = 'public')`,
  },
  {
    from: sql`ticket_comments c`,
    where: sql`c.workspace_id = ${fromContext("workspace")}`,
    key: sql`c.ticket_id`,
    of: "id",
  },
);

/** When the last comment was made that the caller may read. */
export const lastCommentAt = (alias: string): Sql =>
  sql`(case when ${readsInternal(alias)} then ${comments("latest")(alias)} else ${comments("latest_public")(alias)} end)`;
