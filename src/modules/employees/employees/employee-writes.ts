import { holds } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  conflict,
  fieldMessage,
  forbidden,
  type Hooks,
  MESSAGES,
  message,
  plural,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
  type Work,
  type WrittenChange,
} from "../../../engine/work/index.ts";
import { noteKeysOfEmployee } from "../../api-keys/index.ts";
import {
  checkCustomFields,
  journalFieldUse,
  type SettledFields,
  settleCustomFields,
} from "../../custom-fields/index.ts";
import { checkMovedStart, checkSalary, storeSalary } from "../salary-history/salary.ts";
import { accountOf, lockOwners, wouldLoseLastOwner } from "../users/accounts.ts";
import { sendInvitation } from "../users/invitations.ts";
import { settleAvatar } from "./avatar.ts";
import { checkEmail, type SettledAccount, settleAccount } from "./employee-account.ts";
import { checkInternalCost, settleInternalCost } from "./internal-cost.ts";
import { storeRates } from "./rate-writes.ts";
import { holdReportingTree, lockReportingTree, wouldCycle } from "./reporting-tree.ts";

/** The fields that an account copies from its employee. */
const SHARED_WITH_ACCOUNT = ["email", "first_name", "last_name", "avatar"] as const;

async function lock({ kind, sent }: Pick<Change<"employees">, "kind" | "sent">, work: Work): Promise<void> {
  if (kind === "create") {
    if (sent.has("manager_employee_id")) await holdReportingTree(work);
    return;
  }
  // A deletion has no sent fields; it changes both the reporting tree and the accounts.
  const isDelete = sent.size === 0;
  if (sent.has("manager_employee_id") || isDelete) await lockReportingTree(work);
  if (sent.has("termination_date") || isDelete) await lockOwners(work);
}

/** What is known of an employee before the write: the custom fields and, of a new one, what the account needs. */
interface Settled {
  readonly fields: SettledFields | null;
  readonly account: SettledAccount | null;
}

/** Fills in derived values. */
async function settle(change: Change<"employees">, work: ReadOnlyWork): Promise<Settled> {
  const { values, stored } = change;
  if (values.termination_date === null && !change.sent.has("termination_reason"))
    values.termination_reason = null;
  if (stored && change.changes("termination_date") && values.termination_date === null)
    values.termination_reason = null;
  const [fields, account] = await Promise.all([
    settleCustomFields("employees", change, work),
    change.kind === "create" ? settleAccount(change, work) : null,
  ]);
  settleInternalCost(change);
  settleAvatar(change);
  return { fields, account };
}

async function check(
  change: SettledChange<"employees">,
  work: ReadOnlyWork,
  settled: Settled,
): Promise<void> {
  await checkCustomFields(change, work, settled.fields);
  checkInternalCost(change);
  checkSalary(change);
  await checkMovedStart(change, work);
  checkBirthDate(change, work.today);
  await checkManager(change, work);
  await checkEmail(change, work, settled.account);
  await checkSignature(change, work);
  if (change.stored) {
    checkWhileArchived(change, work.today);
    await checkLastOwner(change, work);
  }
}

function checkBirthDate(change: SettledChange<"employees">, today: string): void {
  const { birth_date: birth, start_date: start } = change.values;
  if (!birth || !(change.changes("birth_date") || change.changes("start_date"))) return;
  const path = change.sent.has("birth_date") ? "birth_date" : "start_date";
  if (birth >= today) change.fail("birth_date", "The birth date field must be a date before today.");
  else if (start && birth >= start) {
    change.fail(
      path,
      path === "birth_date"
        ? "The birth date field must be a date before start date."
        : "The start date field must be a date after birth date.",
    );
  }
}

async function checkManager(change: SettledChange<"employees">, work: ReadOnlyWork): Promise<void> {
  const manager = change.values.manager_employee_id;
  if (!change.stored || !manager || !change.changes("manager_employee_id")) return;
  if (await wouldCycle(work, change.id, manager)) {
    change.fail("manager_employee_id", "The manager employee id field would create a reporting cycle.");
  }
}

