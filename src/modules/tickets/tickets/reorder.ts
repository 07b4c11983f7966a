import { action } from "../../../engine/declare/index.ts";
import { ranking } from "./ticket-moves.ts";
import { lockBoard } from "./ticket-stage.ts";
import { AGENTS } from "./tickets.policy.ts";

/** Puts tickets of one stage into an order among themselves; the others keep their places. */
export const reorder = action("tickets", {
  title: "Reorder",
  done: "Reordered",
  description:
    "Puts tickets of one stage into the given order: they take the places that they have among all, and the others keep theirs.",
  levels: ["collection"],
  grants: [AGENTS],
  lock: lockBoard,
  async run({ work, records, refuse, throwIfRefused }): Promise<undefined> {
    records.forEach(({ stage_id }, index) => {
      if (stage_id !== records[0]!.stage_id) refuse(index, "The ticket is in another stage.");
    });
    throwIfRefused();
    await ranking.reorder(
      work,
      "tickets",
      records.map(({ id }) => id),
    );
  },
});
