import { dayIn } from "../../engine/declare/calendar.ts";
import { field } from "../../engine/declare/fields/index.ts";
import { ApiError, invalidField } from "../../engine/errors/api-error.ts";
import { ErrorList } from "../../engine/errors/error-list.ts";
import { readParameters } from "../../engine/execute/read-values.ts";
import { doWork, type RequestContext, workOrigin } from "../../engine/execute/request-context.ts";
import { selectRecord } from "../../engine/query/select-records.ts";
import { fromContext, sql } from "../../engine/query/sql.ts";
import { parseObject } from "../../engine/request/parse-body.ts";
import { type Answer, dataAnswer } from "../../engine/response/answer.ts";
import { verifyNothing, verifyPassword } from "../../platform/auth/passwords.ts";
import { newSessionToken, sessionCookie } from "../../platform/auth/sessions.ts";
import type { RateLimitDecision, RateLimitWindow } from "../../platform/rate-limit/rate-limiter.ts";
import { servicesOf } from "../../platform/services.ts";

const MAX_FAILURES = 10;
const FAILURE_WINDOW_MS = 15 * 60_000;

const PARAMETERS = {
  email: field.email().required(),
  password: field
    .json((wire, fail) => (typeof wire === "string" ? wire : fail("The :field field must be a string.")), {
      type: "string",
      format: "password",
    })
    .required(),
};

interface Candidate {
  id: string;
  email: string;
  password_hash: string | null;
  archived_at: Date | null;
  termination_date: string | null;
}

/** Failed sign-ins of one email, from whatever address and whether or not the account exists. */
const failures = (workspaceId: string, email: string): RateLimitWindow[] => [
  {
    policy: "sign-in",
    key: `sign-in:${workspaceId}:${email.toLowerCase()}`,
    limit: MAX_FAILURES,
    windowMs: FAILURE_WINDOW_MS,
    lockout: true,
  },
];

function refuseGuessing(decision: RateLimitDecision): void {
  if (decision.allowed) return;
  throw new ApiError("too-many-requests", "Too Many Requests.", {
    headers: { "Retry-After": String(decision.retryAfterSeconds) },
  });
}

/** Whether the password is the account's, in the same time whatever there is. */
async function isRight(candidate: Candidate | undefined, password: string, today: string): Promise<boolean> {
  if (!candidate?.password_hash) return verifyNothing(password);
  const matches = await verifyPassword(candidate.password_hash, password);
  const hasLeft = candidate.termination_date !== null && candidate.termination_date < today;
  return matches && candidate.archived_at === null && !hasLeft;
}

/** `POST /session`: signs a person in by email and password; the session travels in a cookie. */
export async function signIn(context: RequestContext): Promise<Answer> {
  const errors = new ErrorList();
  const { values } = readParameters(PARAMETERS, parseObject(context.request), [], context.workspace, errors);
  errors.throwIfAny();
  const email = String(values.email);
  const windows = failures(context.workspace.id, email);
  const { limiter } = servicesOf(context);
  refuseGuessing(await limiter.peek(windows, context.now));
  const candidate = await doWork(context.pool, workOrigin(context), (work) =>
    work.row<
      Candidate & Record<string, unknown>
    >(sql`select u.id, u.email, u.password_hash, u.archived_at, e.termination_date
      from users u left join employees e on e.workspace_id = u.workspace_id and e.id = u.employee_id
      where u.workspace_id = ${fromContext("workspace")} and lower(u.email) = lower(${email})`),
  );
  const right = await isRight(
    candidate ?? undefined,
    String(values.password),
    dayIn(context.workspace.timezone, context.now),
  );
  if (!right || !candidate) {
    const decision = await limiter.take(windows, context.now);
    await context.countRefusal();
    refuseGuessing(decision);
    await noteFailure(context, candidate, email);
    throw invalidField("email", "These credentials do not match our records.");
  }
  // Of many guesses at the same time all but ten get this answer, so that the right one among them tells nothing.
  refuseGuessing(await limiter.peek(windows, context.now));
  return openSession(context, candidate.id, candidate.email);
}

function noteFailure(context: RequestContext, candidate: Candidate | null, email: string): Promise<void> {
  return doWork(context.pool, workOrigin(context), async (work) => {
    work.journal.happened("session.sign_in_failed", {
      resource_type: "users",
      resource_id: candidate?.id ?? "",
      resource_label: email.slice(0, 255),
    });
  });
}

async function openSession(context: RequestContext, userId: string, email: string): Promise<Answer> {
  const { token, hash } = newSessionToken();
  const actor = { ...context.actor, kind: "user" as const, userId, name: email };
  const data = await doWork(context.pool, { ...workOrigin(context), actor }, async (work) => {
    await work.rows(sql`insert into sessions (workspace_id, id, user_id, token_hash, ip, user_agent, created_at, last_used_at)
      values (${fromContext("workspace")}, ${work.origin.newId()}, ${userId}, ${hash}, ${actor.ip}, ${actor.userAgent},
        ${fromContext("now")}, ${fromContext("now")})`);
    await work.rows(sql`update users set last_sign_in_at = ${fromContext("now")}
      where workspace_id = ${fromContext("workspace")} and id = ${userId}`);
    work.journal.happened("session.signed_in", {
      resource_type: "users",
      resource_id: userId,
      resource_label: email,
    });
    const row = await work.row<{ data: string }>(
      selectRecord(work.origin.planner.plan(work.resource("users"), actor), userId),
    );
    return row!.data;
  });
  const secure = context.request.origin.startsWith("https:");
  return dataAnswer(200, data, { "Set-Cookie": sessionCookie(token, secure), "Cache-Control": "no-store" });
}
