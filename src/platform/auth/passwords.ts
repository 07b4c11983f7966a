import { hash, type Options, verify } from "@node-rs/argon2";
import { message, type Text } from "../../engine/errors/message.ts";
import { isCommonPassword } from "./common-passwords.ts";

const minimumLength = 12;
const maximumLength = 128;

// The first choice of the OWASP Password Storage Cheat Sheet for Argon2id: 19 MiB, two passes, one lane.
const cost: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password with Argon2id, in PHC string format with its own salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return hash(composed(password), cost);
}

/** Whether the password matches the hash. Rejects if `stored` is not a PHC string, which is a bug. */
export function verifyPassword(stored: string, password: string): Promise<boolean> {
  return verify(stored, composed(password));
}

/**
 * Takes as long as `verifyPassword`, for an account that does not exist or has no password, and returns false, so that
 * the response time does not reveal which accounts exist.
 */
export async function verifyNothing(password: string): Promise<false> {
  // Verifying means hashing with the stored salt and cost, and comparing.
  await hashPassword(password);
  return false;
}

/**
 * The error of a new password as a message for the field `password`, or null. It must have 12 to 128 characters
 * (Unicode code points), and must not be common or the account's email.
 */
export function passwordProblem(password: string, email: string): Text | null {
  const text = composed(password);
  const length = [...text].length;
  if (length < minimumLength)
    return message`The password field must be at least ${minimumLength} characters.`;
  if (length > maximumLength) {
    return message`The password field must not be greater than ${maximumLength} characters.`;
  }
  if (text.trim().toLowerCase() === composed(email).trim().toLowerCase()) {
    return "The password field and email must be different.";
  }
  if (isCommonPassword(text)) {
    return "The given password has appeared in a data leak. Please choose a different password.";
  }
  return null;
}

/** Keyboards differ in how they encode an accented letter; both forms must be accepted. */
function composed(text: string): string {
  return text.normalize("NFC");
}
