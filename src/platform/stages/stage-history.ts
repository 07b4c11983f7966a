import { column, fromContext, ident, raw, type Sql, sql } from "../../engine/sql/sql.ts";
import type { Values } from "../../engine/work/records.ts";
import type { Work } from "../../engine/work/work.ts";

/** The entry of a record into a stage. */
export interface StageEntry {
  /** The record that enters. */
  readonly id: string;
  readonly stage_id: string;
  /** The stage from which it comes; null when it comes from none, as a new record does. */
  readonly from_stage_id: string | null;
  /** The values of the further columns of the table, by their names. */
  readonly more?: Readonly<Record<string, string | null>>;
}

interface StageHistoryOptions {
  /** Text columns that entries set, such as `note`. */
  readonly further?: readonly string[];
  /**
   * Whether the table has the columns `next_stage_id`, `next_visit_at` and `is_return`, which say of an interval what
   * follows it, so that reports over many records read each interval alone.
   */
  readonly isLinked?: boolean;
}

/**
 * The intervals that records of a resource spend in stages, in a table with the columns `stage_id`, `from_stage_id`,
 * `entered_at`, `left_at` and `moved_by_user_id`, one for the record, and `exit` if callers tell how records leave. An exclusion constraint of the table
 * keeps the intervals of a record from overlapping. Callers hold a lock on the records.
 */
export class StageHistory {
  readonly #table;
  readonly #owner;
  readonly #further;
  readonly #isLinked;

  /** @param owner the column that refers to the record, such as `lead_id` */
  constructor(table: string, owner: string, { further = [], isLinked = false }: StageHistoryOptions = {}) {
    this.#table = ident(table);
    this.#owner = owner;
    this.#further = further.map((name) => ident(name));
    this.#isLinked = isLinked;
  }

  /** Opens an interval for each record at the moment. */
  async enter(work: Work, entries: readonly StageEntry[], at: Date | string): Promise<void> {
    const isReturning = entries.some(({ from_stage_id }) => from_stage_id !== null);
    if (this.#isLinked && isReturning) await this.#link(work, entries, at);
    const rows = entries.map(({ more, ...entry }) => ({ ...more, ...entry, key: work.newId() }));
    const named = this.#further.reduce((all, one) => sql`${all}, ${one}`, sql``);
    const read = this.#further.reduce((all, one) => sql`${all}, entry.${one}`, sql``);
    const typed = this.#further.reduce((all, one) => sql`${all}, ${one} text`, sql``);
    await work.rows(sql`insert into ${this.#table}
        (workspace_id, id, ${ident(this.#owner)}, stage_id, from_stage_id, entered_at, moved_by_user_id${named}
          ${this.#isLinked ? raw(", is_return") : sql``})
      select ${fromContext("workspace")}, entry.key, entry.id, entry.stage_id, entry.from_stage_id,
        ${at}::timestamptz, ${work.actor.userId}::text${read} ${this.#isLinked ? this.#isReturn() : sql``}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as entry (key text, id text, stage_id text, from_stage_id text${typed})`);
  }

  /**
   * Closes the open interval of each record at the moment, or where it began if that is later.
   * @param nextStageId the stage that the records enter next, if they do so in the same transaction
   */
  async leave(
    work: Work,
    ids: readonly string[],
    exit: string | null,
    at: Date | string,
    nextStageId: string | null = null,
  ): Promise<void> {
    const how = exit === null ? sql`` : sql`, exit = ${exit}::text`;
    const next = this.#isLinked && nextStageId !== null ? sql`, next_stage_id = ${nextStageId}::text` : sql``;
    await work.rows<Values>(sql`update ${this.#table} h
      set left_at = greatest(h.entered_at, ${at}::timestamptz)${how}${next}
      where h.workspace_id = ${fromContext("workspace")} and ${column("h", this.#owner)} = any(${ids}::text[])
        and h.left_at is ${raw("null")}`);
  }

  /** Tells the last interval of each record, and the last one in the same stage, what follows. */
  async #link(work: Work, entries: readonly StageEntry[], at: Date | string): Promise<void> {
    const rows = entries.map(({ id, stage_id }) => ({ id, stage_id }));
    await work.rows<Values>(sql`update ${this.#table} h
      set next_stage_id = coalesce(h.next_stage_id, entry.stage_id),
        next_visit_at = case when h.stage_id = entry.stage_id then coalesce(h.next_visit_at, ${at}::timestamptz)
          else h.next_visit_at end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (id text, stage_id text)
      where h.workspace_id = ${fromContext("workspace")} and ${column("h", this.#owner)} = entry.id
        and (h.next_stage_id is null or (h.stage_id = entry.stage_id and h.next_visit_at is null))`);
  }

  /** The value of `is_return` of an entry; new records return to nothing. */
  #isReturn(): Sql {
    return sql`, entry.from_stage_id is not null and exists (select from ${this.#table} visit
      where visit.workspace_id = ${fromContext("workspace")} and ${column("visit", this.#owner)} = entry.id
        and visit.stage_id = entry.stage_id)`;
  }
}
