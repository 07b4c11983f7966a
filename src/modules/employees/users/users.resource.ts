import {
  booleanKind,
  byField,
  field,
  filterOf,
  own,
  resource,
  toOne,
} from "../../../engine/declare/index.ts";
import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import { PERMISSION_NAMES } from "../../../platform/permissions/catalogue.ts";
import { shownAvatarOf } from "../employees/avatar.ts";
import { isOwnAccount } from "./accounts.ts";
import {
  acceptInvitation,
  archiveUsers,
  completeOnboarding,
  inviteUsers,
  restoreUsers,
} from "./user-actions.ts";
import { changePassword, requestPasswordReset, resetPassword } from "./user-passwords.ts";
import { userHooks } from "./user-writes.ts";

const status = (alias: string): Sql => sql`case
  when ${column(alias, "archived_at")} is not null then 'archived'
  when ${column(alias, "password_hash")} is not null then 'active'
  when ${column(alias, "invited_at")} is not null then 'invited'
  else 'pending' end`;

const role = (alias: string): Sql => sql`(select r from roles r
  where r.workspace_id = ${column(alias, "workspace_id")} and r.id = ${column(alias, "role_id")})`;

/** SQL: the caller may manage accounts and holds every permission that the account's role grants. */
const mayInvite = (alias: string): Sql => sql`${fromContext("permissions")} @> array['manage-users']
  and case when (${role(alias)}).is_owner then ${[...PERMISSION_NAMES]}::text[] else (${role(alias)}).permissions end
    <@ ${fromContext("permissions")}`;

const fields = {
  email: field
    .email()
    .required()
    .unique()
    .describe("The email of an employee's account is changed through the employee."),
  first_name: field.string({ caseInsensitive: true }).required(),
  last_name: field.string({ caseInsensitive: true }).required(),
  avatar: field
    .urlOrPath()
    .shown((alias) => shownAvatarOf(column(alias, "avatar"), column(alias, "employee_id"))),
  role_id: field.reference("roles").computedDefault("the workspace's default role"),
  employee_id: field.reference("employees").managed().onDelete("cascade"),
  locale: field.locale().default(({ locale }: { locale: string }) => locale, "the workspace's"),
  status: field.choice("pending", "invited", "active", "archived").computed(status).notNull(),
  has_password: field
    .boolean()
    .computed((alias) => sql`(${column(alias, "password_hash")} is not null)`)
    .notNull(),
  is_tenant_owner: field
    .boolean()
    .computed((alias) => sql`(${role(alias)}).is_owner`)
    .notNull(),
  onboarding_step: field.choice("password", "profile", "completed").managed(),
  onboarding_token: field
    .string()
    .managed()
    .secret()
    .shown(
      (alias) => sql`case when ${status(alias)} = 'invited'
      and ${column(alias, "onboarding_token_expires_at")} > ${fromContext("now")} then ${column(alias, "onboarding_token")} end`,
    )
    .gate("onboarding"),
  invited_at: field.dateTime().managed(),
  last_sign_in_at: field.dateTime().managed().quiet(),
  archived_at: field.dateTime().managed(),
  password_hash: field.text().hidden(),
  onboarding_token_expires_at: field.dateTime().hidden(),
  reset_token_hash: field.text().hidden(),
  reset_token_expires_at: field.dateTime().hidden(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    users: typeof fields;
  }
}

/** Accounts for signing in: one for each employee, and accounts for people who are not employees. */
export const users = resource("users", {
  description:
    "Sign-in accounts: one for each employee, and accounts of people outside the company, such as an external accountant.",
  label: "email",
  calledBy: ["first_name", "last_name"],
  policy: own(
    { permissions: ["manage-users"], rows: isOwnAccount },
    {
      write: ["manage-users"],
      update: [
        { permissions: ["manage-users"] },
        { permissions: [], rows: isOwnAccount, fields: ["locale"] },
      ],
      tiers: {
        onboarding: {
          read: { permissions: [], rows: { anybody: mayInvite } },
          write: ["manage-users"],
          query: null,
        },
      },
    },
  ),
  examples: {
    create: { email: "auditor@example.com", first_name: "Dan", last_name: "Rus" },
    change: { locale: "de-AT" },
  },
  fields,
  relationships: { employee: toOne("employees", "employee_id"), role: toOne("roles", "role_id") },
  filters: {
    status: byField,
    email: byField,
    role_id: byField,
    employee_id: byField,
    archived: filterOf(booleanKind, {
      nullable: false,
      expression: (alias) => sql`(${column(alias, "archived_at")} is not null)`,
    }),
    archived_at: byField,
    last_sign_in_at: byField,
  },
  search: ["first_name", "last_name", "email"],
  sort: ["id", "email", "first_name", "last_name", "status", "last_sign_in_at"],
  hooks: userHooks,
  actions: {
    invite: inviteUsers,
    "complete-onboarding": completeOnboarding,
    "change-password": changePassword,
    archive: archiveUsers,
    restore: restoreUsers,
  },
  standaloneActions: {
    "accept-invitation": acceptInvitation,
    "request-password-reset": requestPasswordReset,
    "reset-password": resetPassword,
  },
});
