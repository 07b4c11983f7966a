import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveKey } from "../signed-urls/derived-key.ts";

const FORM = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + NONCE_BYTES + TAG_BYTES;

/** Whose secret it is and what for: sealed for one place, it does not open in another. */
export interface SealedFor {
  /** A key of its own is derived for each purpose: `two-factor`, `webhook`. */
  readonly purpose: string;
  /** The record that the secret belongs to, such as `<workspace>/<user>`. */
  readonly owner: string;
}

/**
 * Encrypts a secret that has to be read again (AES-256-GCM under a key derived from the installation's secret), so that
 * a copy of the database alone does not reveal it: one byte for the form, the nonce, the tag, the cipher text.
 */
export function sealSecret(appSecret: string, { purpose, owner }: SealedFor, plain: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyFor(appSecret, purpose), nonce).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  return Buffer.concat([Buffer.of(FORM), nonce, cipher.getAuthTag(), text]);
}

/** The secret, or null when it was sealed with another APP_SECRET, for another place, or was altered. */
export function openSecret(appSecret: string, { purpose, owner }: SealedFor, sealed: Buffer): string | null {
  if (sealed.length < HEAD_BYTES || sealed[0] !== FORM) return null;
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", keyFor(appSecret, purpose), nonce, {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(1 + NONCE_BYTES, HEAD_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}

const keyFor = (appSecret: string, purpose: string): Buffer => deriveKey(appSecret, `sealed ${purpose}`);
