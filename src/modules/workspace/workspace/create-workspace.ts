import { field, isTimezone } from "../../../engine/declare/index.ts";
import { ErrorList, fieldMessage, type Text, type Work } from "../../../engine/work/index.ts";
import { hashPassword, passwordProblem } from "../../../platform/auth/passwords.ts";
import { subdomainProblem } from "../../../platform/tenancy/subdomains.ts";
import { sendInvitation } from "../../employees/index.ts";
import { createInitialRecords } from "../initial-records/create.ts";

export interface NewWorkspace {
  readonly subdomain: string;
  readonly name: string;
  readonly ownerEmail: string;
  readonly ownerPassword?: string;
  /** An IANA time zone; UTC by default. */
  readonly timezone?: string;
  /** An ISO 4217 code; EUR by default. */
  readonly currency?: string;
  /** A BCP 47 language tag; English by default. */
  readonly locale?: string;
}

/** Validates the data of a new workspace. @throws 422 with all invalid fields. */
export function checkWorkspace(wanted: NewWorkspace): void {
  const errors = new ErrorList();
  const refused = subdomainProblem(wanted.subdomain);
  if (refused) errors.add("subdomain", fieldMessage(refused, "subdomain"));
  const check = (
    name: string,
    type: { read: (wire: unknown, fail: (t: Text) => void) => unknown },
    value: string | undefined,
  ) => {
    if (value !== undefined && type.read(value, (t) => errors.add(name, fieldMessage(t, name))) === null) {
      errors.add(name, fieldMessage("The :field field is required.", name));
    }
  };
  check("name", field.string({ max: 100 }).definition.type, wanted.name);
  check("owner_email", field.email().definition.type, wanted.ownerEmail);
  check("currency", field.currency().definition.type, wanted.currency);
  check("locale", field.locale().definition.type, wanted.locale);
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
  /** The ids of the initial roles, by their names in English. */
  readonly roles: Readonly<Record<string, string>>;
  /** The token of the owner's invitation; null if a password was given. */
  readonly invitationToken: string | null;
}

/** Fills a new workspace with what the modules declare as initial records, in its language, and with the owner's account. */
export async function fillWorkspace(work: Work, wanted: NewWorkspace): Promise<CreatedWorkspace> {
  const { roles = {} } = await createInitialRecords(work);
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
