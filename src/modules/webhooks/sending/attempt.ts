import { type PostOutcome, postMessage } from "../../../platform/network/post-message.ts";
import type { Runtime } from "./runtime.ts";
import { openWebhookSecret } from "./secrets.ts";
import { signedHeaders } from "./signature.ts";
import type { TakenDelivery } from "./taken-delivery.ts";

const CONNECT_WITHIN_MS = 5_000;
const ANSWER_WITHIN_MS = 15_000;
const KEPT_BYTES = 4_096;

/** The outcome of an attempt, and when it started. */
export interface Attempt extends PostOutcome {
  readonly at: Date;
}

/**
 * Makes one attempt to send a delivery.
 * @throws Error if the secrets cannot be decrypted; nothing was sent then
 */
export async function makeAttempt(
  { services }: Runtime,
  taken: TakenDelivery,
  signal?: AbortSignal,
): Promise<Attempt> {
  const { config, clock, resolveHost } = services;
  const at = clock.now();
  const secrets = taken.sealedSecrets.map((sealed) =>
    openWebhookSecret(config.appSecret, taken.workspace.id, taken.webhookId, sealed),
  );
  const readable = secrets.filter((secret) => secret !== null);
  if (secrets[0] === null) {
    throw new Error(`The secret of the webhook ${taken.webhookId} was sealed under another APP_SECRET.`);
  }
  const timestamp = Math.floor(at.getTime() / 1_000);
  const outcome = await postMessage({
    url: taken.url,
    headers: signedHeaders({ id: taken.eventId, timestamp, body: taken.body }, readable),
    body: taken.body,
    resolve: resolveHost,
    allowPrivate: config.webhookAllowPrivate,
    connectWithinMs: CONNECT_WITHIN_MS,
    responseTimeoutMs: ANSWER_WITHIN_MS,
    keepBytes: KEPT_BYTES,
    signal,
  });
  return { ...outcome, at };
}
