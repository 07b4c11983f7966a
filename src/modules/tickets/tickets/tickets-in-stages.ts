import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { StoredRecord, Work } from "../../../engine/work/index.ts";
import type { StageOccupants } from "../../../platform/stages/stage-rules.ts";
import { moveTickets } from "./ticket-moves.ts";
import { findStage } from "./ticket-stage.ts";
import { isOfCaller, seesAll } from "./tickets.policy.ts";

const countInStage = (alias: string, condition: Sql): Sql => sql`(select count(*)::integer from tickets t
  where t.workspace_id = ${column(alias, "workspace_id")} and t.stage_id = ${column(alias, "id")} and ${condition})`;

/**
 * The number of tickets in a stage that the caller sees. Who sees all counts them by an index alone; who sees some reads
 * only those, because one statement for both would read every ticket.
 */
export const ticketsCount = (
  alias: string,
): Sql => sql`(case when ${seesAll()} then ${countInStage(alias, sql`true`)}
  else ${countInStage(alias, isOfCaller("t"))} end)`;

/** The tickets in a stage in their order, locked. */
async function ticketsIn(work: Work, stageId: string): Promise<StoredRecord<"tickets">[]> {
  const rows = await work.rows<{ id: string }>(sql`select t.id from tickets t
    where t.workspace_id = ${fromContext("workspace")} and t.stage_id = ${stageId}
    order by t.position ${work.rowLock("update")}`);
  const tickets: StoredRecord<"tickets">[] = [];
  for (const { id } of rows) tickets.push((await work.find("tickets", id))!);
  return tickets;
}

/** The tickets in a stage, which have to leave it before it is archived. */
export const ticketsInStage: StageOccupants = {
  plural: "tickets",
  isEmpty: async (work, stageId) => (await ticketsIn(work, stageId)).length === 0,
  async move(work, from, to) {
    await moveTickets(work, await ticketsIn(work, from), (await findStage(work, to))!);
  },
};
