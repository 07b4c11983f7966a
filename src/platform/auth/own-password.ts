import type { RateLimiter } from "../rate-limit/rate-limiter.ts";
import { guessesAt, refuseGuessing } from "./guesses.ts";
import { verifyPassword } from "./passwords.ts";

export interface PasswordOwner {
  readonly userId: string;
  readonly passwordHash: string;
}

/**
 * Whether the password is that of the account; signed-in people have to give it again for some operations. Wrong ones
 * are limited, so that it cannot be guessed at an unattended browser.
 * @throws 429 after ten wrong ones
 */
export async function isOwnPassword(
  limiter: RateLimiter,
  { userId, passwordHash }: PasswordOwner,
  password: string,
  now: Date,
): Promise<boolean> {
  const guesses = guessesAt(`password:${userId}`);
  refuseGuessing(await limiter.peek(guesses, now));
  if (await verifyPassword(passwordHash, password)) return true;
  refuseGuessing(await limiter.take(guesses, now));
  return false;
}
