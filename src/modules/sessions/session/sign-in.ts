import { dayIn, field } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type EndpointContext,
  type GivenParameters,
  type HttpResponse,
  invalidField,
  type Values,
} from "../../../engine/work/index.ts";
import { guessesAt, refuseGuessing } from "../../../platform/auth/guesses.ts";
import { verifyNothing, verifyPassword } from "../../../platform/auth/passwords.ts";
import { passwordField } from "../../../platform/fields/password-field.ts";
import type { RateLimitWindow } from "../../../platform/rate-limit/rate-limiter.ts";
import { servicesOf } from "../../../platform/services.ts";
import { isWrongCode } from "../credential-checks.ts";
import { codeField } from "../parameters.ts";
import { noteFailure } from "./journal-session.ts";
import { type Candidate, openSession } from "./open-session.ts";

/** The parameters of signing in. */
export const CREDENTIALS = {
  email: field.email().required(),
  password: passwordField(),
  code: codeField().describe(
    "If the account has a second factor: a code from the device, or a recovery code.",
  ),
};

/** The account with an email, and what determines whether it may be used. */
interface Found extends Candidate, Values {
  readonly email: string;
  readonly archived_at: Date | null;
  readonly termination_date: string | null;
}

const findAccount = (context: EndpointContext, email: string): Promise<Found | null> =>
  context.read((work) =>
    work.row<Found>(sql`select u.id, u.email, u.first_name || ' ' || u.last_name as name, u.password_hash,
        u.archived_at, e.termination_date
      from users u left join employees e on e.workspace_id = u.workspace_id and e.id = u.employee_id
      where u.workspace_id = ${fromContext("workspace")} and lower(u.email) = lower(${email})`),
  );

/** Whether the password is right. It takes the same time whether or not the account exists. */
async function isRight(found: Found | null, password: string, today: string): Promise<boolean> {
  if (!found?.password_hash) return verifyNothing(password);
  const matches = await verifyPassword(found.password_hash, password);
  const hasLeft = found.termination_date !== null && found.termination_date < today;
  return matches && found.archived_at === null && !hasLeft;
}

/**
 * `POST /session`: signs a person in with email, password and, if enabled, second factor; the session is set as a
 * cookie. Failures are counted per email, whether or not the account exists, and per IP address.
 */
export async function signIn(
  context: EndpointContext<GivenParameters<typeof CREDENTIALS>>,
): Promise<HttpResponse> {
  const { email, password, code } = context.params;
  const guesses = guessesAt(`sign-in:${context.workspace.id}:${email.toLowerCase()}`);
  const { limiter } = servicesOf(context);
  refuseGuessing(await limiter.peek(guesses, context.now));
  const found = await findAccount(context, email);
  const today = dayIn(context.workspace.timezone, context.now);
  if (!(await isRight(found, password, today)) || !found) {
    await countFailure(context, guesses, found, email);
    throw invalidField("email", "These credentials do not match our records.");
  }
  // Of many concurrent guesses, all but ten get this response, so that even a right guess among them reveals nothing.
  refuseGuessing(await limiter.peek(guesses, context.now));
  try {
    return await openSession(context, found, code);
  } catch (error) {
    if (isWrongCode(error)) await countFailure(context, guesses, found, email);
    throw error;
  }
}

/** Counts a failed attempt. @throws 429 after too many attempts for the email or the IP address. */
async function countFailure(
  context: EndpointContext,
  guesses: readonly RateLimitWindow[],
  found: Found | null,
  email: string,
): Promise<void> {
  const decision = await servicesOf(context).limiter.take(guesses, context.now);
  await context.countRefusal();
  refuseGuessing(decision);
  await context.read(async (work) => noteFailure(work, found?.email ?? email, found?.id ?? null));
}
