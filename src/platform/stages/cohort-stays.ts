import { column, fromContext, ident, type Sql, sql } from "../../engine/sql/sql.ts";

/** The tables of records that pass through stages, and the column of the history that refers to a record. */
export interface StageTables {
  readonly stages: string;
  readonly history: string;
  readonly owner: string;
}

/**
 * Table expressions on how far the records of a table expression `cohort` with the column `id` have come: `far`, the
 * position of the furthest stage of each record `id`, which is missing where it visited none that is left; and `spent`,
 * the mean number of days, `average_days`, of a record in the stage at each `position`, in completed intervals. Archived
 * stages do not count. All histories are read once and joined to the records, because the database misjudges `in` over
 * so many; both make the funnel of many records fast.
 */
export const cohortStays = (
  cohort: string,
  { stages, history, owner }: StageTables,
): Sql => sql`stays as materialized (
    select h.${ident(owner)} as id, s.position, sum(h.left_at - h.entered_at) as length
    from ${ident(cohort)} one join ${ident(history)} h on h.${ident(owner)} = one.id
      join ${ident(stages)} s on s.workspace_id = h.workspace_id and s.id = h.stage_id
    where h.workspace_id = ${fromContext("workspace")} and s.position is not null group by ${column("h", owner)}, s.position
  ), far as (select id, max(position) as position from stays group by id
  ), spent as (select position, round(extract(epoch from sum(length)) / (count(length) * 86400), 2) as average_days
    from stays where length is not null group by position)`;
