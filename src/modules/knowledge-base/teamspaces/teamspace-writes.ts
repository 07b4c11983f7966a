import { holds } from "../../../engine/declare/index.ts";
import {
  type Change,
  forbidden,
  type Hooks,
  type ReadOnlyWork,
  type SettledChange,
  type Work,
  type WrittenChange,
} from "../../../engine/work/index.ts";
import { ARCHIVED_SPACE, MANAGERS } from "../access.ts";
import { checkMembers, hasAdmin, inOrder, NO_ADMIN, storeMembers } from "./members.ts";

/** The creator is the first admin, unless the request says otherwise. */
function settle({ kind, values, unread }: Change<"teamspaces">, work: ReadOnlyWork): void {
  if (unread.has("members")) return;
  const { employeeId } = work.actor;
  if (kind === "create" && employeeId !== null)
    values.members ??= [{ employee_id: employeeId, access: "admin" }];
  values.members = inOrder(values.members ?? []);
}

/** @throws 403 for a creator without an employee and without the permission */
async function check(change: SettledChange<"teamspaces">, work: ReadOnlyWork): Promise<void> {
  const { kind, values, stored, sent, unread, changes, fail } = change;
  if (kind === "create" && work.actor.employeeId === null && !holds(work.actor, MANAGERS))
    throw forbidden(MANAGERS);
  if (stored?.archived_at) {
    for (const name of sent) if (changes(name)) fail(name, ARCHIVED_SPACE);
    return;
  }
  if (unread.has("members") || !changes("members")) return;
  await checkMembers(work, values.members ?? [], stored?.members ?? [], fail);
  const needsAdmin = stored === null ? sent.has("members") : hasAdmin(stored.members ?? []);
  if (needsAdmin && !hasAdmin(values.members ?? [])) fail("members", NO_ADMIN);
}

async function keepMembers(
  { id, values, stored, changes }: WrittenChange<"teamspaces">,
  work: Work,
): Promise<void> {
  if (changes("members")) await storeMembers(work, id, values.members, stored?.members ?? []);
}

/** The hooks of teamspaces. */
export const teamspaceHooks: Hooks<"teamspaces"> = {
  settle,
  check: { write: check },
  after: { write: keepMembers },
};
