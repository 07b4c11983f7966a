import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "../../../platform/signed-urls/derived-key.ts";

/** Whose mails of which kind a token ends. */
export interface Subscription {
  readonly workspace: string;
  readonly user: string;
  /** A kind of notification; `digest`: every kind that is in the digest. */
  readonly kind: string;
}

const signatureOf = (appSecret: string, { workspace, user, kind }: Subscription): string =>
  createHmac("sha256", deriveKey(appSecret, "unsubscribe"))
    .update(`${workspace}/${user}/${kind}`)
    .digest("base64url");

/** The token by which mails end without signing in: it can do nothing else, so it never expires. */
export const unsubscribeToken = (appSecret: string, subscription: Subscription): string =>
  [subscription.user, subscription.kind, signatureOf(appSecret, subscription)].join(".");

/** The subscription of a token; null if it was altered or belongs to another workspace. */
export function openUnsubscribeToken(
  appSecret: string,
  workspace: string,
  token: string,
): Subscription | null {
  const [user = "", kind = "", signature = "", ...rest] = token.split(".");
  const subscription = { workspace, user, kind };
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(appSecret, subscription))];
  const isGenuine = rest.length === 0 && given.length === expected.length && timingSafeEqual(given, expected);
  return isGenuine ? subscription : null;
}