/** The default signature is a specimen of the employee's own, which exists only after the employee does. */
async function checkSignature(change: SettledChange<"employees">, work: ReadOnlyWork): Promise<void> {
  const { default_signature_id: signature } = change.values;
  if (!signature || !change.changes("default_signature_id")) return;
  const document = await work.find("documents", signature);
  if (document?.documentable_type !== "signature" || document.employee_id !== change.id)
    change.fail("default_signature_id", fieldMessage(MESSAGES.selected, "default_signature_id"));
}

/** The last day of an archived employee cannot be in the future, and the manager cannot be changed. */
function checkWhileArchived(change: SettledChange<"employees">, today: string): void {
  if (change.stored!.archived_at === null) return;
  const end = change.values.termination_date ?? null;
  if (change.changes("termination_date") && (end === null || end > today)) {
    change.fail(
      "termination_date",
      "The termination date field must be a date before or equal to today while archived.",
    );
  }
  if (change.changes("manager_employee_id")) {
    change.fail("manager_employee_id", "The manager employee id field cannot be changed while archived.");
  }
}

async function checkLastOwner(change: SettledChange<"employees">, work: ReadOnlyWork): Promise<void> {
  if (!change.changes("termination_date") || change.values.termination_date === null) return;
  if (change.stored!.archived_at !== null) return;
  const account = await accountOf(work, change.id);
  if (account.is_owner && (await wouldLoseLastOwner(work, [account.id]))) {
    change.fail("termination_date", "The last owner cannot be terminated.");
  }
}

async function follow(
  change: WrittenChange<"employees">,
  work: Work,
  { account: settled }: Settled,
): Promise<void> {
  const { values } = change;
  await storeSalary(change, work);
  await storeRates(change, work);
  if (change.kind === "create") {
    await work.create("users", {
      email: values.email,
      first_name: values.first_name,
      last_name: values.last_name,
      avatar: values.avatar,
      role_id: settled!.roleId,
      employee_id: change.id,
      locale: work.workspace.locale,
    });
    if (values.invite_immediately === true) await inviteImmediately(change.id, work);
    return;
  }
  const taken = SHARED_WITH_ACCOUNT.filter((name) => change.changes(name));
  if (taken.length > 0) {
    const account = await accountOf(work, change.id);
    await work.update("users", account.id, Object.fromEntries(taken.map((name) => [name, values[name]])));
  }
}

async function inviteImmediately(id: string, work: Work): Promise<void> {
  if (!holds(work.actor, "manage-employees")) throw forbidden("manage-employees");
  await sendInvitation(work, await accountOf(work, id), null);
}

/** Refuses to delete an employee whose account is in use. */
async function refuseInUse(stored: Readonly<StoredRecord<"employees">>, work: ReadOnlyWork): Promise<void> {
  const account = await accountOf(work, stored.id);
  if (account.is_owner && (await wouldLoseLastOwner(work, [account.id]))) {
    throw conflict("The last owner cannot be deleted.");
  }
  if (account.last_sign_in_at !== null)
    throw conflict("The employee's account has signed in before; archive the employee instead.");
  const keys = await work.row<{ count: number }>(sql`select count(*)::integer as count from api_keys
    where workspace_id = ${fromContext("workspace")} and created_by_user_id = ${account.id}`);
  if (keys!.count > 0)
    throw conflict(
      plural(
        keys!.count,
        message`The employee is still referred to by ${keys!.count} API key.`,
        message`The employee is still referred to by ${keys!.count} API keys.`,
      ),
    );
}

/** Notes in the journal that the rights of the account's keys change with the end of the employment. */
async function noteKeys(
  { id, stored, changes }: WrittenChange<"employees">,
  work: Work,
  { fields }: Settled,
): Promise<void> {
  await journalFieldUse(work, fields);
  if (stored && changes("termination_date")) await noteKeysOfEmployee(work, id);
}

/** Clears the employee as the archiver of others. */
export async function releaseArchived(
  stored: Readonly<Pick<StoredRecord<"employees">, "id">>,
  work: Work,
): Promise<void> {
  await work.rows(sql`update employees set archiver_employee_id = null
    where workspace_id = ${fromContext("workspace")} and archiver_employee_id = ${stored.id}`);
}

/** The hooks of employees. */
export const employeeHooks: Hooks<"employees", Settled> = {
  lock,
  settle,
  check: { write: check, delete: refuseInUse },
  after: { check: { write: noteKeys, delete: releaseArchived }, write: follow },
};
