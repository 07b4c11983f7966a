import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { isOneTimeCode, newOtpSecret, stepOfCode } from "../../../platform/auth/one-time-codes.ts";
import { hashOfRecoveryCode, newRecoveryCodes } from "../../../platform/auth/recovery-codes.ts";
import { openSecret, type SealedFor, sealSecret } from "../../../platform/secrets/sealed-secret.ts";
import { servicesOf } from "../../../platform/services.ts";

/** The second factor of an account, which is in effect once it is confirmed. */
export interface SecondFactor extends Values {
  readonly user_id: string;
  readonly sealed_secret: Buffer;
  readonly confirmed_at: Date | null;
  /** A bigint as text. */
  readonly last_time_step: string | null;
}

const sealedFor = ({ workspace }: Work, userId: string): SealedFor => ({
  purpose: "two-factor",
  owner: `${workspace.id}/${userId}`,
});

/**
 * Reads and locks the second factor of an account, so that a code cannot be used by two concurrent requests; or null.
 */
export const secondFactorOf = (work: Work, userId: string): Promise<SecondFactor | null> =>
  work.row<SecondFactor>(sql`select user_id, sealed_secret, confirmed_at, last_time_step from two_factors
    where workspace_id = ${fromContext("workspace")} and user_id = ${userId} for update`);

/** Starts the setup, again if it was started before; returns the secret. */
export async function beginSecondFactor(work: Work, userId: string): Promise<string> {
  const secret = newOtpSecret();
  const sealed = sealSecret(servicesOf(work).config.appSecret, sealedFor(work, userId), secret);
  await work.rows(sql`insert into two_factors (workspace_id, user_id, sealed_secret, created_at)
    values (${fromContext("workspace")}, ${userId}, ${sealed}, ${fromContext("now")})
    on conflict (workspace_id, user_id) do update
      set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at`);
  return secret;
}

/** Enables the second factor; returns the recovery codes, which cannot be read again. */
export async function confirmSecondFactor(work: Work, { user_id }: SecondFactor): Promise<string[]> {
  await work.rows(sql`update two_factors set confirmed_at = ${fromContext("now")}
    where workspace_id = ${fromContext("workspace")} and user_id = ${user_id}`);
  const codes = newRecoveryCodes();
  await work.rows(sql`insert into recovery_codes (workspace_id, user_id, code_hash)
    select ${fromContext("workspace")}, ${user_id}, given.hash
    from unnest(${codes.map(hashOfRecoveryCode)}::bytea[]) as given(hash)`);
  return codes;
}

/** Removes the second factor and its recovery codes. */
export async function removeSecondFactor(work: Work, { user_id }: SecondFactor): Promise<void> {
  await work.rows(
    sql`delete from two_factors where workspace_id = ${fromContext("workspace")} and user_id = ${user_id}`,
  );
}

/** Whether the code is a one-time code that was not used before. It counts as used afterwards. */
export async function takeOneTimeCode(work: Work, factor: SecondFactor, code: string): Promise<boolean> {
  const { config, log } = servicesOf(work);
  const digits = code.replace(/\s/g, "");
  if (!isOneTimeCode(digits)) return false;
  const secret = openSecret(config.appSecret, sealedFor(work, factor.user_id), factor.sealed_secret);
  if (secret === null) {
    log.warn({ user: factor.user_id }, "the second factor was sealed with another APP_SECRET");
    return false;
  }
  const last = factor.last_time_step === null ? null : Number(factor.last_time_step);
  const step = await stepOfCode(secret, digits, work.now, last);
  if (step === null) return false;
  await work.rows(sql`update two_factors set last_time_step = ${step}
    where workspace_id = ${fromContext("workspace")} and user_id = ${factor.user_id}`);
  return true;
}

/** Whether the code is a one-time code or a recovery code. It counts as used afterwards. */
export async function takeCode(work: Work, factor: SecondFactor, code: string): Promise<boolean> {
  if (await takeOneTimeCode(work, factor, code)) return true;
  const spent =
    await work.rows(sql`delete from recovery_codes where workspace_id = ${fromContext("workspace")}
    and user_id = ${factor.user_id} and code_hash = ${hashOfRecoveryCode(code)} returning user_id`);
  return spent.length > 0;
}
