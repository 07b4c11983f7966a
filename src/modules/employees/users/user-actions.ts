import {
  action,
  fact,
  field,
  type Obstacle,
  type OpenWhen,
  openWhenEach,
  standaloneAction,
} from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import type { StoredRecord, Values, Work } from "../../../engine/work/index.ts";
import { hashPassword } from "../../../platform/auth/passwords.ts";
import { isLive, statusOf } from "../employees/employee-status.ts";
import {
  type Account,
  accountOfUser,
  escalation,
  indexOfOwner,
  isOwnAccount,
  lockOwners,
  reopenAccount,
  shutAccount,
  wouldLoseLastOwner,
} from "./accounts.ts";
import { INVITATION, invitationProblem, sendInvitation } from "./invitations.ts";
import { checkNewPassword, newPasswordParameters, publicUser } from "./user-passwords.ts";

const MANAGERS = [{ permissions: ["manage-users"] }];

/** Reads an account by its id, with the permissions of its role. */
async function accountById(work: Work, id: string): Promise<Account> {
  const account = await work.row<
    Account & Values
  >(sql`select u.id, u.email, u.employee_id, u.role_id, r.permissions, r.is_owner,
      u.password_hash is not null as has_password, u.archived_at, u.invited_at, u.last_sign_in_at
    from users u join roles r on r.workspace_id = u.workspace_id and r.id = u.role_id
    where u.workspace_id = ${fromContext("workspace")} and u.id = ${id}`);
  return account!;
}

const accountsOf = (work: Work, records: readonly Pick<StoredRecord<"users">, "id">[]): Promise<Account[]> =>
  Promise.all(records.map(({ id }) => accountById(work, id)));

/** Whether the employee of an account is archived or has left: nobody is invited to an account that cannot be used. */
const employeeHasLeft = fact<boolean>(
  (alias) => sql`exists (select from employees e
    where e.workspace_id = ${column(alias, "workspace_id")} and e.id = ${column(alias, "employee_id")}
      and (not ${isLive("e")} or (${statusOf("e")}) = 'inactive'))`,
);

const invitationFacts = { account: accountOfUser, employee_has_left: employeeHasLeft };

const invitationObstacle = openWhenEach<"users", unknown, typeof invitationFacts, "id">(
  ({ account, employee_has_left }, { now }) =>
    employee_has_left ? "The employee has left." : invitationProblem(account, now, "user"),
);

export const inviteUsers = action("users", {
  ...INVITATION,
  grants: MANAGERS,
  reads: [],
  facts: invitationFacts,
  openWhen: invitationObstacle,
  async run({ work, records, params }): Promise<undefined> {
    for (const account of await accountsOf(work, records)) await sendInvitation(work, account, params.locale);
  },
});

/** The account of an employee is archived and restored with the employee. */
const LINKED = "Archive the employee instead.";

const accountFacts = { account: accountOfUser };

const archivingObstacles: OpenWhen<
  "users",
  unknown,
  typeof accountFacts,
  "employee_id" | "archived_at"
> = async (records, work) => {
  const problems = records.map(({ employee_id, archived_at }): Obstacle => {
    if (employee_id !== null) return LINKED;
    return archived_at === null ? null : "The user is already archived.";
  });
  if (problems.some((problem) => problem !== null)) return problems;
  const owner = indexOfOwner(records.map(({ account }) => account));
  if (owner === -1) return problems;
  const ids = records.map(({ id }) => id);
  if (!(await wouldLoseLastOwner(work, ids))) return problems;
  return problems.with(owner, "The last owner cannot be archived.");
};

export const archiveUsers = action("users", {
  title: "Archive",
  done: "Archived",
  description: "Archives an account that does not belong to an employee.",
  grants: MANAGERS,
  lock: lockOwners,
  reads: ["employee_id", "archived_at"],
  facts: accountFacts,
  openWhen: archivingObstacles,
  async run({ work, records }) {
    for (const { id } of records) await shutAccount(work, id);
  },
});

const restoringObstacle = openWhenEach<"users", unknown, typeof accountFacts, "employee_id" | "archived_at">(
  ({ employee_id, archived_at, account }, { actor }) => {
    if (employee_id !== null) return LINKED;
    return archived_at === null ? "The user is not archived." : escalation(actor, account);
  },
);

export const restoreUsers = action("users", {
  title: "Restore",
  done: "Restored",
  description: "Restores an archived account.",
  grants: MANAGERS,
  lock: lockOwners,
  reads: ["employee_id", "archived_at"],
  facts: accountFacts,
  openWhen: restoringObstacle,
  async run({ work, records }) {
    for (const account of await accountsOf(work, records)) await reopenAccount(work, account);
  },
});

export const completeOnboarding = action("users", {
  title: "Complete onboarding",
  done: "Completed the onboarding of",
  levels: ["record"],
  grants: [{ permissions: [], rows: isOwnAccount }],
  async run({ work, records }) {
    for (const record of records) await work.update("users", record.id, { onboarding_step: "completed" });
  },
});

/** Accepts an invitation: sets the password and activates the account; the token becomes invalid. */
export const acceptInvitation = standaloneAction({
  title: "Accept an invitation",
  done: "The invitation is accepted.",
  parameters: {
    token: field.string().required(),
    ...newPasswordParameters(),
    locale: field.locale(),
  },
  async run({ work, params, fail, throwIfRefused, countRefusal }) {
    const user = await work.row<{ id: string; email: string }>(sql`select u.id, u.email from users u
      where u.workspace_id = ${fromContext("workspace")} and u.onboarding_token = ${params.token}
        and u.onboarding_token_expires_at > ${fromContext("now")} and u.archived_at is null and u.password_hash is null
      for update`);
    if (!user) {
      await countRefusal();
      fail("token", "The token is invalid or has expired.");
    } else checkNewPassword(params, user.email, fail);
    throwIfRefused();
    await work.update("users", user!.id, {
      password_hash: await hashPassword(params.password),
      onboarding_token: null,
      onboarding_step: "profile",
      ...(params.locale ? { locale: params.locale } : {}),
    });
    return { data: await publicUser(work, user!.id) };
  },
});
