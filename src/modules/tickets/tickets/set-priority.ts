import { action, field } from "../../../engine/declare/index.ts";
import { readBusinessTime } from "../business-time/read-business-time.ts";
import { settledTargets } from "../sla/ticket-sla.ts";
import { PRIORITIES } from "./ticket-fields.ts";
import { targetsOf } from "./ticket-writes.ts";
import { AGENTS } from "./tickets.policy.ts";

/** Gives several tickets a priority, and the targets of it since they were created. */
export const setPriority = action("tickets", {
  title: "Set priority",
  done: "Set the priority of",
  description:
    "Changes the priority of the tickets, with the targets of today's settings; the clocks keep their start.",
  levels: ["collection"],
  grants: [AGENTS],
  parameters: { priority: field.choice(...PRIORITIES).required() },
  example: { priority: "high" },
  async run({ work, records, params: { priority } }): Promise<undefined> {
    const changed = records.filter((ticket) => ticket.priority !== priority);
    if (changed.length === 0) return;
    const [time, targets] = [await readBusinessTime(work), await targetsOf(work, priority)];
    for (const ticket of changed)
      await work.update("tickets", ticket.id, { priority, ...settledTargets(time, ticket, targets) });
  },
});
