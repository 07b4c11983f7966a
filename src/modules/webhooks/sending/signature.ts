import { createHmac } from "node:crypto";
import { keyOfSecret } from "./secrets.ts";

/** The parts of a message that are signed. */
export interface SignedMessage {
  /** `msg_` and the ULID of the event. */
  readonly id: string;
  /** The time of this attempt, in Unix seconds. */
  readonly timestamp: number;
  /** The body as it is sent. */
  readonly body: Buffer;
}

/** A symmetric signature of Standard Webhooks 1.0: `v1,` and the base64 HMAC-SHA-256 of `id.timestamp.body`. */
function sign({ id, timestamp, body }: SignedMessage, secret: string): string {
  const hmac = createHmac("sha256", keyOfSecret(secret)).update(`${id}.${timestamp}.`).update(body);
  return `v1,${hmac.digest("base64")}`;
}

/** The headers of a message. With two secrets they contain both signatures, the newer one first. */
export function signedHeaders(message: SignedMessage, secrets: readonly string[]): Record<string, string> {
  return {
    "Content-Type": "application/json",
    "User-Agent": "Workspace-Webhooks/1",
    "webhook-id": message.id,
    "webhook-timestamp": String(message.timestamp),
    "webhook-signature": secrets.map((secret) => sign(message, secret)).join(" "),
  };
}
