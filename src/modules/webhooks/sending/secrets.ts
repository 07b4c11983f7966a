import { randomBytes } from "node:crypto";
import { openSecret, sealSecret } from "../../../platform/secrets/sealed-secret.ts";

const PREFIX = "whsec_";
const BYTES = 32;

/** A new secret as its owner gets it: `whsec_` and 32 random bytes in base64. */
export const newSecret = (): string => PREFIX + randomBytes(BYTES).toString("base64");

/** As much of a secret as is shown: `whsec_…` and its last 4 characters. */
export const hintOf = (secret: string): string => `${PREFIX}…${secret.slice(-4)}`;

/** The bytes with which is signed: the part after `whsec_`, decoded. */
export const keyOfSecret = (secret: string): Buffer => Buffer.from(secret.slice(PREFIX.length), "base64");

const place = (workspaceId: string, webhookId: string) => ({
  purpose: "webhook",
  owner: `${workspaceId}/${webhookId}`,
});

/** The secret of a webhook as it is kept: it has to be read again for every signature. */
export const sealWebhookSecret = (
  appSecret: string,
  workspaceId: string,
  webhookId: string,
  secret: string,
): Buffer => sealSecret(appSecret, place(workspaceId, webhookId), secret);

/** The secret, or null when it was sealed under another APP_SECRET. */
export const openWebhookSecret = (
  appSecret: string,
  workspaceId: string,
  webhookId: string,
  sealed: Buffer,
): string | null => openSecret(appSecret, place(workspaceId, webhookId), sealed);
