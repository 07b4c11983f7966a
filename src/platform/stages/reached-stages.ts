import { type Filter, filterOf } from "../../engine/declare/filter.ts";
import { idKind } from "../../engine/declare/filter-kinds.ts";
import { MESSAGES } from "../../engine/errors/messages.ts";
import { figuresByKey } from "../../engine/sql/rows-by-key.ts";
import { column, fromContext, ident, type Sql, sql } from "../../engine/sql/sql.ts";
import { valuesOf } from "../../engine/work/operand.ts";
import type { StageTables } from "./cohort-stays.ts";

/** Reports an archived stage, which has no position. */
const refuseStage: Filter["gatesFor"] = (_operand, _gates, fail) => {
  fail(MESSAGES.selected);
  return [];
};

/**
 * The filter for records that passed all stages, by a condition on the record, or came as far as a stage or further. Every
 * record has reached the first stage. An archived stage has no position, so it is refused.
 */
export const reachedStage = (
  { stages, history, owner }: StageTables,
  hasPassedAll: (alias: string) => Sql,
): Filter =>
  filterOf(idKind, {
    title: "has reached the stage",
    nullable: false,
    condition: (alias, operand) => sql`exists (select from ${ident(stages)} goal
      where goal.workspace_id = ${fromContext("workspace")} and goal.id = any(${valuesOf(operand)}::text[])
        and goal.position is not null
        and (${hasPassedAll(alias)} or goal.position = 1 or exists (
          select from ${ident(history)} h
            join ${ident(stages)} visited on visited.workspace_id = h.workspace_id and visited.id = h.stage_id
          where h.workspace_id = ${fromContext("workspace")} and ${column("h", owner)} = ${column(alias, "id")}
            and visited.position >= goal.position)))`,
    load: async (text, rows) => {
      const ids = valuesOf(idKind.read(text, () => undefined));
      const archived = await rows(sql`select 1 from ${ident(stages)} goal
        where goal.workspace_id = ${fromContext("workspace")} and goal.id = any(${ids}::text[])
          and goal.archived_at is not null`);
      return archived.length === 0 ? null : refuseStage;
    },
  });

/** The id of the visited stage of the highest position among those that are not archived; of the first one without any. */
export function furthestStage({ stages, history, owner }: StageTables): (alias: string) => Sql {
  const visited = figuresByKey(
    // The position, in ten digits, is before the id: a maximum needs no order within each record's visits.
    { furthest: sql`substr(max((lpad(reached.position::text, 10, '0') || reached.id) collate "C"), 11)` },
    {
      from: sql`${ident(history)} h
        join ${ident(stages)} reached on reached.workspace_id = h.workspace_id and reached.id = h.stage_id`,
      where: sql`h.workspace_id = ${fromContext("workspace")} and reached.position is not null`,
      key: column("h", owner),
      of: "id",
    },
  );
  return (alias) => sql`coalesce(${visited("furthest")(alias)}, (select first.id from ${ident(stages)} first
    where first.workspace_id = ${fromContext("workspace")} and first.position = 1))`;
}

/** The filter for records that came as far as a stage and no further. */
export const furthestStageIs = (tables: StageTables): Filter =>
  filterOf(idKind, {
    title: "came as far as the stage and no further",
    nullable: false,
    expression: furthestStage(tables),
  });
