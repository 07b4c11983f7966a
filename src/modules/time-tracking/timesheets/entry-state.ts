import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import { isRunning } from "../../projects/index.ts";

const closedUntil = sql`(select w.time_closed_until from workspaces w where w.id = ${fromContext("workspace")})`;

/** The SQL form of `lockReason`, over the alias of an entry. */
export const lockedReason = (alias: string): Sql => sql`case
  when ${isRunning(alias)} then null
  when ${column(alias, "invoice_line_id")} is not null then 'invoiced'
  when ${column(alias, "approval_status")} in ('approved', 'submitted') then ${column(alias, "approval_status")}
  when ${column(alias, "date")} <= ${closedUntil} then 'closed' end`;

export const isLocked = (alias: string): Sql => sql`((${lockedReason(alias)}) is not null)`;
