import { WORKSPACE_ROLE } from "./transaction.ts";
import type { WorkspaceClient } from "./workspace-client.ts";

/**
 * Runs statements without row-level security within the transaction. Use it only for statements that the engine
 * composed and that restrict every condition to the workspace. Under a policy the planner cannot use an index on a
 * function, such as `lower(email)`, and reads all rows of the workspace instead.
 */
export async function unconfined<T>(
  work: Pick<WorkspaceClient, "client" | "origin">,
  body: () => Promise<T>,
): Promise<T> {
  // Work that only reads has no transaction, and so no role to leave.
  if (work.origin.isReading) return body();
  const { client } = work;
  await client.query("set local role none");
  const result = await body();
  // After an error there is nothing to restore: the role is reset with the rollback.
  await client.query(`set local role ${WORKSPACE_ROLE}`);
  return result;
}
