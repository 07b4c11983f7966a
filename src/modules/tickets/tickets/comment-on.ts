import { ApiError, type ReadOnlyWork, type StoredRecord, type Work } from "../../../engine/work/index.ts";
import { readBusinessTime } from "../business-time/read-business-time.ts";
import { mailComment } from "../mailing/mail-comment.ts";
import { firstResponse } from "../sla/ticket-sla.ts";
import { isAgent, isRequester } from "./tickets.policy.ts";

type Ticket = Readonly<StoredRecord<"tickets">>;
type Comment = StoredRecord<"ticket-comments">;

/** What a comment is, by who writes it on which ticket. */
export interface CommentTraits {
  readonly author_type: Comment["author_type"];
  readonly visibility: Comment["visibility"];
  readonly is_first_response: boolean;
}

/**
 * Determines what a comment of the caller is. Those of agents are internal by default, so that nothing reaches a
 * requester by an omission; those of others are always public.
 * @throws 403 for an internal comment of somebody who is no agent
 */
export function traitsOf(
  { actor }: ReadOnlyWork,
  ticket: Ticket,
  wanted: Comment["visibility"] | null,
): CommentTraits {
  const works = isAgent(actor, ticket);
  if (!works && wanted === "internal")
    throw new ApiError("forbidden", "Only agents can write internal comments.", { field: "visibility" });
  const asks = isRequester(actor, ticket);
  const visibility = wanted ?? (works ? "internal" : "public");
  return {
    author_type: asks ? "requester" : "agent",
    visibility,
    is_first_response: works && !asks && visibility === "public" && ticket.first_responded_at === null,
  };
}

/** Marks the first response to a ticket, now. */
export async function respond(work: Work, ticket: Ticket): Promise<void> {
  const time = await readBusinessTime(work);
  await work.update("tickets", ticket.id, firstResponse(time, ticket, work.now));
}

/** Adds a comment to each ticket, as a part of another action; returns the tickets as they are then. */
export async function commentOn(
  work: Work,
  tickets: readonly Ticket[],
  text: string | null,
  visibility: Comment["visibility"] | null,
): Promise<readonly Ticket[]> {
  if (text === null) return tickets;
  const commented: Ticket[] = [];
  for (const ticket of tickets) {
    const traits = traitsOf(work, ticket, visibility);
    const id = await work.create("ticket-comments", {
      ticket_id: ticket.id,
      body: text,
      author_user_id: work.actor.userId,
      ...traits,
    });
    await mailComment(work, ticket, { id, body: text, ...traits });
    if (traits.is_first_response) await respond(work, ticket);
    else await work.journal.touch("tickets", [ticket.id]);
    commented.push(traits.is_first_response ? (await work.find("tickets", ticket.id))! : ticket);
  }
  return commented;
}
