import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";

/** Read once for a statement: it depends on no candidate. */
const RETENTION_MONTHS = sql`(select w.candidate_retention_months from workspaces w where w.id = ${fromContext("workspace")})`;

/**
 * The day until which a candidate may be kept: so many months after the UTC day on which the application ended, the end
 * of a month clamped, or the end of the consent if that is later. Those who wait in the pool are counted from the day on
 * which they applied.
 */
export const retentionUntil = (alias: string): Sql => sql`(case
    when ${RETENTION_MONTHS} is null or ${column(alias, "status")} = 'hired'
      or (${column(alias, "status")} = 'active' and ${column(alias, "job_id")} is not null) then null
    else greatest(((coalesce(${column(alias, "rejected_at")}, ${column(alias, "withdrawn_at")},
      ${column(alias, "applied_at")}) at time zone 'UTC')::date
      + make_interval(months => ${RETENTION_MONTHS}))::date, ${column(alias, "consent_until")}) end)`;

/** How many other candidates have the same email. */
export const otherApplications = (alias: string): Sql => sql`(select count(*)::integer from candidates o
  where o.workspace_id = ${column(alias, "workspace_id")} and lower(o.email) = lower(${column(alias, "email")})
    and o.id <> ${column(alias, "id")})`;
