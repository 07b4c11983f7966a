import { randomBytes } from "node:crypto";
import { openSecret, sealSecret } from "../../../platform/secrets/sealed-secret.ts";

const PREFIX = "whsec_";
const BYTES = 32;

/** Generates a secret in the form in which its owner gets it: `whsec_` and 32 random bytes in base64. */
export const newSecret = (): string => PREFIX + randomBytes(BYTES).toString("base64");

/** The part of a secret that is displayed: `whsec_…` and its last 4 characters. */
export const hintOf = (secret: string): string => `${PREFIX}…${secret.slice(-4)}`;

/** The signing key: the part of the secret after `whsec_`, decoded from base64. */
export const keyOfSecret = (secret: string): Buffer => Buffer.from(secret.slice(PREFIX.length), "base64");

const place = (workspaceId: string, webhookId: string) => ({
  purpose: "webhook",
  owner: `${workspaceId}/${webhookId}`,
});

/** Encrypts a webhook's secret for storage. It cannot be hashed, because every signature needs it. */
export const sealWebhookSecret = (
  appSecret: string,
  workspaceId: string,
  webhookId: string,
  secret: string,
): Buffer => sealSecret(appSecret, place(workspaceId, webhookId), secret);

/** Decrypts the secret; null if it was encrypted under another APP_SECRET. */
export const openWebhookSecret = (
  appSecret: string,
  workspaceId: string,
  webhookId: string,
  sealed: Buffer,
): string | null => openSecret(appSecret, place(workspaceId, webhookId), sealed);
