import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  conflict,
  type Hooks,
  type StoredRecord,
  type Work,
} from "../../../engine/work/index.ts";
import { noteKeysOfRole } from "../../api-keys/index.ts";
import { refuseEscalation } from "../users/accounts.ts";

async function check(change: Change<"roles">, work: Work): Promise<void> {
  const { values, stored, sent } = change;
  const changed = [...sent].filter((name) => change.changes(name));
  if (stored?.is_owner) {
    for (const name of changed) change.fail(name, "The Owner role cannot be changed.");
    return;
  }
  // Whatever is changed: a role that grants more than the caller holds is not the caller's to edit.
  if (stored && changed.length > 0) refuseEscalation(work.actor, grants(stored.permissions));
  if (change.changes("permissions")) {
    refuseEscalation(work.actor, grants(values.permissions));
    await noteKeysOfRole(work, change.id);
  }
  await checkDefault(change, work);
}

const grants = (permissions: unknown) => ({
  permissions: (permissions as string[] | null | undefined) ?? [],
  is_owner: false,
});

/** Exactly one role is the default: choosing another is the only way to take it away. */
async function checkDefault(change: Change<"roles">, work: Work): Promise<void> {
  if (!change.changes("is_default")) return;
  if (change.values.is_default !== true) {
    if (change.stored)
      change.fail("is_default", "The default role cannot be unset; make another role the default.");
    return;
  }
  if (change.stored?.is_admin) {
    change.fail("is_default", "The Admin role cannot be the default.");
    return;
  }
  const present = await work.row<{ id: string }>(sql`select id from roles
    where workspace_id = ${fromContext("workspace")} and is_default for update`);
  if (present) await work.update("roles", present.id, { is_default: false });
}

function refuseProtected(stored: Readonly<StoredRecord<"roles">>): Promise<void> {
  if (stored.is_system) throw conflict(`The ${stored.name} role cannot be deleted.`);
  if (stored.is_default) throw conflict("The default role cannot be deleted.");
  return Promise.resolve();
}

/** Rules of writing a role; roles are changed one after the other, since one is the default. */
export const roleHooks: Hooks<"roles"> = {
  lock: (_change, work) => work.lock("roles"),
  check: { write: check, delete: refuseProtected },
};
