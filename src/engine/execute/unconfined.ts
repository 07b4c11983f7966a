import type { ClientBase } from "pg";
import { WORKSPACE_ROLE } from "./transaction.ts";

/**
 * Does something outside row-level security, within the transaction: only what the engine itself composed may be sent,
 * which names the workspace in every condition. Under a policy the planner uses no index over a function, such as the
 * one on `lower(email)`, and reads all rows of the workspace instead.
 */
export async function unconfined<T>(
  { client }: { readonly client: ClientBase },
  body: () => Promise<T>,
): Promise<T> {
  await client.query("set local role none");
  const result = await body();
  // After a failure there is nothing to go back to: the transaction is undone, and its role with it.
  await client.query(`set local role ${WORKSPACE_ROLE}`);
  return result;
}
