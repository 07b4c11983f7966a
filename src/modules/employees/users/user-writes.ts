import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  type ComingWrite,
  conflict,
  type Hooks,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
  type Values,
  type Work,
  type WrittenChange,
} from "../../../engine/work/index.ts";
import { noteKeysOf } from "../../api-keys/index.ts";
import { defaultRole, lockOwners, refuseEscalation, wouldLoseLastOwner } from "./accounts.ts";

interface RoleGrants {
  permissions: string[];
  is_owner: boolean;
}

const roleNamed = (
  work: ReadOnlyWork,
  id: string | null | undefined,
): Promise<(RoleGrants & Values) | null> =>
  work.row(
    sql`select r.permissions, r.is_owner from roles r where r.workspace_id = ${fromContext("workspace")} and r.id = ${id}`,
  );

/** Fields that the account of an employee takes from the employee, and that cannot be written here. */
const FROM_EMPLOYEE = ["email", "first_name", "last_name", "avatar"] as const;

/** Copies the fields of the employee, and assigns the default role if none is given; returns whether one was given. */
async function settle({ values, stored, sent }: Change<"users">, work: ReadOnlyWork): Promise<boolean> {
  const isChosen = sent.has("role_id") && values.role_id !== null;
  values.role_id ??= await defaultRole(work);
  if (stored?.employee_id) for (const name of FROM_EMPLOYEE) values[name] = stored[name];
  return isChosen;
}

async function check(change: SettledChange<"users">, work: ReadOnlyWork, isChosen: boolean): Promise<void> {
  const { values, stored } = change;
  if (stored && !stored.employee_id && change.changes("email")) {
    const role = await roleNamed(work, stored.role_id);
    if (role) refuseEscalation(work.actor, role);
  }
  if (!change.changes("role_id")) return;
  const next = await roleNamed(work, values.role_id);
  if (next && isChosen) refuseEscalation(work.actor, next);
  if (next?.is_owner && !work.actor.isOwner)
    change.fail("role_id", "Only an owner can make somebody an owner.");
  if (!stored) return;
  const previous = await roleNamed(work, stored.role_id);
  if (previous) refuseEscalation(work.actor, previous);
  if (previous?.is_owner && (await wouldLoseLastOwner(work, [change.id]))) {
    change.fail("role_id", "The last owner cannot be given another role.");
  }
}

/** Employees show the role of their account, so a change of the role is also journalled for the employee. */
async function noteRole({ id, stored, changes }: WrittenChange<"users">, work: Work): Promise<void> {
  if (!stored || !changes("role_id")) return;
  await noteKeysOf(work, id);
  if (stored.employee_id) await work.update("employees", stored.employee_id, {});
}

async function refuseInUse(stored: Readonly<StoredRecord<"users">>, work: ReadOnlyWork): Promise<void> {
  if (stored.employee_id !== null)
    throw conflict("The account belongs to an employee; archive the employee instead.");
  if (stored.last_sign_in_at !== null)
    throw conflict("The account has signed in before; archive it instead.");
  if (await wouldLoseLastOwner(work, [stored.id])) throw conflict("The last owner cannot be deleted.");
}

/** Locks the employee before the account, in the same order as everywhere else, to avoid deadlocks. */
async function lock({ id }: ComingWrite<"users">, work: Work): Promise<void> {
  await lockOwners(work);
  if (id === null) return;
  await work.rows(sql`select 1 from employees e where e.workspace_id = ${fromContext("workspace")}
    and e.id = (select u.employee_id from users u where u.workspace_id = e.workspace_id and u.id = ${id}) for update of e`);
}

/** The rules of writing an account. */
export const userHooks: Hooks<"users", boolean> = {
  lock,
  settle,
  check: { write: check, delete: refuseInUse },
  after: { check: { write: noteRole } },
};
