import type { Pool } from "pg";
import type { Logger } from "pino";
import { addDays, dayIn } from "../../engine/declare/calendar.ts";
import type { Actor } from "../../engine/work/actor.ts";
import type { Workspace } from "../../engine/work/workspace.ts";
import { CallCounts } from "./call-counts.ts";

interface LastUse {
  readonly workspaceId: string;
  readonly at: Date;
  readonly ip: string | null;
  readonly userAgent: string | null;
}

const FLUSH_MS = 10_000;

/** How many days of calls are stored and shown, including today. */
export const KEPT_DAYS = 30;

/**
 * Collects the last use of keys and their numbers of calls, and writes them periodically instead of at each request.
 */
export class KeyUsage {
  readonly #pool: Pool;
  readonly #log: Logger;
  readonly #calls = new CallCounts();
  #uses = new Map<string, LastUse>();
  #timer: NodeJS.Timeout | null = null;
  #clearedFor = "";

  constructor(pool: Pool, log: Logger) {
    this.#pool = pool;
    this.#log = log;
  }

  /** Records a use of the actor's key. */
  note(actor: Actor, workspace: Workspace, at: Date): void {
    if (actor.apiKeyId === null) return;
    const { ip, userAgent } = actor;
    this.#uses.set(actor.apiKeyId, { workspaceId: workspace.id, at, ip, userAgent });
    this.#flushSoon();
  }

  /** Counts a call with the actor's key by the status of its response. */
  count(actor: Actor, workspace: Workspace, at: Date, status: number): void {
    if (actor.apiKeyId === null) return;
    this.#calls.add(
      { workspaceId: workspace.id, keyId: actor.apiKeyId, day: dayIn(workspace.timezone, at) },
      status,
    );
    this.#flushSoon();
  }

  #flushSoon(): void {
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Writes what was collected. An error is logged; the counts are retained, and the next use updates the last use. */
  async flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    await this.#attempt("the last use of keys could not be noted", () => this.#writeUses());
    await this.#attempt("the calls of keys could not be counted", () => this.#writeCalls());
  }

  async #attempt(failure: string, write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      this.#log.warn({ err: error }, failure);
    }
  }

  async #writeUses(): Promise<void> {
    const uses = [...this.#uses];
    this.#uses = new Map();
    if (uses.length === 0) return;
    await this.#pool.query(
      `update api_keys k set last_used_at = u.at, last_used_ip = u.ip, last_used_user_agent = u.user_agent
       from unnest($1::text[], $2::timestamptz[], $3::text[], $4::text[], $5::text[])
         as u(id, at, ip, user_agent, workspace_id)
       where k.workspace_id = u.workspace_id and k.id = u.id and (k.last_used_at is null or k.last_used_at < u.at)`,
      [
        uses.map(([id]) => id),
        uses.map(([, use]) => use.at),
        uses.map(([, use]) => use.ip),
        uses.map(([, use]) => use.userAgent),
        uses.map(([, use]) => use.workspaceId),
      ],
    );
  }

  async #writeCalls(): Promise<void> {
    const lines = this.#calls.take();
    if (lines.length === 0) return;
    try {
      // The rows are updated in the order of the keys, so that two processes cannot deadlock.
      await this.#pool.query(
        `insert into api_key_calls as calls (workspace_id, api_key_id, day, success, client_error, server_error)
         select k.workspace_id, k.id, c.day, c.success, c.client_error, c.server_error
         from unnest($1::text[], $2::text[], $3::date[], $4::integer[], $5::integer[], $6::integer[])
           as c(workspace_id, id, day, success, client_error, server_error)
         join api_keys k on k.workspace_id = c.workspace_id and k.id = c.id
         order by k.workspace_id, k.id, c.day
         on conflict (workspace_id, api_key_id, day) do update set success = calls.success + excluded.success,
           client_error = calls.client_error + excluded.client_error,
           server_error = calls.server_error + excluded.server_error`,
        [
          lines.map((line) => line.workspaceId),
          lines.map((line) => line.keyId),
          lines.map((line) => line.day),
          lines.map((line) => line.counts.success),
          lines.map((line) => line.counts.clientError),
          lines.map((line) => line.counts.serverError),
        ],
      );
    } catch (error) {
      this.#calls.putBack(lines);
      throw error;
    }
    await this.#clearOld(lines.reduce((latest, { day }) => (day > latest ? day : latest), ""));
  }

  /** Deletes old counts once a day. One more day is kept, because in some time zones it is still yesterday. */
  async #clearOld(today: string): Promise<void> {
    if (today <= this.#clearedFor) return;
    this.#clearedFor = today;
    await this.#pool.query("delete from api_key_calls where day < $1", [addDays(today, -KEPT_DAYS)]);
  }
}
