import { action, EXAMPLE_ULID, field } from "../../../engine/declare/index.ts";
import { fieldMessage, MESSAGES } from "../../../engine/work/index.ts";
import type { RankTarget } from "../../../platform/ranking/ranking.ts";
import { commentOn } from "./comment-on.ts";
import { moveTickets, ranking } from "./ticket-moves.ts";
import { findStage, lockBoard, whyFull } from "./ticket-stage.ts";
import { AGENTS } from "./tickets.policy.ts";

/** Moves a ticket to a stage, or to another place in its own; no other ticket changes its rank. */
export const move = action("tickets", {
  title: "Move",
  done: "Moved",
  description:
    "Moves the ticket to a stage, or to another place in its own: before or after another ticket of the stage, else to its end.",
  levels: ["record"],
  grants: [AGENTS],
  parameters: {
    stage_id: field.reference("ticket-stages").required().describe("A stage that is not archived."),
    before_id: field.reference("tickets").describe("A ticket of the stage."),
    after_id: field.reference("tickets").describe("A ticket of the stage, instead of before_id."),
    comment: field.text().describe("An internal comment."),
  },
  example: { stage_id: EXAMPLE_ULID },
  lock: lockBoard,
  async run({ work, records, params, fail, throwIfRefused }): Promise<undefined> {
    const [ticket] = await commentOn(work, records, params.comment, "internal");
    const stage = await findStage(work, params.stage_id);
    const refuse = (name: string) => fail(name, fieldMessage(MESSAGES.selected, name));
    if (!stage) refuse("stage_id");
    if (params.before_id !== null && params.after_id !== null)
      fail("before_id", "The before id field is prohibited when after id is present.");
    throwIfRefused();
    const comes = ticket!.stage_id !== stage!.id;
    const problem = comes ? await whyFull(work, stage!, 1) : null;
    if (problem) fail("stage_id", problem);
    const target: RankTarget | null = params.before_id
      ? { side: "before", id: params.before_id }
      : params.after_id
        ? { side: "after", id: params.after_id }
        : null;
    const rank = target && (await ranking.nextTo(work, stage!.id, ticket!.id, target));
    if (target && rank === null) refuse(`${target.side}_id`);
    throwIfRefused();
    if (comes) return void (await moveTickets(work, [ticket!], stage!, rank));
    const place = rank ?? (await ranking.lastFor(work, stage!.id, ticket!.id));
    if (place !== null) await work.update("tickets", ticket!.id, { position: place });
  },
});
