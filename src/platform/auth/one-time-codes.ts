import { ScureBase32Plugin } from "@otplib/plugin-base32-scure";
import { NodeCryptoPlugin } from "@otplib/plugin-crypto-node";
import { TOTP } from "@otplib/totp";

/** Seconds by which a device's clock may be wrong: the codes of the step before and after are taken too. */
const TOLERANCE = 30;
const PERIOD = 30;

// What every authenticator app reads: SHA-1, six digits, 30 seconds. Anything else is ignored by some of them.
const totp = new TOTP({ crypto: new NodeCryptoPlugin(), base32: new ScureBase32Plugin() });

/** A new secret for one-time codes (RFC 6238): 160 random bits in base32. */
export const newOtpSecret = (): string => totp.generateSecret();

/** The address by which an authenticator app takes over the secret, as the code for its camera. */
export const otpauthUrl = (secret: string, account: string, issuer: string): string =>
  totp.toURI({ secret, label: account, issuer });

/** Whether the text has the form of a one-time code. */
export const isOneTimeCode = (text: string): boolean => /^\d{6}$/.test(text);

/**
 * The time step whose code it is, or null when it is none of about now. A code works once: steps up to
 * `lastTimeStep` are over.
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
