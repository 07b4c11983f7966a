import type { Actor } from "../work/actor.ts";
import type { Workspace } from "../work/workspace.ts";

/**
 * The default of a field for a workspace and, for a record that is being created, its creator. Undefined: it does not
 * exist for this creator (such as the own employee), so the value must be given.
 */
export function defaultOf(
  field: { readonly fallback?: unknown },
  workspace: Workspace,
  actor?: Actor,
): unknown {
  return typeof field.fallback === "function" ? field.fallback(workspace, actor) : (field.fallback ?? null);
}
