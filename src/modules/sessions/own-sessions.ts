import { momentOnTheWire } from "../../engine/declare/calendar.ts";
import { readUlid } from "../../engine/declare/ulid.ts";
import { forbidden, notFound } from "../../engine/errors/api-error.ts";
import { doWork, type RequestContext, workOrigin } from "../../engine/execute/request-context.ts";
import { selectRecord } from "../../engine/query/select-records.ts";
import { fromContext, sql } from "../../engine/query/sql.ts";
import { type Answer, emptyAnswer, valueAnswer } from "../../engine/response/answer.ts";
import { SESSION_DAYS, sessionCookie } from "../../platform/auth/sessions.ts";

/** `GET /session`: who this credential is, and what it may do now. */
export async function showSession(context: RequestContext): Promise<Answer> {
  const { actor, workspace } = context;
  const user = await doWork(context.pool, workOrigin(context), async (work) => {
    const projection = work.origin.planner.plan(work.resource("users"), actor);
    const row = await work.row<{ data: string }>(selectRecord(projection, actor.userId));
    return row ? JSON.parse(row.data) : null;
  });
  return valueAnswer(200, {
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
    },
  });
}

/** Sessions are a person's own affair; a key has none. */
function requireSession(context: RequestContext): string {
  if (!context.actor.sessionId) throw forbidden();
  return context.actor.sessionId;
}

const signedOut = (context: RequestContext): Record<string, string> => ({
  "Set-Cookie": sessionCookie(null, context.request.origin.startsWith("https:")),
});

/** `DELETE /session`: signs out. */
export async function signOut(context: RequestContext): Promise<Answer> {
  const id = requireSession(context);
  await doWork(context.pool, workOrigin(context), async (work) => {
    await work.rows(
      sql`delete from sessions where workspace_id = ${fromContext("workspace")} and id = ${id}`,
    );
    work.journal.happened("session.signed_out", {
      resource_type: "users",
      resource_id: context.actor.userId!,
      resource_label: context.actor.name,
    });
  });
  return emptyAnswer(204, signedOut(context));
}

/** `GET /sessions`: where the caller is signed in. */
export async function listSessions(context: RequestContext): Promise<Answer> {
  const current = requireSession(context);
  const rows = await doWork(context.pool, workOrigin(context), (work) =>
    work.rows<{
      id: string;
      created_at: Date;
      last_used_at: Date;
      ip: string | null;
      user_agent: string | null;
    }>(
      sql`select id, created_at, last_used_at, ip, user_agent from sessions
        where workspace_id = ${fromContext("workspace")} and user_id = ${fromContext("user")}
          and last_used_at > ${fromContext("now")} - make_interval(days => ${SESSION_DAYS}::integer) order by last_used_at desc, id desc`,
    ),
  );
  const data = rows.map(({ created_at, last_used_at, ...row }) => ({
    ...row,
    created_at: momentOnTheWire(created_at),
    last_used_at: momentOnTheWire(last_used_at),
    is_current: row.id === current,
  }));
  return valueAnswer(200, { data });
}

/** `DELETE /sessions`: signs out everywhere but here. */
export async function endOtherSessions(context: RequestContext): Promise<Answer> {
  const current = requireSession(context);
  await doWork(context.pool, workOrigin(context), (work) =>
    work.rows(sql`delete from sessions where workspace_id = ${fromContext("workspace")}
      and user_id = ${fromContext("user")} and id <> ${current}`),
  );
  return emptyAnswer(204);
}

/** `DELETE /sessions/{id}`: ends one of the caller's sessions. */
export async function endSession(context: RequestContext, idText: string): Promise<Answer> {
  const current = requireSession(context);
  const id = readUlid(idText);
  const ended = await doWork(context.pool, workOrigin(context), (work) =>
    work.rows(sql`delete from sessions where workspace_id = ${fromContext("workspace")}
      and user_id = ${fromContext("user")} and id = ${id ?? ""} returning id`),
  );
  if (ended.length === 0) throw notFound();
  return emptyAnswer(204, id === current ? signedOut(context) : {});
}
