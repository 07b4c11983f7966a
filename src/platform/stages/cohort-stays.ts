import { column, fromContext, ident, raw, type Sql, sql } from "../../engine/sql/sql.ts";
import { meanInDays } from "../figures/mean-days.ts";

/** The tables of records that pass through stages, and the column of the linked history that refers to a record. */
export interface StageTables {
  readonly stages: string;
  readonly history: string;
  readonly owner: string;
}

const isOwn = (alias: string): Sql => sql`${raw(alias)}.workspace_id = ${fromContext("workspace")}`;

/**
 * A table expression `ahead` with the highest `position` from which a record `id` went back, or into a stage that is
 * archived today. A record came as far as this or as its present stage; an index finds such moves by the two stages. They
 * are few, which the database cannot know: without `offset 0` it would read the whole history, and it expects few of
 * arrays, so that it does not reverse the join to all records.
 */
export const leftAhead = ({
  stages,
  history,
  owner,
}: StageTables): Sql => sql`ahead as (select back.id, back.position
  from (select array_agg(moved.id) as ids, array_agg(moved.position) as positions
    from (select ${column("h", owner)} as id, max(s.position) as position from ${ident(stages)} s
      join ${ident(stages)} next on ${isOwn("next")} and (next.position < s.position or next.position is null)
      cross join lateral (select ${column("one", owner)} from ${ident(history)} one
        where ${isOwn("one")} and one.stage_id = s.id and one.next_stage_id = next.id offset 0) h
      where ${isOwn("s")} and s.position is not null group by ${column("h", owner)}) moved) found,
  unnest(found.ids, found.positions) back (id, position))`;

/**
 * A table expression `spent` with the mean number of days, `average_days`, of a record in the stage at each `position`, in
 * completed intervals of the records whose ids are selected. A record that returned counts once, with all of them; its
 * first time in the stage is not a return.
 */
export const meanStays = ({ stages, history, owner }: StageTables, selected: Sql): Sql => sql`spent as (
  select s.position, ${meanInDays(raw("h.length"), raw("h.records"))} as average_days
  from (select h.stage_id, count(*) filter (where not h.is_return) as records, sum(h.left_at - h.entered_at) as length
    from ${ident(history)} h
    where ${isOwn("h")} and h.left_at is not null and ${column("h", owner)} in (${selected}) group by h.stage_id) h
  join ${ident(stages)} s on ${isOwn("s")} and s.id = h.stage_id)`;
