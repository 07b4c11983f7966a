import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import type { ActionContext, StoredRecord } from "../../../engine/work/index.ts";
import { message, said } from "../../../engine/work/index.ts";
import type { TicketStatus } from "../sla/ticket-sla.ts";
import { commentOn } from "./comment-on.ts";
import { moveTickets } from "./ticket-moves.ts";
import { firstStageOf, lockBoard, whyFull } from "./ticket-stage.ts";
import { AGENTS, AGENTS_AND_OPENERS } from "./tickets.policy.ts";

const parameters = {
  comment: field.text().describe("A comment that is added first."),
  visibility: field
    .choice("public", "internal")
    .describe("Of the comment; internal by default, and public for whoever opened the ticket."),
};

interface Remark {
  readonly comment: string | null;
  readonly visibility: StoredRecord<"ticket-comments">["visibility"] | null;
}

/** Comments on the tickets and moves them to the first stage of the category. */
async function moveToFirst(
  { work, records, params, refuse, throwIfRefused }: ActionContext<"tickets", Remark>,
  category: TicketStatus,
): Promise<undefined> {
  const tickets = await commentOn(work, records, params.comment, params.visibility);
  const stage = await firstStageOf(work, category);
  const problem = stage
    ? await whyFull(work, stage, tickets.length)
    : message`There is no ${said(category)} stage.`;
  if (problem) tickets.forEach((_ticket, index) => void refuse(index, problem));
  throwIfRefused();
  await moveTickets(work, tickets, stage!);
}

/** Resolves tickets: the first resolved stage takes them, and their clocks stop. */
export const resolve = action("tickets", {
  title: "Resolve",
  done: "Resolved",
  description:
    "Moves the ticket to the first resolved stage. A ticket without a response counts as responded to now.",
  grants: [AGENTS],
  parameters,
  lock: lockBoard,
  reads: ["status"],
  openWhen: openWhenEach<"tickets", unknown, Record<never, never>, "status">(({ status }) =>
    status === "resolved" ? "The ticket is already resolved." : null,
  ),
  run: (context) => moveToFirst(context, "resolved"),
});

/** Reopens tickets: the first open stage takes them, and the time since they were resolved does not count. */
export const reopen = action("tickets", {
  title: "Reopen",
  done: "Reopened",
  description:
    "Moves the ticket to the first open stage. The time since it was resolved does not count. Whoever opened it may reopen it too.",
  grants: [AGENTS_AND_OPENERS],
  parameters,
  lock: lockBoard,
  reads: ["status"],
  openWhen: openWhenEach<"tickets", unknown, Record<never, never>, "status">(({ status }) =>
    status === "resolved" ? null : "The ticket is not resolved.",
  ),
  run: (context) => moveToFirst(context, "open"),
});
