import { momentOnTheWire } from "../../../engine/declare/index.ts";
import {
  doWork,
  emptyResponse,
  type HttpResponse,
  json,
  type RequestContext,
  refuseUnknown,
  runWrite,
  valueResponse,
  workOrigin,
} from "../../../engine/runtime/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { invalidField, type Work } from "../../../engine/work/index.ts";
import { otpauthUrl } from "../../../platform/auth/one-time-codes.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import { limitingCodes, requireOwnPassword, WRONG_CODE } from "../credential-checks.ts";
import { codeParameter, passwordParameter, readBody, WRITE_PARAMETERS } from "../parameters.ts";
import { noteSession } from "../session/journal-session.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  secondFactorOf,
  takeCode,
  takeOneTimeCode,
} from "./second-factor.ts";

/** A response that is given once: whoever repeats the request, and a dry run, read nulls instead. */
function onceOnly(work: Work, data: Readonly<Record<string, unknown>>): HttpResponse {
  const silent = Object.fromEntries(Object.keys(data).map((name) => [name, null]));
  const replay = JSON.stringify({ data: silent });
  const body = work.isDryRun ? replay : JSON.stringify({ data });
  return { ...json(200, body, { "Cache-Control": "no-store" }), replay };
}

/** `GET /two-factor`: whether the caller has a second factor, and how many recovery codes are left. */
export async function showTwoFactor(context: RequestContext): Promise<HttpResponse> {
  refuseUnknown(context, new Set(["tenant"]));
  const data = await doWork(context.pool, workOrigin(context), async (work) => {
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
  return valueResponse(200, { data });
}

/** `POST /two-factor`: begins to set up a second factor; it is not in force before a code confirms it. */
export async function beginTwoFactor(context: RequestContext): Promise<HttpResponse> {
  refuseUnknown(context, WRITE_PARAMETERS);
  const { current_password } = readBody(context, { current_password: passwordParameter() });
  const { userId, email } = await requireOwnPassword(context, String(current_password));
  return runWrite(context, async (work) => {
    if ((await secondFactorOf(work, userId))?.confirmed_at)
      throw invalidField("two_factor", "Two-factor authentication is already on.");
    const secret = await beginSecondFactor(work, userId);
    await noteSession(work, "two_factor_begun", userId);
    return onceOnly(work, {
      secret,
      otpauth_url: otpauthUrl(secret, email, `Bureau ${work.workspace.name}`),
    });
  });
}

/** `POST /two-factor/confirm`: a first code turns the second factor on; the recovery codes are returned only this once. */
export async function confirmTwoFactor(context: RequestContext): Promise<HttpResponse> {
  refuseUnknown(context, WRITE_PARAMETERS);
  const { code } = readBody(context, { code: codeParameter().required() });
  const userId = context.actor.userId!;
  return limitingCodes(context, () =>
    runWrite(context, async (work) => {
      const factor = await secondFactorOf(work, userId);
      if (!factor) throw invalidField("two_factor", "Two-factor authentication setup has not been started.");
      if (factor.confirmed_at) throw invalidField("two_factor", "Two-factor authentication is already on.");
      if (!(await takeOneTimeCode(work, factor, String(code)))) throw invalidField("code", WRONG_CODE);
      const codes = await confirmSecondFactor(work, factor);
      await noteSession(work, "two_factor_enabled", userId);
      return onceOnly(work, { recovery_codes: codes });
    }),
  );
}

/** `DELETE /two-factor`: turns the second factor off, by the password and a code together. */
export async function endTwoFactor(context: RequestContext): Promise<HttpResponse> {
  refuseUnknown(context, WRITE_PARAMETERS);
  const { current_password, code } = readBody(context, {
    current_password: passwordParameter(),
    code: codeParameter().required(),
  });
  const { userId } = await requireOwnPassword(context, String(current_password));
  return limitingCodes(context, () =>
    runWrite(context, async (work) => {
      const factor = await secondFactorOf(work, userId);
      if (!factor?.confirmed_at) throw invalidField("two_factor", "Two-factor authentication is not on.");
      if (!(await takeCode(work, factor, String(code)))) throw invalidField("code", WRONG_CODE);
      await removeSecondFactor(work, factor);
      await noteSession(work, "two_factor_disabled", userId);
      return emptyResponse(204);
    }),
  );
}
