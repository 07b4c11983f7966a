import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { generateApiKey, parseApiKey } from "../../../platform/auth/api-key-format.ts";

/** The member of a response's `meta` that contains the complete key, once. */
const PLAIN_TEXT_KEY = "plain_text_key";

/** The description of the `meta` member that is returned only once. */
export const KEY_ONE_TIME_META = { [PLAIN_TEXT_KEY]: "The complete key. It is shown only once." };

/** A new secret in the form in which its owner gets it, and the public id by which the key is looked up. */
export type NewSecret = ReturnType<typeof generateApiKey>;
export const newSecret = generateApiKey;

/** The complete key, for the response. */
export const issuedKey = (work: Work, keyId: string): string =>
  String(work.metaOf(keyId)?.members[PLAIN_TEXT_KEY]);

/** Adds a key's new secret to the response and stores its hash, so that it is valid from the commit on. */
export async function issueSecret(work: Work, keyId: string, { plainText }: NewSecret): Promise<void> {
  work.addOneTimeMeta(keyId, { [PLAIN_TEXT_KEY]: plainText });
  const { publicId, secretHash } = parseApiKey(plainText)!;
  await work.rows(sql`insert into api_key_secrets (workspace_id, public_id, api_key_id, secret_hash)
    values (${fromContext("workspace")}, ${publicId}, ${keyId}, ${secretHash})`);
}

/**
 * Ends the current secret, at once or after a grace period, and the previous one if it was still valid. There is at
 * most one.
 */
export async function retireSecret(work: Work, keyId: string, graceMinutes: number): Promise<void> {
  await endOldSecrets(work, keyId);
  if (graceMinutes === 0) return endSecrets(work, keyId);
  await work.rows(sql`update api_key_secrets
    set expires_at = ${fromContext("now")} + make_interval(mins => ${graceMinutes}::integer)
    where workspace_id = ${fromContext("workspace")} and api_key_id = ${keyId}`);
}

/** Ends the secret that is still in its grace period. */
export async function endOldSecrets(work: Work, keyId: string): Promise<void> {
  await work.rows(sql`delete from api_key_secrets where workspace_id = ${fromContext("workspace")}
    and api_key_id = ${keyId} and expires_at is not null`);
}

/** Ends all secrets of a key. */
export async function endSecrets(work: Work, keyId: string): Promise<void> {
  await work.rows(sql`delete from api_key_secrets where workspace_id = ${fromContext("workspace")}
    and api_key_id = ${keyId}`);
}
