import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "./derived-key.ts";

const purpose = "signed-url";

/** The content of a signed URL, which its holder can read; it must not contain secrets. */
export interface SignedPayload {
  /** The path of the file. */
  path: string;
  workspace: string;
  /** The user who created the URL. */
  user: string;
  /** The time of expiry, in seconds since 1970. */
  expires: number;
  [more: string]: string | number | boolean | null;
}

export type OpenedToken = { ok: true; payload: SignedPayload } | { ok: false; reason: "altered" | "expired" };

/**
 * Signs a payload: `<payload>.<signature>`, both base64url without padding, the JSON and its HMAC-SHA-256. It needs no
 * encoding in a URL.
 */
export function signToken(secret: string, payload: SignedPayload): string {
  const body = Buffer.from(JSON.stringify(payload)).toString("base64url");
  return `${body}.${signatureOf(secret, body)}`;
}

/**
 * The payload of a token that this installation signed and that has not expired. `altered` is returned for everything
 * that was not signed like this, including truncated or malformed tokens; only a genuine one can be `expired`.
 */
export function openToken(secret: string, token: string, now: Date): OpenedToken {
  const [body = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0 || !sameText(signature, signatureOf(secret, body)))
    return { ok: false, reason: "altered" };
  const payload: SignedPayload = JSON.parse(Buffer.from(body, "base64url").toString());
  if (now.getTime() >= payload.expires * 1000) return { ok: false, reason: "expired" };
  return { ok: true, payload };
}

function signatureOf(secret: string, body: string): string {
  return createHmac("sha256", deriveKey(secret, purpose)).update(body).digest("base64url");
}

/**
 * Compares the signatures as text, in constant time: the last of 43 characters has bits that decoding ignores, so four
 * texts decode to the same bytes and three altered tokens would be accepted.
 */
function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
