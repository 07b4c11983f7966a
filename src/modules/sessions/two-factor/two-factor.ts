import { momentOnTheWire } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type EndpointContext,
  type EndpointResult,
  type GivenParameters,
  type HttpResponse,
  invalidField,
} from "../../../engine/work/index.ts";
import { otpauthUrl } from "../../../platform/auth/one-time-codes.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import { limitingCodes, requireOwnPassword, WRONG_CODE } from "../credential-checks.ts";
import { codeField, OWN_PASSWORD } from "../parameters.ts";
import { noteSession } from "../session/journal-session.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  secondFactorOf,
  takeCode,
  takeOneTimeCode,
} from "./second-factor.ts";

/** The parameter that confirms a second factor: a one-time code. */
export const CODE = { code: codeField().required() };

/** The parameters that disable the second factor: the password and a code. */
export const PASSWORD_AND_CODE = { ...OWN_PASSWORD, ...CODE };

/** `GET /two-factor`: whether the caller has a second factor, and how many recovery codes are left. */
export async function showTwoFactor(context: EndpointContext): Promise<EndpointResult> {
  const data = await context.read(async (work) => {
    const { two_factor_required } = await readSettings(work, "two_factor_required");
    const factor = await work.row<{ confirmed_at: Date | null; left: number }>(sql`select f.confirmed_at,
        (select count(*)::integer from recovery_codes c
          where c.workspace_id = f.workspace_id and c.user_id = f.user_id) as left
      from two_factors f where f.workspace_id = ${fromContext("workspace")} and f.user_id = ${work.actor.userId}`);
    const since = factor?.confirmed_at ?? null;
    return {
      is_enabled: since !== null,
      enabled_at: since === null ? null : momentOnTheWire(since),
      recovery_codes_left: since === null ? 0 : factor!.left,
      is_required: two_factor_required,
    };
  });
  return { data };
}

/** `POST /two-factor`: starts the setup of a second factor; it has no effect until a code confirms it. */
export async function beginTwoFactor(
  context: EndpointContext<GivenParameters<typeof OWN_PASSWORD>>,
): Promise<HttpResponse> {
  const { userId, email } = await requireOwnPassword(context, context.params.current_password);
  return context.write(async (work) => {
    if ((await secondFactorOf(work, userId))?.confirmed_at)
      throw invalidField("two_factor", "Two-factor authentication is already on.");
    const secret = await beginSecondFactor(work, userId);
    await noteSession(work, "two_factor_begun", userId);
    const address = otpauthUrl(secret, email, `Bureau ${work.workspace.name}`);
    return { data: { secret, otpauth_url: address }, isOnce: true };
  });
}

/**
 * `POST /two-factor/confirm`: enables the second factor with a first code; returns the recovery codes, only this once.
 */
export async function confirmTwoFactor(
  context: EndpointContext<GivenParameters<typeof CODE>>,
): Promise<HttpResponse> {
  const { code } = context.params;
  const userId = context.actor.userId!;
  return limitingCodes(context, () =>
    context.write(async (work) => {
      const factor = await secondFactorOf(work, userId);
      if (!factor) throw invalidField("two_factor", "Two-factor authentication setup has not been started.");
      if (factor.confirmed_at) throw invalidField("two_factor", "Two-factor authentication is already on.");
      if (!(await takeOneTimeCode(work, factor, code))) throw invalidField("code", WRONG_CODE);
      const codes = await confirmSecondFactor(work, factor);
      await noteSession(work, "two_factor_enabled", userId);
      return { data: { recovery_codes: codes }, isOnce: true };
    }),
  );
}

/** `DELETE /two-factor`: disables the second factor; requires the password and a code. */
export async function endTwoFactor(
  context: EndpointContext<GivenParameters<typeof PASSWORD_AND_CODE>>,
): Promise<HttpResponse> {
  const { current_password, code } = context.params;
  const { userId } = await requireOwnPassword(context, current_password);
  return limitingCodes(context, () =>
    context.write(async (work) => {
      const factor = await secondFactorOf(work, userId);
      if (!factor?.confirmed_at) throw invalidField("two_factor", "Two-factor authentication is not on.");
      if (!(await takeCode(work, factor, code))) throw invalidField("code", WRONG_CODE);
      await removeSecondFactor(work, factor);
      await noteSession(work, "two_factor_disabled", userId);
      return {};
    }),
  );
}
