import { createHash, randomBytes } from "node:crypto";
import { action, field, standaloneAction } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { type GivenParameters, message, type Text, type Work } from "../../../engine/work/index.ts";
import { isOwnPassword } from "../../../platform/auth/own-password.ts";
import { hashPassword, passwordProblem } from "../../../platform/auth/passwords.ts";
import { passwordField } from "../../../platform/fields/password-field.ts";
import { wordsIn } from "../../../platform/languages/words-for.ts";
import { servicesOf } from "../../../platform/services.ts";
import { siteAddress } from "../../../platform/tenancy/site-address.ts";
import { endSessions, isOwnAccount } from "./accounts.ts";

const RESET_MINUTES = 60;

type Fail = (path: string, message: Text) => void;

const newPassword = () => passwordField({ minLength: 12, maxLength: 128 });

export const newPasswordParameters = () => ({
  password: newPassword(),
  password_confirmation: newPassword(),
});

type NewPassword = GivenParameters<ReturnType<typeof newPasswordParameters>>;

/** Validates a new password, which must be given twice. */
export function checkNewPassword(params: NewPassword, email: string, fail: Fail): void {
  const problem = passwordProblem(params.password, email);
  if (problem) fail("password", problem);
  if (params.password !== params.password_confirmation) {
    fail("password", "The password field confirmation does not match.");
  }
}

/** An account as its owner sees it. */
export async function publicUser(work: Work, id: string): Promise<unknown> {
  const [record] = (await work.shown("users", [id])) as { attributes: Record<string, unknown> }[];
  delete record!.attributes.onboarding_token;
  return record;
}

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

const SENT = "If the address belongs to an account, a link to reset the password has been sent.";

/** Mails a link to set a new password. The response is the same whether or not the account exists. */
export const requestPasswordReset = standaloneAction({
  title: "Request a password reset",
  done: SENT,
  parameters: { email: field.email().required() },
  async run({ work, params }) {
    const { mailer, log, config } = servicesOf(work);
    const token = randomBytes(32).toString("base64url");
    const user = await work.row<{
      id: string;
      email: string;
      locale: string;
    }>(sql`select u.id, u.email, u.locale from users u
      where u.workspace_id = ${fromContext("workspace")} and lower(u.email) = lower(${params.email})
        and u.archived_at is null and u.password_hash is not null`);
    // If there is no account, the same statement is executed, so that the response time reveals nothing.
    await work.rows(sql`update users set reset_token_hash = ${hashOf(token)},
        reset_token_expires_at = ${fromContext("now")} + make_interval(mins => ${RESET_MINUTES}::integer)
      where workspace_id = ${fromContext("workspace")} and id = ${user?.id ?? ""}`);
    if (user) {
      const link = `${siteAddress(config, work.workspace.subdomain)}/reset-password?token=${token}`;
      const words = wordsIn(user.locale);
      const mail = {
        to: user.email,
        subject: words.say(message`Reset your password`),
        text: [
          words.say(message`Choose a new password here within ${RESET_MINUTES} minutes:`),
          link,
          words.say(message`If you did not ask for it, nothing has changed.`),
        ].join("\n\n"),
      };
      work.afterCommit(() => {
        // The mail is not awaited, because its duration would reveal that the account exists.
        void mailer
          .send(mail)
          .catch((error: Error) =>
            log.warn({ err: error, user: user.id }, "the reset mail could not be sent"),
          );
      });
    }
    return { data: null };
  },
});

/** Sets a new password with the token of a mailed link; all sessions end. */
export const resetPassword = standaloneAction({
  title: "Reset the password",
  done: "The password is changed.",
  parameters: { token: field.string().required(), ...newPasswordParameters() },
  async run({ work, params, fail, throwIfRefused, countRefusal }) {
    const user = await work.row<{ id: string; email: string }>(sql`select u.id, u.email from users u
      where u.workspace_id = ${fromContext("workspace")} and u.reset_token_hash = ${hashOf(params.token)}
        and u.reset_token_expires_at > ${fromContext("now")} and u.archived_at is null for update`);
    if (!user) {
      await countRefusal();
      fail("token", "The token is invalid or has expired.");
    } else checkNewPassword(params, user.email, fail);
    throwIfRefused();
    await work.update("users", user!.id, {
      password_hash: await hashPassword(params.password),
      reset_token_hash: null,
    });
    await endSessions(work, user!.id);
    return { data: await publicUser(work, user!.id) };
  },
});

/** Changes the caller's own password; all other sessions end. */
export const changePassword = action("users", {
  title: "Change password",
  done: "Changed the password of",
  levels: ["record"],
  sessionOnly: true,
  grants: [{ permissions: [], rows: isOwnAccount }],
  parameters: { current_password: newPassword(), ...newPasswordParameters() },
  example: { password: "staple of the horse", password_confirmation: "staple of the horse" },
  async run({ work, records, params, fail, throwIfRefused }) {
    const user = records[0]!;
    const { limiter } = servicesOf(work);
    const account = { userId: user.id, passwordHash: String(user.password_hash) };
    if (!(await isOwnPassword(limiter, account, params.current_password, work.now)))
      fail("current_password", "The password is incorrect.");
    checkNewPassword(params, user.email, fail);
    throwIfRefused();
    await work.update("users", user.id, {
      password_hash: await hashPassword(params.password),
      reset_token_hash: null,
    });
    await endSessions(work, user.id, work.actor.sessionId);
  },
});
