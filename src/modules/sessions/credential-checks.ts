import { fromContext, sql } from "../../engine/sql/index.ts";
import { ApiError, type EndpointContext, invalidField, type Values } from "../../engine/work/index.ts";
import { guessesAt, refuseGuessing } from "../../platform/auth/guesses.ts";
import { isOwnPassword } from "../../platform/auth/own-password.ts";
import { servicesOf } from "../../platform/services.ts";

export const WRONG_CODE = "The code is invalid.";

/** Whether an error is that of an invalid code. */
export const isWrongCode = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.code?.[0] === WRONG_CODE;

interface Person extends Values {
  readonly email: string;
  readonly password_hash: string;
}

/**
 * Returns the signed-in caller after checking the password again. @throws 422 if it is wrong, 429 after ten wrong ones.
 */
export async function requireOwnPassword(
  context: EndpointContext,
  password: string,
): Promise<{ userId: string; email: string }> {
  const userId = context.actor.userId!;
  const person = await context.read((work) =>
    work.row<Person>(sql`select email, password_hash from users
      where workspace_id = ${fromContext("workspace")} and id = ${userId}`),
  );
  const account = { userId, passwordHash: person!.password_hash };
  if (!(await isOwnPassword(servicesOf(context).limiter, account, password, context.now)))
    throw invalidField("current_password", "The password is incorrect.");
  return { userId, email: person!.email };
}

/** Limits the number of wrong codes of a signed-in person. @throws 429 after ten. */
export async function limitingCodes<Result>(
  context: EndpointContext,
  run: () => Promise<Result>,
): Promise<Result> {
  const { limiter } = servicesOf(context);
  const guesses = guessesAt(`code:${context.actor.userId}`);
  refuseGuessing(await limiter.peek(guesses, context.now));
  try {
    return await run();
  } catch (error) {
    if (isWrongCode(error)) refuseGuessing(await limiter.take(guesses, context.now));
    throw error;
  }
}
