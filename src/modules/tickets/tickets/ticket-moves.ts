import type { RecordChanges, StoredRecord, Work } from "../../../engine/work/index.ts";
import { Ranking } from "../../../platform/ranking/ranking.ts";
import { StageHistory } from "../../../platform/stages/stage-history.ts";
import { readBusinessTime } from "../business-time/read-business-time.ts";
import { clocksAfterMove } from "../sla/ticket-sla.ts";
import type { OpenStage } from "./ticket-stage.ts";

/** The intervals that tickets spend in stages. */
export const ticketHistory = new StageHistory("ticket_stage_history", "ticket_id");

/** The order of tickets within the stages. */
export const ranking = new Ranking("tickets", "stage_id");

type Ticket = Readonly<StoredRecord<"tickets">>;

/** Ends the interval of each ticket in its stage and begins one in another. */
export async function noteMoves(
  work: Work,
  tickets: readonly Pick<Ticket, "id" | "stage_id">[],
  stageId: string,
): Promise<void> {
  await ticketHistory.leave(
    work,
    tickets.map(({ id }) => id),
    null,
    work.now,
  );
  await ticketHistory.enter(
    work,
    tickets.map(({ id, stage_id }) => ({ id, stage_id: stageId, from_stage_id: stage_id })),
    work.now,
  );
}

/**
 * Moves tickets of other stages to a stage, with their clocks, each after the last one there unless `rank` is given for
 * a single one. Callers hold the lock on the board and have checked the limit of the stage.
 */
export async function moveTickets(
  work: Work,
  tickets: readonly Ticket[],
  stage: OpenStage,
  rank: string | null = null,
): Promise<void> {
  const moved = tickets.filter(({ stage_id }) => stage_id !== stage.id);
  if (moved.length === 0) return;
  const time = await readBusinessTime(work);
  const ranks = rank === null ? await ranking.last(work, stage.id, moved.length) : [rank];
  for (const [index, ticket] of moved.entries()) {
    const changes: RecordChanges<"tickets"> = {
      ...clocksAfterMove(time, ticket, stage.category, work.now),
      stage_id: stage.id,
      stage_entered_at: work.now,
      position: ranks[index]!,
    };
    await work.update("tickets", ticket.id, changes);
  }
  await noteMoves(work, moved, stage.id);
}
