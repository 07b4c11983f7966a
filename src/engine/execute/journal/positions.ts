import type { ClientBase, Pool } from "pg";
import type { Work } from "../../work/work.ts";
import { unitOf } from "../work/transaction-work.ts";

/**
 * The maximum number of commits that get their positions in one statement, so that a long queue does not cause a long
 * transaction.
 */
const COMMITS_AT_ONCE = 10_000;

const give = async (on: ClientBase | Pool, workspaceId: string, waits: boolean): Promise<number> => {
  const { rows } = await on.query<{ given: number }>({
    name: "give_journal_positions",
    text: "select give_journal_positions($1, $2, $3) as given",
    values: [workspaceId, waits, COMMITS_AT_ONCE],
  });
  return rows[0]!.given;
};

/**
 * Assigns positions to all commits of the workspace whose transactions have ended. On a pool, each step is a
 * transaction of its own; on a client, it is part of the client's transaction, and others wait for their positions
 * until that ends.
 */
export async function givePositions(on: ClientBase | Pool, workspaceId: string): Promise<void> {
  while ((await give(on, workspaceId, true)) === COMMITS_AT_ONCE);
}

/** Like `givePositions`, as part of a transaction. */
export const givePositionsWithin = (work: Work): Promise<void> =>
  givePositions(unitOf(work).client, work.workspace.id);

/** Assigns positions in the background; one run serves all requests that arrive during it. */
export class PositionGiver {
  readonly #pool: Pool;
  readonly #onFailure: (error: unknown) => void;
  readonly #underWay = new Map<string, Promise<void>>();

  constructor(pool: Pool, onFailure: (error: unknown) => void) {
    this.#pool = pool;
    this.#onFailure = onFailure;
  }

  /** Starts a run unless one is running in this process, or in another one. */
  ask(workspaceId: string): void {
    if (this.#underWay.has(workspaceId)) return;
    const giving = this.#give(workspaceId)
      .catch(this.#onFailure)
      .finally(() => this.#underWay.delete(workspaceId));
    this.#underWay.set(workspaceId, giving);
  }

  async #give(workspaceId: string): Promise<void> {
    while ((await give(this.#pool, workspaceId, false)) === COMMITS_AT_ONCE);
  }

  /** Resolves when no run is active. */
  async settle(): Promise<void> {
    await Promise.all(this.#underWay.values());
  }
}
