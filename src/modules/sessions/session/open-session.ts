import { type Actor, RELATIONS } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type EndpointContext,
  type HttpResponse,
  invalidField,
  type Work,
} from "../../../engine/work/index.ts";
import { newSessionToken, oldestUse, sessionCookie } from "../../../platform/auth/sessions.ts";
import { WRONG_CODE } from "../credential-checks.ts";
import { secondFactorOf, takeCode } from "../two-factor/second-factor.ts";
import { noteSession } from "./journal-session.ts";

/** An account for which the right password was given. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly password_hash: string;
}

/**
 * Opens a session for an account for which the right password was given; returns the user and the session cookie.
 * @throws 422 on `code` if the account has a second factor and no valid code was given
 */
export function openSession(
  context: EndpointContext,
  { id, name, password_hash }: Candidate,
  code: string | null,
): Promise<HttpResponse> {
  const { ip, userAgent, sessionId = null } = context.actor;
  // The session has none of the rights of another credential that the request may contain.
  const actor: Actor = {
    kind: "user",
    userId: id,
    employeeId: null,
    apiKeyId: null,
    name,
    permissions: new Set(),
    relations: new Set(RELATIONS),
    isOwner: false,
    ip,
    userAgent,
  };
  return context.write(async (work) => {
    // This locks the account, so that a concurrent change of the password ends this session too.
    const held = await work.rows(sql`update users set last_sign_in_at = ${fromContext("now")}
      where workspace_id = ${fromContext("workspace")} and id = ${id} and password_hash = ${password_hash}
      returning id`);
    if (held.length === 0) throw invalidField("email", "These credentials do not match our records.");
    await checkSecondFactor(work, id, code);
    await endForgotten(work, id, sessionId);
    const { token, hash } = newSessionToken();
    await work.rows(sql`insert into sessions (workspace_id, id, user_id, token_hash, ip, user_agent, created_at, last_used_at)
      values (${fromContext("workspace")}, ${work.newId()}, ${id}, ${hash}, ${ip}, ${userAgent},
        ${fromContext("now")}, ${fromContext("now")})`);
    await noteSession(work, "signed_in", id);
    const [data] = await work.shown("users", [id]);
    const cookie: Record<string, string> = work.isDryRun
      ? {}
      : { "Set-Cookie": sessionCookie(token, context.isSecure) };
    return { data, headers: { "Cache-Control": "no-store", ...cookie } };
  }, actor);
}

async function checkSecondFactor(work: Work, userId: string, code: string | null): Promise<void> {
  const factor = await secondFactorOf(work, userId);
  if (!factor?.confirmed_at) return;
  if (code === null) throw invalidField("code", "The code field is required.");
  if (!(await takeCode(work, factor, code))) throw invalidField("code", WRONG_CODE);
}

/** Deletes expired sessions, and the one whose cookie is being replaced. */
const endForgotten = (work: Work, userId: string, replaced: string | null): Promise<unknown> =>
  work.rows(sql`delete from sessions where workspace_id = ${fromContext("workspace")}
    and (id = ${replaced} or (user_id = ${userId} and last_used_at <= ${oldestUse(work.now)}))`);
