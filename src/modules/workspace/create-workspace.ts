import { field } from "../../engine/declare/fields/index.ts";
import { isTimezone } from "../../engine/declare/fields/text-fields.ts";
import { ErrorList } from "../../engine/errors/error-list.ts";
import { fieldMessage } from "../../engine/errors/messages.ts";
import type { Work } from "../../engine/execute/work.ts";
import { hashPassword, passwordProblem } from "../../platform/auth/passwords.ts";
import { seedRoles, sendInvitation } from "../employees/index.ts";
import { seedOrganization } from "../organization/index.ts";

export interface NewWorkspace {
  readonly subdomain: string;
  readonly name: string;
  readonly ownerEmail: string;
  readonly ownerPassword?: string;
  /** IANA identifier; default UTC. */
  readonly timezone?: string;
  /** ISO 4217; default EUR. */
  readonly currency?: string;
}

const RESERVED = new Set(
  "www api app admin administrator mail smtp imap ftp static assets cdn docs status support help blog about billing login signup account auth security root system test staging localhost bureau".split(
    " ",
  ),
);

/** Checks a new workspace's data. @throws 422 naming every failing field. */
export function checkWorkspace(wanted: NewWorkspace): void {
  const errors = new ErrorList();
  if (!/^[a-z0-9](?:[a-z0-9-]{1,61}[a-z0-9])$/.test(wanted.subdomain)) {
    errors.add(
      "subdomain",
      "The subdomain field must be 3 to 63 lower-case letters, digits and inner hyphens.",
    );
  } else if (RESERVED.has(wanted.subdomain)) errors.add("subdomain", "The subdomain has already been taken.");
  const check = (
    name: string,
    type: { read: (wire: unknown, fail: (t: string) => void) => unknown },
    value: string | undefined,
  ) => {
    if (value !== undefined && type.read(value, (t) => errors.add(name, fieldMessage(t, name))) === null) {
      errors.add(name, fieldMessage("The :field field is required.", name));
    }
  };
  check("name", field.string({ max: 100 }).definition.type, wanted.name);
  check("owner_email", field.email().definition.type, wanted.ownerEmail);
  check("currency", field.currency().definition.type, wanted.currency);
  if (wanted.timezone !== undefined && !isTimezone(wanted.timezone)) {
    errors.add("timezone", "The timezone field must be a valid timezone.");
  }
  const problem =
    wanted.ownerPassword === undefined ? null : passwordProblem(wanted.ownerPassword, wanted.ownerEmail);
  if (problem) errors.add("owner_password", problem);
  errors.throwIfAny();
}

export interface CreatedWorkspace {
  readonly ownerUserId: string;
  readonly roles: Readonly<Record<string, string>>;
  /** The token of the owner's invitation; null when a password was given. */
  readonly invitationToken: string | null;
}

/** Fills a workspace that was just inserted with what every one has: roles, contract types, the owner's account. */
export async function fillWorkspace(work: Work, wanted: NewWorkspace): Promise<CreatedWorkspace> {
  await seedOrganization(work);
  const roles = await seedRoles(work);
  const ownerUserId = await work.create("users", {
    email: wanted.ownerEmail,
    first_name: "Workspace",
    last_name: "Owner",
    role_id: roles.Owner,
    locale: work.workspace.locale,
    ...(wanted.ownerPassword
      ? { password_hash: await hashPassword(wanted.ownerPassword), onboarding_step: "completed" }
      : {}),
  });
  const invitationToken = wanted.ownerPassword
    ? null
    : await sendInvitation(work, { id: ownerUserId, email: wanted.ownerEmail }, null);
  return { ownerUserId, roles, invitationToken };
}
