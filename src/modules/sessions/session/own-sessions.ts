import { momentOnTheWire, RELATIONS, readUlid } from "../../../engine/declare/index.ts";
import { givePositions, latestGivenPosition, placeBehind } from "../../../engine/runtime/index.ts";
import { fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import {
  type EndpointContext,
  type EndpointResult,
  type HttpResponse,
  notFound,
  type Work,
} from "../../../engine/work/index.ts";
import { oldestUse, sessionCookie } from "../../../platform/auth/sessions.ts";
import { sealPlace } from "../../../platform/changes/feed-cursor.ts";
import { HAS_DEMO_DATA } from "../../../platform/demo-data/demo-records.ts";
import { servicesOf } from "../../../platform/services.ts";
import { noteSession } from "./journal-session.ts";

const DAY_MS = 86_400_000;

/** `GET /session`: the identity and current rights of the credential. */
export async function showSession(context: EndpointContext): Promise<EndpointResult | HttpResponse> {
  const { actor, workspace } = context;
  // What has been written so far is before the cursor, and not reported as a change after it.
  await givePositions(servicesOf(context).pool, workspace.id);
  const { user, hasDemoData, position } = await context.read(async (work) => {
    const [user = null] = actor.userId ? await work.shown("users", [actor.userId]) : [];
    const row = await work.row<{ has: boolean; position: number }>(
      sql`select ${HAS_DEMO_DATA} as has, ${latestGivenPosition} as position`,
    );
    return { user, hasDemoData: row!.has, position: row!.position };
  });
  return {
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
        has_demo_data: hasDemoData,
      },
      permissions: [...actor.permissions].sort(),
      relations: RELATIONS.filter((relation) => actor.relations.has(relation)),
      needs_second_factor: actor.lacksSecondFactor === true,
      changes_cursor: cursorAt(context, position),
    },
  };
}

/** The cursor behind everything that had a position when it was read. The day is enough to say how old it is. */
const cursorAt = (context: EndpointContext, position: number): string =>
  sealPlace(servicesOf(context).config.appSecret, context.workspace.id, {
    ...placeBehind(position),
    at: Math.floor(context.now.getTime() / DAY_MS) * DAY_MS,
  });

const signedOut = (context: EndpointContext): Record<string, string> => ({
  "Set-Cookie": sessionCookie(null, context.isSecure),
});

/** Ends the caller's sessions that match the condition, with a journal entry each; returns how many. */
async function end(work: Work, condition: Sql): Promise<number> {
  const ended = await work.rows(sql`delete from sessions where workspace_id = ${fromContext("workspace")}
    and user_id = ${work.actor.userId} and ${condition} returning id`);
  for (const _ of ended) await noteSession(work, "signed_out", work.actor.userId!);
  return ended.length;
}

/** `DELETE /session`: signs out. */
export async function signOut(context: EndpointContext): Promise<EndpointResult | HttpResponse> {
  return context.write(async (work) => {
    await end(work, sql`id = ${context.actor.sessionId}`);
    return work.isDryRun ? {} : { headers: signedOut(context) };
  });
}

/** `GET /sessions`: the sessions of the caller. */
export async function listSessions(context: EndpointContext): Promise<EndpointResult | HttpResponse> {
  const rows = await context.read((work) =>
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
  return { data };
}

/** `DELETE /sessions`: ends all other sessions of the caller. */
export async function endOtherSessions(context: EndpointContext): Promise<EndpointResult | HttpResponse> {
  return context.write(async (work) => {
    await end(work, sql`id <> ${context.actor.sessionId}`);
    return {};
  });
}

/** `DELETE /sessions/{id}`: ends one of the caller's sessions. */
export async function endSession(
  context: EndpointContext,
  sessionId: string,
): Promise<EndpointResult | HttpResponse> {
  const id = readUlid(sessionId);
  return context.write(async (work) => {
    if (id === null || (await end(work, sql`id = ${id}`)) === 0) throw notFound();
    const isThisOne = id === context.actor.sessionId && !work.isDryRun;
    return isThisOne ? { headers: signedOut(context) } : {};
  });
}
