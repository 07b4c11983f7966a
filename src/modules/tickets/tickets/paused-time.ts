import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { StoredRecord, Values, Work } from "../../../engine/work/index.ts";
import { readBusinessTime } from "../business-time/read-business-time.ts";

const MINUTE_MS = 60_000;

type Paused = Pick<StoredRecord<"tickets">, "id" | "status" | "stage_entered_at" | "sla_paused_ms">;

/** The business minutes that did not count so far, also of tickets that wait at this moment. */
export async function derivePausedTime(
  work: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Values>>> {
  const tickets = await work.rows<Paused>(sql`select t.id, t.status, t.stage_entered_at, t.sla_paused_ms
    from tickets t where t.workspace_id = ${fromContext("workspace")} and t.id = any(${ids}::text[])`);
  const waits = tickets.some(({ status }) => status === "pending");
  const time = waits ? await readBusinessTime(work) : null;
  return new Map(
    tickets.map(({ id, status, stage_entered_at: since, sla_paused_ms: before }) => {
      const now = status === "pending" ? time!.span(since.getTime(), work.now.getTime()) : 0;
      return [id, { sla_paused_minutes: Math.floor((Number(before) + now) / MINUTE_MS) }];
    }),
  );
}
