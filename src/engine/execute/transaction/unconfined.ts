import { WORKSPACE_ROLE } from "./transaction.ts";
import type { WorkspaceClient } from "./workspace-client.ts";

/**
 * Runs a statement without row-level security within the transaction; `body` sends it at once, and no other. Use it only
 * for statements that the engine composed and that restrict every condition to the workspace. Under a policy the planner cannot use an index on a
 * function, such as `lower(email)`, and reads all rows of the workspace instead.
 */
export async function unconfined<T>(
  work: Pick<WorkspaceClient, "origin" | "command">,
  body: () => Promise<T>,
): Promise<T> {
  // Work that only reads has no transaction, and so no role to leave.
  if (work.origin.isReading) return body();
  // All three are sent before anything else can be, so that no other statement runs without the role. After an error
  // there is nothing to restore: the role is reset with the rollback.
  work.command("set local role none");
  const result = body();
  work.command(`set local role ${WORKSPACE_ROLE}`);
  return result;
}
