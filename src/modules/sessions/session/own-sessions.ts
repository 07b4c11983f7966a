import { momentOnTheWire, RELATIONS, readUlid } from "../../../engine/declare/index.ts";
import {
  doWork,
  emptyResponse,
  type HttpResponse,
  type RequestContext,
  refuseUnknown,
  runWrite,
  valueResponse,
  workOrigin,
} from "../../../engine/runtime/index.ts";
import { fromContext, type Sql, selectRecord, sql } from "../../../engine/sql/index.ts";
import { notFound, type Work } from "../../../engine/work/index.ts";
import { oldestUse, sessionCookie } from "../../../platform/auth/sessions.ts";
import { WRITE_PARAMETERS } from "../parameters.ts";
import { noteSession } from "./journal-session.ts";

/** `GET /session`: who this credential is, and what it may do now. */
export async function showSession(context: RequestContext): Promise<HttpResponse> {
  refuseUnknown(context, new Set(["tenant"]));
  const { actor, workspace } = context;
  const user = await doWork(context.pool, workOrigin(context), async (work) => {
    const projection = work.origin.planner.plan(work.resource("users"), actor);
    const row = await work.row<{ data: string }>(selectRecord(projection, actor.userId));
    return row ? JSON.parse(row.data) : null;
  });
  return valueResponse(200, {
    data: {
      user,
      employee_id: actor.employeeId,
      workspace: {
        id: workspace.id,
        subdomain: workspace.subdomain,
        name: workspace.name,
        timezone: workspace.timezone,
        locale: workspace.locale,
        base_currency: workspace.baseCurrency,
      },
      permissions: [...actor.permissions].sort(),
      relations: RELATIONS.filter((relation) => actor.relations.has(relation)),
      needs_second_factor: actor.lacksSecondFactor === true,
    },
  });
}

const signedOut = (context: RequestContext): Record<string, string> => ({
  "Set-Cookie": sessionCookie(null, context.request.origin.startsWith("https:")),
});

/** Ends the caller's sessions that meet the condition, each noted in the journal; returns how many. */
async function end(work: Work, condition: Sql): Promise<number> {
  const ended = await work.rows(sql`delete from sessions where workspace_id = ${fromContext("workspace")}
    and user_id = ${work.actor.userId} and ${condition} returning id`);
  for (const _ of ended) await noteSession(work, "signed_out", work.actor.userId!);
  return ended.length;
}

/** `DELETE /session`: signs out. */
export async function signOut(context: RequestContext): Promise<HttpResponse> {
  refuseUnknown(context, WRITE_PARAMETERS);
  return runWrite(context, async (work) => {
    await end(work, sql`id = ${context.actor.sessionId}`);
    return emptyResponse(204, work.isDryRun ? {} : signedOut(context));
  });
}

/** `GET /sessions`: where the caller is signed in. */
export async function listSessions(context: RequestContext): Promise<HttpResponse> {
  refuseUnknown(context, new Set(["tenant"]));
  const rows = await doWork(context.pool, workOrigin(context), (work) =>
    work.rows<{
      id: string;
      created_at: Date;
      last_used_at: Date;
      ip: string | null;
      user_agent: string | null;
    }>(
      sql`select id, created_at, last_used_at, ip, user_agent from sessions
        where workspace_id = ${fromContext("workspace")} and user_id = ${context.actor.userId}
          and last_used_at > ${oldestUse(work.now)} order by last_used_at desc, id desc`,
    ),
  );
  const data = rows.map(({ created_at, last_used_at, ...row }) => ({
    ...row,
    created_at: momentOnTheWire(created_at),
    last_used_at: momentOnTheWire(last_used_at),
    is_current: row.id === context.actor.sessionId,
  }));
  return valueResponse(200, { data });
}

/** `DELETE /sessions`: signs out everywhere but here. */
export async function endOtherSessions(context: RequestContext): Promise<HttpResponse> {
  refuseUnknown(context, WRITE_PARAMETERS);
  return runWrite(context, async (work) => {
    await end(work, sql`id <> ${context.actor.sessionId}`);
    return emptyResponse(204);
  });
}

/** `DELETE /sessions/{id}`: ends one of the caller's sessions. */
export async function endSession(context: RequestContext, idText: string): Promise<HttpResponse> {
  refuseUnknown(context, WRITE_PARAMETERS);
  const id = readUlid(idText);
  return runWrite(context, async (work) => {
    if (id === null || (await end(work, sql`id = ${id}`)) === 0) throw notFound();
    const isThisOne = id === context.actor.sessionId && !work.isDryRun;
    return emptyResponse(204, isThisOne ? signedOut(context) : {});
  });
}
