import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  conflict,
  type Hooks,
  message,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
  type Work,
  type WrittenChange,
} from "../../../engine/work/index.ts";
import { noteKeysOfRole } from "../../api-keys/index.ts";
import { refuseEscalation } from "../users/accounts.ts";

function check(change: SettledChange<"roles">, work: ReadOnlyWork): void {
  const { values, stored, sent } = change;
  const changed = [...sent].filter((name) => change.changes(name));
  if (stored?.is_owner) {
    for (const name of changed) change.fail(name, "The Owner role cannot be changed.");
    return;
  }
  // Whatever is changed, the caller must hold everything that the role grants.
  if (stored && changed.length > 0) refuseEscalation(work.actor, grants(stored.permissions));
  if (change.changes("permissions")) refuseEscalation(work.actor, grants(values.permissions ?? []));
  checkDefault(change);
}

const grants = (permissions: readonly string[]) => ({ permissions, is_owner: false });

/** There is exactly one default role; it changes only when another role is made the default. */
function checkDefault(change: SettledChange<"roles">): void {
  if (!change.changes("is_default")) return;
  if (change.values.is_default !== true) {
    if (change.stored)
      change.fail("is_default", "The default role cannot be unset; make another role the default.");
    return;
  }
  if (change.stored?.is_admin) change.fail("is_default", "The Admin role cannot be the default.");
}

/**
 * Snapshots the keys of accounts with this role for the journal, and takes the default away from the former default
 * role.
 */
async function makeWay({ id, stored, changes, values }: WrittenChange<"roles">, work: Work): Promise<void> {
  if (stored && changes("permissions")) await noteKeysOfRole(work, id);
  if (values.is_default !== true || !changes("is_default")) return;
  const present = await work.row<{ id: string }>(sql`select id from roles
    where workspace_id = ${fromContext("workspace")} and is_default for update`);
  if (present) await work.update("roles", present.id, { is_default: false });
}

function refuseProtected(stored: Readonly<StoredRecord<"roles">>): void {
  if (stored.is_system) throw conflict(message`The ${stored.name} role cannot be deleted.`);
  if (stored.is_default) throw conflict("The default role cannot be deleted.");
}

/** The rules of writing a role. Writers of roles run one at a time, because only one role is the default. */
export const roleHooks: Hooks<"roles"> = {
  lock: (_change, work) => work.lock("roles"),
  check: { write: check, delete: refuseProtected },
  after: { check: { write: makeWay } },
};
