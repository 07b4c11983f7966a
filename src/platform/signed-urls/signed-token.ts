import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "./derived-key.ts";

const purpose = "signed-url";

/** What a signed URL says, readable by whoever holds it; nothing secret belongs in it. */
export interface SignedPayload {
  /** What may be fetched. */
  path: string;
  workspace: string;
  /** Whose permissions made the URL. */
  user: string;
  /** The second since 1970 from which it is void. */
  expires: number;
  [more: string]: string | number | boolean | null;
}

export type OpenedToken = { ok: true; payload: SignedPayload } | { ok: false; reason: "altered" | "expired" };

/** `<payload>.<signature>`, both base64url without padding: JSON, and its HMAC-SHA-256. Fits into a URL as it is. */
export function signToken(secret: string, payload: SignedPayload): string {
  const body = Buffer.from(JSON.stringify(payload)).toString("base64url");
  return `${body}.${signatureOf(secret, body)}`;
}

/**
 * The payload of a token that this installation signed and whose time has not come. `altered` is everything that
 * was not signed like this, also a token that was cut or is no token at all; only a genuine one can be `expired`.
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
 * Compares the written signatures, in constant time: the last character of 43 has bits that decoding ignores, so
 * that four texts decode to the same bytes and three altered tokens would pass.
 */
function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
