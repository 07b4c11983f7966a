import type { ReadOnlyWork, StoredRecord, Text, Work } from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import { moveTickets } from "../tickets/ticket-moves.ts";
import { firstStageOf } from "../tickets/ticket-stage.ts";

const DAY_MS = 86_400_000;

type Ticket = Readonly<StoredRecord<"tickets">>;

/** The message for a requester who comments on a ticket that was resolved too long ago, or null. */
export async function whyTooLate(
  { resolved_at: resolvedAt }: Ticket,
  work: ReadOnlyWork,
): Promise<Text | null> {
  if (resolvedAt === null) return null;
  const { ticket_reopen_days: days } = await readSettings(work, "ticket_reopen_days");
  const isInTime = days > 0 && work.now.getTime() - resolvedAt.getTime() <= days * DAY_MS;
  return isInTime ? null : message`This ticket was resolved more than ${days} days ago; open a new one.`;
}

/** Moves a pending or resolved ticket, about which the requester said more, to the first open stage. */
export async function reopenFor(work: Work, ticket: Ticket): Promise<void> {
  if (ticket.status === "open") return;
  const stage = await firstStageOf(work, "open");
  if (stage) await moveTickets(work, [ticket], stage);
}

/** Adds a public comment of a requester who has no session, such as one who sent a mail; returns its id. */
export async function hearRequester(work: Work, ticket: Ticket, body: string): Promise<string> {
  const id = await work.create("ticket-comments", {
    ticket_id: ticket.id,
    body,
    visibility: "public",
    author_type: "requester",
    author_user_id: null,
    is_first_response: false,
  });
  await work.journal.touch("tickets", [ticket.id]);
  await reopenFor(work, ticket);
  return id;
}
