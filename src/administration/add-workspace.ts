import type { Installation } from "../compose.ts";
import type { Workspace } from "../engine/work/workspace.ts";
import {
  type CreatedWorkspace,
  checkWorkspace,
  fillWorkspace,
  type NewWorkspace,
} from "../modules/workspace/index.ts";
import { newUlid } from "../platform/ids/ulid.ts";
import { dropWorkspace, makeWorkspace } from "../platform/tenancy/make-workspace.ts";

export interface AddedWorkspace {
  readonly workspace: Workspace;
  readonly filled: CreatedWorkspace;
}

/** Creates a workspace with its initial records. @throws 422 with all invalid fields; nothing is stored then */
export async function addWorkspace(
  { pool, clock, work }: Installation,
  wanted: NewWorkspace,
  isDemo = false,
): Promise<AddedWorkspace> {
  checkWorkspace(wanted);
  const now = clock.now();
  const workspace = await makeWorkspace(pool, { ...wanted, id: newUlid(now), isDemo }, now);
  try {
    return { workspace, filled: await work(workspace, (inside) => fillWorkspace(inside, wanted)) };
  } catch (error) {
    await dropWorkspace(pool, workspace.id);
    throw error;
  }
}
