import { timingSafeEqual } from "node:crypto";
import { sha256 } from "../secrets/sha256.ts";
import { randomBase62, toBase62 } from "./base62.ts";
import { crc32 } from "./crc32.ts";

const prefix = "wsk_";
const publicIdLength = 12;
const secretLength = 32;
const checksumLength = 6;
const form = new RegExp(
  `^${prefix}([0-9A-Za-z]{${publicIdLength}})_([0-9A-Za-z]{${secretLength}})[0-9A-Za-z]{${checksumLength}}$`,
);

export interface NewApiKey {
  /** The complete key, for the only response that contains it. */
  plainText: string;
  /** The public id by which a key is looked up. */
  publicId: string;
  /** SHA-256 of the secret; the secret itself is not stored. */
  secretHash: Buffer;
}

export interface ParsedApiKey {
  publicId: string;
  secretHash: Buffer;
}

/**
 * Generates a key `wsk_<public id>_<secret><checksum>` of 12, 32 and 6 base62 digits. The secret has 190 random bits.
 * The checksum is the CRC-32 of everything before it, so that a mistyped key is refused without a look-up and secret
 * scanners can recognize a key.
 */
export function generateApiKey(): NewApiKey {
  const publicId = randomBase62(publicIdLength);
  const secret = randomBase62(secretLength);
  const body = `${prefix}${publicId}_${secret}`;
  return { plainText: body + checksumOf(body), publicId, secretHash: sha256(secret) };
}

/** The parts of a well-formed key, or null. It does not query the database and never throws. */
export function parseApiKey(text: string): ParsedApiKey | null {
  const match = form.exec(text);
  if (!match) return null;
  const body = text.slice(0, -checksumLength);
  if (text.slice(-checksumLength) !== checksumOf(body)) return null;
  return { publicId: match[1]!, secretHash: sha256(match[2]!) };
}

/** The displayed form of a key after its creation: the public id, without the secret. */
export function apiKeyHint(publicId: string): string {
  return `${prefix}${publicId}…`;
}

/** Compares two hashes in constant time. Hashes of different lengths are unequal. */
export function secretsEqual(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

function checksumOf(body: string): string {
  return toBase62(crc32(body), checksumLength);
}
