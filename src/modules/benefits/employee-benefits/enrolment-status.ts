import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";

export const ENROLMENT_STATUSES = ["scheduled", "active", "ended"] as const;

/** The status of an enrolment today, over its alias. It is computed rather than stored, so that it is up to date. */
export const enrolmentStatus = (alias: string): Sql => sql`case
  when ${column(alias, "start_date")} > ${fromContext("today")} then 'scheduled'
  when ${column(alias, "end_date")} < ${fromContext("today")} then 'ended'
  else 'active' end`;
