import { randomBytes } from "node:crypto";
import { action, dayIn, field, openWhenEach } from "../../../engine/declare/index.ts";
import type { ActionContext, GivenParameters, Text, Work } from "../../../engine/work/index.ts";
import { message, SaidDays } from "../../../engine/work/index.ts";
import { wordsIn } from "../../../platform/languages/words-for.ts";
import { servicesOf } from "../../../platform/services.ts";
import { siteAddress } from "../../../platform/tenancy/site-address.ts";
import { employeeStatus } from "../employees/employee-status.ts";
import { type Account, type AccountFacts, accountOf, accountOfEmployee, factsOf } from "./accounts.ts";

const VALID_DAYS = 7;
const DAY_MS = 86_400_000;
const REPEAT_AFTER_MS = 60_000;

/** The URL at which an invitation is accepted. */
export const invitationUrl = (work: Work, token: string): string =>
  `${siteAddress(servicesOf(work).config, work.workspace.subdomain)}/invitation?token=${token}`;

/** Creates an invitation, which invalidates earlier ones, and mails it after the commit; returns the token. */
export async function sendInvitation(
  work: Work,
  account: Pick<Account, "id" | "email">,
  locale: string | null,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await work.update("users", account.id, {
    onboarding_token: token,
    onboarding_token_expires_at: new Date(work.now.getTime() + VALID_DAYS * DAY_MS).toISOString(),
    onboarding_step: "password",
    invited_at: work.now,
    ...(locale ? { locale } : {}),
  });
  const { mailer, log } = servicesOf(work);
  const { name } = work.workspace;
  const stored = await work.find("users", account.id);
  const words = wordsIn(stored?.locale ?? work.workspace.locale);
  const subject = words.say(message`Invitation to ${name}`);
  work.afterCommit(async () => {
    const lastDay = new SaidDays(dayIn("UTC", new Date(work.now.getTime() + VALID_DAYS * DAY_MS)));
    const text = [
      words.say(message`You are invited to the workspace ${name}.`),
      words.say(message`Choose your password here: ${invitationUrl(work, token)}`),
      words.say(message`The link works once, until ${lastDay}.`),
    ].join("\n\n");
    // If the mail cannot be sent, the invitation stays valid: it can be mailed again, or the token can be passed on.
    await mailer
      .send({ to: account.email, subject, text })
      .catch((error: Error) =>
        log.warn({ err: error, user: account.id }, "the invitation could not be mailed"),
      );
  });
  return token;
}

/** Returns why an account cannot be invited now, or null. */
export function invitationProblem(
  { is_archived, has_password, invited_at }: AccountFacts,
  now: Date,
  subject: string,
): Text | null {
  if (is_archived) return message`The ${subject} is archived.`;
  if (has_password) return message`The ${subject} has already accepted an invitation.`;
  if (invited_at !== null && now.getTime() - Date.parse(invited_at) < REPEAT_AFTER_MS) {
    return message`The ${subject} was invited less than 60 seconds ago.`;
  }
  return null;
}

const facts = { account: accountOfEmployee };

const invitationObstacle = openWhenEach<
  "employees",
  unknown,
  typeof facts,
  "start_date" | "termination_date" | "archived_at"
>(({ account, start_date, termination_date, archived_at }, { now, today }) => {
  const state = { start_date, termination_date, is_archived: archived_at !== null };
  const hasLeft = state.is_archived || employeeStatus(state, today) === "inactive";
  return hasLeft ? "The employee has left." : invitationProblem(account, now, "employee");
});

async function runInvite({
  work,
  records,
  params,
  refuse,
}: ActionContext<"employees", GivenParameters<typeof INVITATION.parameters>>): Promise<undefined> {
  for (const [index, { id }] of records.entries()) {
    const account = await accountOf(work, id);
    // The fact was read before the account was locked, so the account may have been invited in the meantime.
    const problem = invitationProblem(factsOf(account), work.now, "employee");
    if (problem === null) await sendInvitation(work, account, params.locale);
    else refuse(index, problem);
  }
}

/** The parts of the invitation actions that employees and accounts share. */
export const INVITATION = {
  title: "Invite",
  done: "Invited",
  description: "Sends the invitation, or sends it again. Earlier invitations become invalid.",
  parameters: { locale: field.locale() },
};

/** Invites employees to sign in, or invites them again. */
export const invite = action("employees", {
  ...INVITATION,
  grants: [{ permissions: ["manage-employees"] }],
  reads: ["start_date", "termination_date", "archived_at"],
  facts,
  openWhen: invitationObstacle,
  run: runInvite,
});
