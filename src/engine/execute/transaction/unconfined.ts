import { raw } from "../../sql/sql.ts";
import { WORKSPACE_ROLE } from "./transaction.ts";
import type { WorkspaceClient } from "./workspace-client.ts";

const LEAVE_ROLE = raw("set local role none");
const TAKE_ROLE = raw(`set local role ${WORKSPACE_ROLE}`);

/**
 * Runs a statement without row-level security within the transaction; `body` sends it at once, and no other. Use it only
 * for statements that the engine composed and that restrict every condition to the workspace. Under a policy the planner cannot use an index on a
 * function, such as `lower(email)`, and reads all rows of the workspace instead.
 */
export async function unconfined<T>(
  work: Pick<WorkspaceClient, "origin" | "send">,
  body: () => Promise<T>,
): Promise<T> {
  // Work that only reads has no transaction, and so no role to leave.
  if (work.origin.isReading) return body();
  // All three are sent before anything else can be, so that no other statement runs without the role. After an error
  // there is nothing to restore: the role is reset with the rollback.
  void work.send(LEAVE_ROLE);
  const result = body();
  void work.send(TAKE_ROLE);
  return result;
}
