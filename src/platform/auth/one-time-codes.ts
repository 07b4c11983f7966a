import { ScureBase32Plugin } from "@otplib/plugin-base32-scure";
import { NodeCryptoPlugin } from "@otplib/plugin-crypto-node";
import { TOTP } from "@otplib/totp";

/** The tolerated clock difference in seconds: the codes of the previous and the next step are accepted too. */
const TOLERANCE = 30;
const PERIOD = 30;

// The parameters that every authenticator app supports: SHA-1, six digits, 30 seconds. Some apps ignore others.
const totp = new TOTP({ crypto: new NodeCryptoPlugin(), base32: new ScureBase32Plugin() });

/** Generates a secret for one-time codes (RFC 6238): 160 random bits in base32. */
export const newOtpSecret = (): string => totp.generateSecret();

/** The URI that an authenticator app scans as a QR code. */
export const otpauthUrl = (secret: string, account: string, issuer: string): string =>
  totp.toURI({ secret, label: account, issuer });

/** Whether the text has the form of a one-time code. */
export const isOneTimeCode = (text: string): boolean => /^\d{6}$/.test(text);

/**
 * The time step of a code, or null if it is not a current code. A code works once: steps up to `lastTimeStep` are
 * refused.
 */
export async function stepOfCode(
  secret: string,
  code: string,
  now: Date,
  lastTimeStep: number | null,
): Promise<number | null> {
  const epoch = now.getTime() / 1000;
  const newest = Math.floor((epoch + TOLERANCE) / PERIOD);
  if (lastTimeStep !== null && lastTimeStep >= newest) return null;
  const afterTimeStep = lastTimeStep ?? undefined;
  const result = await totp.verify(code, { secret, epoch, epochTolerance: TOLERANCE, afterTimeStep });
  return result.valid && "timeStep" in result ? result.timeStep : null;
}
