import { column, fromContext, ident, type Sql, sql } from "../../engine/sql/sql.ts";
import type { ResourceName } from "../../engine/work/records.ts";
import type { ReadOnlyWork, Work } from "../../engine/work/work.ts";

/** Where a record goes: before or after another one, which is in the same column. */
export interface RankTarget {
  readonly side: "before" | "after";
  readonly id: string;
}

/**
 * The order of records in the columns of a board. Each has a rank (`position`), distinct within its column; a move gives
 * one record a new rank and leaves those of all others as they are. Callers hold a lock on the ranks.
 */
export class Ranking {
  readonly #table: string;
  readonly #column: string;

  /** @param within the field that names the column of the board, such as `stage_id` */
  constructor(table: string, within: string) {
    this.#table = table;
    this.#column = within;
  }

  #isIn(alias: string, columnId: string): Sql {
    return sql`${column(alias, "workspace_id")} = ${fromContext("workspace")}
      and ${column(alias, this.#column)} = ${columnId}`;
  }

  /** The next ranks after the last one, for so many records. */
  async last(work: ReadOnlyWork, columnId: string, count = 1): Promise<string[]> {
    const rows = await work.rows<{ rank: string }>(sql`select (coalesce((
        select max(r.position) from ${ident(this.#table)} r where ${this.#isIn("r", columnId)}), 0)
        + step.step)::text as rank
      from generate_series(1, ${count}::integer) step(step) order by step.step`);
    return rows.map(({ rank }) => rank);
  }

  /** The rank after all others of the column; null if the record is the last one already. */
  async lastFor(work: ReadOnlyWork, columnId: string, recordId: string): Promise<string | null> {
    const found = await work.row<{ rank: string }>(sql`select (max(o.position) + 1)::text as rank
      from ${ident(this.#table)} r join ${ident(this.#table)} o on o.workspace_id = ${fromContext("workspace")}
        and ${column("o", this.#column)} = ${columnId} and o.id <> r.id
      where ${this.#isIn("r", columnId)} and r.id = ${recordId}
      group by r.position having max(o.position) > r.position`);
    return found?.rank ?? null;
  }

  /**
   * The shortest number between the target and its neighbour, the record itself aside; null if the target is not in the
   * column, or is the record itself.
   */
  async nextTo(
    work: ReadOnlyWork,
    columnId: string,
    recordId: string,
    { side, id }: RankTarget,
  ): Promise<string | null> {
    const neighbour =
      side === "before"
        ? sql`(select max(n.position) from ${ident(this.#table)} n where ${this.#isIn("n", columnId)}
            and n.id <> ${recordId} and n.position < t.position)`
        : sql`(select min(n.position) from ${ident(this.#table)} n where ${this.#isIn("n", columnId)}
            and n.id <> ${recordId} and n.position > t.position)`;
    const outside = side === "before" ? sql`ceil(t.position) - 1` : sql`floor(t.position) + 1`;
    const found = await work.row<{ rank: string }>(sql`with place as (
        select t.position as target, ${neighbour} as neighbour, ${outside} as outside
        from ${ident(this.#table)} t
        where ${this.#isIn("t", columnId)} and t.id = ${id} and t.id <> ${recordId})
      select (case when place.neighbour is null then place.outside
        else (select round((place.target + place.neighbour) * 0.5, decimals.count)
          from generate_series(0, scale((place.target + place.neighbour) * 0.5)) decimals(count)
          where round((place.target + place.neighbour) * 0.5, decimals.count) > least(place.target, place.neighbour)
            and round((place.target + place.neighbour) * 0.5, decimals.count)
              < greatest(place.target, place.neighbour)
          order by decimals.count limit 1) end)::text as rank
      from place`);
    return found?.rank ?? null;
  }

  /** Gives records of one column, in the given order, the ranks that they have among them. */
  async reorder(work: Work, resource: ResourceName, ids: readonly string[]): Promise<void> {
    await work.journal.touch(resource, ids);
    await work.rows(sql`with given as (
        select given.id, given.place from unnest(${ids}::text[]) with ordinality as given(id, place)
      ), ranks as (
        select r.position, row_number() over (order by r.position) as place from ${ident(this.#table)} r
        where r.workspace_id = ${fromContext("workspace")} and r.id = any(${ids}::text[])
      )
      update ${ident(this.#table)} r set position = ranks.position, updated_at = ${fromContext("now")}
      from given join ranks on ranks.place = given.place
      where r.workspace_id = ${fromContext("workspace")} and r.id = given.id and r.position <> ranks.position`);
  }
}
