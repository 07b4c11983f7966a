import { setImmediate as nextTurn } from "node:timers/promises";
import type { Pool } from "pg";

/**
 * The marks of a workspace, which every write to it replaces (migration 0060), as a column of a statement. Two readings
 * with the same marks see the same committed transactions. Null if the workspace has none.
 * @param workspaceId the expression of the workspace's id in the statement
 */
export const versionColumn = (workspaceId: string): string =>
  `(select string_agg(marked.mark::text, ' ' order by marked.slot) from workspace_marks marked
    where marked.workspace_id = ${workspaceId})`;

const QUESTION = {
  name: "workspace_versions",
  // The planner would look at the length of an array that is a parameter, and plan at every execution (decision 27).
  text: `select asked.id, ${versionColumn("asked.id")} as version from unnest((select $1::text[])) asked(id)`,
};

/** A question that has not been sent yet, and the response that all wait for who ask it. */
interface Waiting {
  readonly version: Promise<string | null>;
  readonly resolve: (version: string | null) => void;
  readonly reject: (error: unknown) => void;
}

function waiting(): Waiting {
  let resolve: Waiting["resolve"] = () => {};
  let reject: Waiting["reject"] = () => {};
  const version = new Promise<string | null>((...settle) => {
    [resolve, reject] = settle;
  });
  return { version, resolve, reject };
}

/**
 * Asks for the present versions of workspaces. One statement serves all requests that wait when it is sent, and none
 * that arrives later: a request must see everything that was committed before it came in.
 */
export class WorkspaceVersions {
  readonly #pool: Pool;
  #waiting = new Map<string, Waiting>();
  #isAsking = false;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** The version of the workspace at a moment after this call; null if it has none. */
  ask(workspaceId: string): Promise<string | null> {
    const asked = this.#waiting.get(workspaceId) ?? waiting();
    this.#waiting.set(workspaceId, asked);
    if (!this.#isAsking) {
      this.#isAsking = true;
      void this.#askForAll();
    }
    return asked.version;
  }

  /**
   * Asks until nobody waits. A question waits for the rest of its turn of the event loop, in which more may arrive, and is
   * sent before those go on who waited for the former one, so that the database works while their responses are made.
   */
  async #askForAll(): Promise<void> {
    let settleFormer = () => {};
    for (;;) {
      await nextTurn();
      if (this.#waiting.size === 0) break;
      const settle = this.#ask(this.#take());
      await nextTurn();
      settleFormer();
      settleFormer = await settle;
    }
    this.#isAsking = false;
    settleFormer();
  }

  #take(): ReadonlyMap<string, Waiting> {
    const taken = this.#waiting;
    this.#waiting = new Map();
    return taken;
  }

  /** Sends the question; the result passes the response on to those who wait for it. */
  async #ask(asked: ReadonlyMap<string, Waiting>): Promise<() => void> {
    try {
      const { rows } = await this.#pool.query<{ id: string; version: string | null }>({
        ...QUESTION,
        values: [[...asked.keys()]],
      });
      const versions = new Map(rows.map(({ id, version }) => [id, version]));
      return () => {
        for (const [id, { resolve }] of asked) resolve(versions.get(id) ?? null);
      };
    } catch (error) {
      return () => {
        for (const { reject } of asked.values()) reject(error);
      };
    }
  }
}
