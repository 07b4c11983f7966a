import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveKey } from "../signed-urls/derived-key.ts";

const FORM = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + NONCE_BYTES + TAG_BYTES;

/** The owner and the purpose of a secret; encrypted for one, it cannot be decrypted for another. */
export interface SealedFor {
  /** Each purpose has a derived key of its own: `two-factor`, `webhook`. */
  readonly purpose: string;
  /** The record that the secret belongs to, such as `<workspace>/<user>`. */
  readonly owner: string;
}

/**
 * Encrypts a secret that has to be read again (AES-256-GCM with a key derived from the installation's secret), so that
 * a copy of the database alone does not reveal it. The result is one byte for the format, the nonce, the tag and the
 * ciphertext.
 */
export function sealSecret(appSecret: string, { purpose, owner }: SealedFor, plain: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyFor(appSecret, purpose), nonce).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  return Buffer.concat([Buffer.of(FORM), nonce, cipher.getAuthTag(), text]);
}

/**
 * Decrypts a secret; null if it was encrypted with another APP_SECRET or for another owner or purpose, or was altered.
 */
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
