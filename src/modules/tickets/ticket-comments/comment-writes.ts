import { holds } from "../../../engine/declare/index.ts";
import {
  ApiError,
  type Change,
  type ComingWrite,
  conflict,
  forbidden,
  type Hooks,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
  type Work,
  type WrittenChange,
} from "../../../engine/work/index.ts";
import { deleteMessages } from "../inbound/ticket-messages.ts";
import { mailComment } from "../mailing/mail-comment.ts";
import { respond, traitsOf } from "../tickets/comment-on.ts";
import { lockBoard } from "../tickets/ticket-stage.ts";
import { isAgent, MANAGERS } from "../tickets/tickets.policy.ts";
import { forgetComment } from "./forget-comment.ts";
import { reopenFor, whyTooLate } from "./requester-comment.ts";

/** How long authors can delete their comments. */
const REGRET_MS = 15 * 60_000;

type Ticket = Readonly<StoredRecord<"tickets">>;

/** A comment of the requester can move the ticket. */
async function lock({ kind }: ComingWrite<"ticket-comments">, work: Work): Promise<void> {
  if (kind === "create") await lockBoard(work);
}

/** The ticket of the comment; null if there is none with the id. */
const ticketOf = async (id: string | null | undefined, work: ReadOnlyWork): Promise<Ticket | null> =>
  id ? work.find("tickets", id) : null;

async function settle(change: Change<"ticket-comments">, work: ReadOnlyWork): Promise<Ticket | null> {
  const { stored, values, sent, unread, changes } = change;
  if (unread.has("ticket_id") || unread.has("visibility")) return null;
  const ticket = await ticketOf(values.ticket_id, work);
  if (!ticket) {
    values.author_type ??= "agent";
    values.is_first_response ??= false;
    values.visibility ??= "internal";
    return null;
  }
  if (stored === null) {
    values.author_user_id = work.actor.userId;
    Object.assign(values, traitsOf(work, ticket, sent.has("visibility") ? values.visibility! : null));
    return ticket;
  }
  if (changes("body")) values.edited_at = work.now;
  if (changes("visibility") && values.visibility === "public" && stored.author_type === "agent")
    values.is_first_response = ticket.first_responded_at === null;
  return ticket;
}

async function check(
  { stored, values, changes, fail }: SettledChange<"ticket-comments">,
  work: ReadOnlyWork,
  ticket: Ticket | null,
): Promise<void> {
  if (!ticket) return;
  if (stored === null) {
    const problem = values.author_type === "requester" ? await whyTooLate(ticket, work) : null;
    if (problem) fail("ticket_id", problem);
    return;
  }
  if (changes("body") && (stored.author_user_id === null || stored.author_user_id !== work.actor.userId))
    throw new ApiError("forbidden", "Only the author of a comment can change its text.", { field: "body" });
  if (!changes("visibility")) return;
  if (!isAgent(work.actor, ticket)) throw forbidden(MANAGERS, "visibility");
  if (values.visibility === "internal") fail("visibility", "A public comment cannot become internal.");
}

/** Notes the first response, and reopens a ticket of which the requester says more. */
async function follow(
  { id, stored, values, changes }: WrittenChange<"ticket-comments">,
  work: Work,
  ticket: Ticket | null,
): Promise<void> {
  if (!ticket) return;
  const isFirst = values.is_first_response && !stored?.is_first_response;
  if (isFirst) await respond(work, ticket);
  else if (stored === null || changes("visibility")) await work.journal.touch("tickets", [ticket.id]);
  if (stored === null || changes("visibility"))
    await mailComment(work, ticket, { ...values, id, author_type: values.author_type! });
  if (stored === null && values.author_type === "requester") await reopenFor(work, ticket);
}

type Comment = Readonly<StoredRecord<"ticket-comments">>;

/** Authors can delete what they have just written; others need manage-tickets. @throws 403, 409 */
function checkDeletion({ is_first_response, created_at }: Comment, { actor, now }: ReadOnlyWork): void {
  if (is_first_response) throw conflict("The first response cannot be deleted.");
  if (!holds(actor, MANAGERS) && now.getTime() - created_at.getTime() > REGRET_MS) throw forbidden(MANAGERS);
}

async function cleanUp({ id }: Comment, work: Work): Promise<void> {
  await forgetComment(work, id);
  await deleteMessages(work, "comment_id", id);
}

/** The hooks of comments: what each is, who may change it, and what follows for the ticket. */
export const commentHooks: Hooks<"ticket-comments", Ticket | null> = {
  lock,
  settle,
  check: { write: check, delete: checkDeletion },
  after: { write: follow, check: { delete: cleanUp } },
};
