import type { ClientBase } from "pg";
import { WORKSPACE_ROLE } from "./transaction.ts";

/**
 * Runs statements without row-level security within the transaction. Only statements that the engine composed itself
 * may be sent, which restrict every condition to the workspace. Under a policy the planner uses no index over a
 * function, such as the one on `lower(email)`, and reads all rows of the workspace instead.
 */
export async function unconfined<T>(
  { client }: { readonly client: ClientBase },
  body: () => Promise<T>,
): Promise<T> {
  await client.query("set local role none");
  const result = await body();
  // After a failure there is nothing to restore: the transaction is rolled back together with its role.
  await client.query(`set local role ${WORKSPACE_ROLE}`);
  return result;
}
