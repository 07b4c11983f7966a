import { createHmac } from "node:crypto";
import { keyOfSecret } from "./secrets.ts";

/** A message as it is signed. */
export interface SignedMessage {
  /** `msg_` and the ULID of the event. */
  readonly id: string;
  /** Unix seconds of this attempt. */
  readonly timestamp: number;
  /** The very bytes of the body. */
  readonly body: Buffer;
}

/** One symmetric signature of Standard Webhooks 1.0: `v1,` and the HMAC-SHA-256 of `id.timestamp.body` in base64. */
function sign({ id, timestamp, body }: SignedMessage, secret: string): string {
  const hmac = createHmac("sha256", keyOfSecret(secret)).update(`${id}.${timestamp}.`).update(body);
  return `v1,${hmac.digest("base64")}`;
}

/** The headers of a message; with two secrets it carries both signatures, the newer one first. */
export function signedHeaders(message: SignedMessage, secrets: readonly string[]): Record<string, string> {
  return {
    "Content-Type": "application/json",
    "User-Agent": "Workspace-Webhooks/1",
    "webhook-id": message.id,
    "webhook-timestamp": String(message.timestamp),
    "webhook-signature": secrets.map((secret) => sign(message, secret)).join(" "),
  };
}
