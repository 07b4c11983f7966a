import type { Pool } from "pg";
import type { Logger } from "pino";
import type { Actor } from "../../engine/declare/actor.ts";

interface LastUse {
  readonly at: Date;
  readonly ip: string | null;
  readonly userAgent: string | null;
}

const FLUSH_MS = 5_000;

/** Collects when keys were last used and writes it now and then: never a write per request. */
export class KeyUsage {
  readonly #pool: Pool;
  readonly #log: Logger;
  #uses = new Map<string, LastUse>();
  #timer: NodeJS.Timeout | null = null;

  constructor(pool: Pool, log: Logger) {
    this.#pool = pool;
    this.#log = log;
  }

  /** Notes a use of the actor's key. */
  note(actor: Actor, at: Date): void {
    if (actor.apiKeyId === null) return;
    this.#uses.set(actor.apiKeyId, { at, ip: actor.ip, userAgent: actor.userAgent });
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Writes what was noted. A failure is logged and what it concerned is dropped: the next use tells it again. */
  async flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const uses = [...this.#uses];
    this.#uses = new Map();
    if (uses.length === 0) return;
    try {
      await this.#pool.query(
        `update api_keys k set last_used_at = u.at, last_used_ip = u.ip, last_used_user_agent = u.user_agent
         from unnest($1::text[], $2::timestamptz[], $3::text[], $4::text[]) as u(id, at, ip, user_agent)
         where k.id = u.id and (k.last_used_at is null or k.last_used_at < u.at)`,
        [
          uses.map(([id]) => id),
          uses.map(([, use]) => use.at),
          uses.map(([, use]) => use.ip),
          uses.map(([, use]) => use.userAgent),
        ],
      );
    } catch (error) {
      this.#log.warn({ err: error }, "the last use of keys could not be noted");
    }
  }
}
