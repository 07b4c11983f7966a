import type { Actor } from "../work/actor.ts";
import type { Workspace } from "../work/workspace.ts";

/**
 * A field's default, for one workspace and, of a record that is being created, its creator. Undefined: this creator has
 * none, such as an own employee, and must give the value.
 */
export function defaultOf(
  field: { readonly fallback?: unknown },
  workspace: Workspace,
  actor?: Actor,
): unknown {
  return typeof field.fallback === "function" ? field.fallback(workspace, actor) : (field.fallback ?? null);
}
