import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Text, Work } from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";
import { firstStage } from "../../../platform/stages/stage-choice.ts";
import { lockStages } from "../../../platform/stages/stage-locks.ts";
import type { TicketStatus } from "../sla/ticket-sla.ts";

/** A stage that tickets can enter. */
export type OpenStage = {
  readonly id: string;
  readonly name: string;
  readonly category: TicketStatus;
  readonly wip_limit: number | null;
};

/**
 * Whoever moves tickets, adds some or changes the stages does so alone: ranks stay distinct, limits hold, and numbers are
 * consecutive. Taken before tickets are locked.
 */
export const lockBoard = (work: Work): Promise<void> => lockStages(work, "ticket-stages");

/** A stage that is not archived; null if there is none with the id. */
export const findStage = (work: ReadOnlyWork, id: string): Promise<OpenStage | null> =>
  work.row<OpenStage>(sql`select s.id, s.name, s.category, s.wip_limit from ticket_stages s
    where s.workspace_id = ${fromContext("workspace")} and s.id = ${id} and s.archived_at is null`);

/** The first stage of a category. At least one open and one resolved stage always exists. */
export async function firstStageOf(work: ReadOnlyWork, category: TicketStatus): Promise<OpenStage | null> {
  const id = await firstStage(work, "ticket-stages", category);
  return id === null ? null : findStage(work, id);
}

/** The first stage of a category with room for another ticket; null if all are full. */
export async function firstRoomyStage(
  work: ReadOnlyWork,
  category: TicketStatus,
): Promise<{ readonly id: string } | null> {
  return work.row<{ id: string }>(sql`select s.id from ticket_stages s
    where s.workspace_id = ${fromContext("workspace")} and s.category = ${category} and s.archived_at is null
      and (s.wip_limit is null or s.wip_limit > (select count(*) from tickets t
        where t.workspace_id = ${fromContext("workspace")} and t.stage_id = s.id))
    order by s.position limit 1`);
}

/** The message if the stage has no room for so many more tickets, or null. */
export async function whyFull(
  work: ReadOnlyWork,
  { id, name, wip_limit: limit }: OpenStage,
  coming: number,
): Promise<Text | null> {
  if (limit === null || coming === 0) return null;
  const found = await work.row<{ count: number }>(sql`select count(*)::integer as count from tickets t
    where t.workspace_id = ${fromContext("workspace")} and t.stage_id = ${id}`);
  return found!.count + coming > limit ? message`The stage ${name} is full (${limit}).` : null;
}
