import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { StoredRecord, Work } from "../../../engine/work/index.ts";
import type { StageOccupants } from "../../../platform/stages/stage-rules.ts";
import { moveTickets } from "./ticket-moves.ts";
import { findStage } from "./ticket-stage.ts";
import { isVisibleTicket } from "./tickets.policy.ts";

/** The number of tickets in a stage that the caller sees. */
export const ticketsCount = (alias: string): Sql => sql`(select count(*)::integer from tickets t
  where t.workspace_id = ${column(alias, "workspace_id")} and t.stage_id = ${column(alias, "id")}
    and ${isVisibleTicket("t")})`;

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
