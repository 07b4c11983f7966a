import { column, fromContext, ident, raw, sql } from "../../engine/sql/sql.ts";
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

/**
 * The intervals that records of a resource spend in stages, in a table with the columns `stage_id`, `from_stage_id`,
 * `entered_at`, `left_at` and `moved_by_user_id`, one for the record, and `exit` if callers tell how records leave. An exclusion constraint of the table
 * keeps the intervals of a record from overlapping. Callers hold a lock on the records.
 */
export class StageHistory {
  readonly #table;
  readonly #owner;
  readonly #further;

  /**
   * @param owner the column that refers to the record, such as `lead_id`
   * @param further text columns that entries set, such as `note`
   */
  constructor(table: string, owner: string, further: readonly string[] = []) {
    this.#table = ident(table);
    this.#owner = owner;
    this.#further = further.map((name) => ident(name));
  }

  /** Opens an interval for each record at the moment. */
  async enter(work: Work, entries: readonly StageEntry[], at: Date | string): Promise<void> {
    const rows = entries.map(({ more, ...entry }) => ({ ...more, ...entry, key: work.newId() }));
    const named = this.#further.reduce((all, one) => sql`${all}, ${one}`, sql``);
    const read = this.#further.reduce((all, one) => sql`${all}, entry.${one}`, sql``);
    const typed = this.#further.reduce((all, one) => sql`${all}, ${one} text`, sql``);
    await work.rows(sql`insert into ${this.#table}
        (workspace_id, id, ${ident(this.#owner)}, stage_id, from_stage_id, entered_at, moved_by_user_id${named})
      select ${fromContext("workspace")}, entry.key, entry.id, entry.stage_id, entry.from_stage_id,
        ${at}::timestamptz, ${work.actor.userId}::text${read}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as entry (key text, id text, stage_id text, from_stage_id text${typed})`);
  }

  /** Closes the open interval of each record at the moment, or where it began if that is later. */
  async leave(work: Work, ids: readonly string[], exit: string | null, at: Date | string): Promise<void> {
    const how = exit === null ? sql`` : sql`, exit = ${exit}::text`;
    await work.rows<Values>(sql`update ${this.#table} h
      set left_at = greatest(h.entered_at, ${at}::timestamptz)${how}
      where h.workspace_id = ${fromContext("workspace")} and ${column("h", this.#owner)} = any(${ids}::text[])
        and h.left_at is ${raw("null")}`);
  }
}
