import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { generateApiKey, parseApiKey } from "../../../platform/auth/api-key-format.ts";

/** The member of a response's `meta` that holds the whole key, the one time that it is shown. */
const PLAIN_TEXT_KEY = "plain_text_key";

/** What is returned only once of a key. */
export const KEY_TELLS_ONCE = { [PLAIN_TEXT_KEY]: "The complete key. It is shown only once." };

/** A new secret, as its owner will keep it, and the public id by which it is looked up. */
export type NewSecret = ReturnType<typeof generateApiKey>;
export const newSecret = generateApiKey;

/** The whole key that the response will tell. */
export const issuedKey = (work: Work, keyId: string): string =>
  String(work.metaOf(keyId)?.members[PLAIN_TEXT_KEY]);

/** Lets the response contain a key's new secret, and stores its hash, so that it works from the commit on. */
export async function issueSecret(work: Work, keyId: string, { plainText }: NewSecret): Promise<void> {
  work.addOneTimeMeta(keyId, { [PLAIN_TEXT_KEY]: plainText });
  const { publicId, secretHash } = parseApiKey(plainText)!;
  await work.rows(sql`insert into api_key_secrets (workspace_id, public_id, api_key_id, secret_hash)
    values (${fromContext("workspace")}, ${publicId}, ${keyId}, ${secretHash})`);
}

/** Ends the present secret, at once or after a grace, and whatever older one still lived: of those there is one at most. */
export async function retireSecret(work: Work, keyId: string, graceMinutes: number): Promise<void> {
  await endOldSecrets(work, keyId);
  if (graceMinutes === 0) return endSecrets(work, keyId);
  await work.rows(sql`update api_key_secrets
    set expires_at = ${fromContext("now")} + make_interval(mins => ${graceMinutes}::integer)
    where workspace_id = ${fromContext("workspace")} and api_key_id = ${keyId}`);
}

/** Ends the secret whose grace still ran. */
export async function endOldSecrets(work: Work, keyId: string): Promise<void> {
  await work.rows(sql`delete from api_key_secrets where workspace_id = ${fromContext("workspace")}
    and api_key_id = ${keyId} and expires_at is not null`);
}

/** Ends every secret of a key. */
export async function endSecrets(work: Work, keyId: string): Promise<void> {
  await work.rows(sql`delete from api_key_secrets where workspace_id = ${fromContext("workspace")}
    and api_key_id = ${keyId}`);
}
