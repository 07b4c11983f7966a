import type { ClientBase, Pool, PoolClient } from "pg";
import { conflict } from "../../errors/api-error.ts";
import { StatementsAhead } from "./statements-ahead.ts";

/** The database role under which row-level security confines every statement to one workspace. */
export const WORKSPACE_ROLE = "bureau_workspace";

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";
/**
 * What a value derives from was deleted after the reference to it was checked, so that a column got no value. Another
 * attempt finds the reference missing; if it fails in the same way, it is a fault.
 */
const NOT_NULL_VIOLATION = "23502";
const MAX_ATTEMPTS = 5;

/**
 * How named statements are planned. `auto` caches a generic plan once it seems no worse, which saves planning time for
 * frequent small statements; for a report, a generic plan can be many times slower.
 */
export type Plans = "auto" | "force_custom_plan";

/** How a transaction reads. */
export interface TransactionOptions {
  readonly plans?: Plans;
  /** Whether all its statements see what was committed before the first one, instead of before each. */
  readonly isOfOneMoment?: boolean;
}

/** Rolls a transaction back but still returns its result. */
export class Rollback<T> {
  readonly result: T;
  constructor(result: T) {
    this.result = result;
  }
}

/**
 * Runs `body` in one transaction of a workspace, with a role that sees only the rows of that workspace. If the database
 * aborts the transaction because of a conflict with another one, it is retried, so `body` must not have effects outside
 * the database. Returning a `Rollback` rolls everything back.
 */
export async function inWorkspace<T>(
  pool: Pool,
  workspaceId: string,
  body: (client: PoolClient, ahead: StatementsAhead) => Promise<T | Rollback<T>>,
  options: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const client = await pool.connect();
    const ahead = new StatementsAhead();
    let broken: Error | undefined;
    try {
      begin(client, ahead, workspaceId, options);
      const outcome = await body(client, ahead);
      const isUndone = outcome instanceof Rollback;
      // After an error, `commit` rolls back and reports nothing; the statement that failed does.
      ahead.add(command(client, isUndone ? "rollback" : "commit"));
      await ahead.settle();
      return isUndone ? outcome.result : outcome;
    } catch (consequence) {
      const error = await ahead.causeOf(consequence);
      await client.query("rollback").catch((failure: Error) => {
        broken = failure;
      });
      const { code } = error as { code?: string };
      if (code === NOT_NULL_VIOLATION && attempt === 1) continue;
      if (code !== SERIALIZATION_FAILURE && code !== DEADLOCK) throw error;
      if (attempt >= MAX_ATTEMPTS) {
        throw conflict("Other requests are changing the same records at this moment; please try again.");
      }
    } finally {
      client.release(broken);
    }
  }
}

/** Sends a command of the transaction, which has no values. It is prepared, so that it is sent together with others. */
export const command = (client: ClientBase, text: string): Promise<unknown> =>
  client.query({ name: `bureau_${text.replaceAll(" ", "_")}`, text });

/** Begins a transaction and enters the workspace, without waiting for the responses. */
function begin(
  client: PoolClient,
  ahead: StatementsAhead,
  workspaceId: string,
  { plans = "auto", isOfOneMoment = false }: TransactionOptions,
): void {
  ahead.add(command(client, isOfOneMoment ? "begin isolation level repeatable read" : "begin"));
  ahead.add(
    client.query({
      name: "bureau_enter_workspace",
      text: `select set_config('role', $1, true), set_config('bureau.workspace_id', $2, true),
          set_config('plan_cache_mode', $3, true)`,
      values: [WORKSPACE_ROLE, workspaceId, plans],
    }),
  );
}
