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
  text: `select asked.id, ${versionColumn("asked.id")} as version from unnest($1::text[]) asked(id)`,
};

interface Waiting {
  readonly resolve: (version: string | null) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Asks for the present versions of workspaces. One statement serves all requests that wait when it is sent, and none
 * that arrives later: a request must see everything that was committed before it came in.
 */
export class WorkspaceVersions {
  readonly #pool: Pool;
  #waiting = new Map<string, Waiting[]>();
  #isAsking = false;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** The version of the workspace at a moment after this call; null if it has none. */
  ask(workspaceId: string): Promise<string | null> {
    return new Promise((resolve, reject) => {
      const waiting = this.#waiting.get(workspaceId) ?? [];
      waiting.push({ resolve, reject });
      this.#waiting.set(workspaceId, waiting);
      if (this.#isAsking) return;
      this.#isAsking = true;
      // What else has arrived in this turn of the event loop is asked for in the same statement.
      setImmediate(() => void this.#askForAll());
    });
  }

  async #askForAll(): Promise<void> {
    while (this.#waiting.size > 0) {
      const asked = this.#waiting;
      this.#waiting = new Map();
      try {
        const { rows } = await this.#pool.query<{ id: string; version: string | null }>({
          ...QUESTION,
          values: [[...asked.keys()]],
        });
        const versions = new Map(rows.map(({ id, version }) => [id, version]));
        for (const [id, waiting] of asked)
          for (const { resolve } of waiting) resolve(versions.get(id) ?? null);
      } catch (error) {
        for (const waiting of asked.values()) for (const { reject } of waiting) reject(error);
      }
    }
    this.#isAsking = false;
  }
}
