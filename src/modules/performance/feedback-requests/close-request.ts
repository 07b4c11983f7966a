import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { hides, type Perspective, THRESHOLD } from "./anonymity.ts";
import { respondentsOf } from "./respondents.ts";

/**
 * Closes a request. The anonymous perspectives with enough responses are shown from now on. What was said anonymously
 * counts as said at this moment, and is journalled now, in the order of its ids, which say nothing about when it came.
 */
export async function closeRequest(work: Work, id: string): Promise<void> {
  const { is_anonymous } = (await work.find("feedback-requests", id))!;
  const responses = new Map<Perspective, number>();
  for (const { perspective, status } of await respondentsOf(work, id)) {
    if (status === "submitted") responses.set(perspective, (responses.get(perspective) ?? 0) + 1);
  }
  const shown_perspectives = [...responses]
    .filter(([perspective, count]) => hides(is_anonymous, perspective) && count >= THRESHOLD)
    .map(([perspective]) => perspective);
  await work.update("feedback-requests", id, { status: "closed", closed_at: work.now, shown_perspectives });
  await reportAnonymous(work, id);
}

async function reportAnonymous(work: Work, requestId: string): Promise<void> {
  const answers = await work.rows<{
    id: string;
  }>(sql`update feedback f set reported_at = ${fromContext("now")},
      given_at = ${fromContext("now")}, created_at = ${fromContext("now")}, updated_at = ${fromContext("now")}
    where f.workspace_id = ${fromContext("workspace")} and f.feedback_request_id = ${requestId} and f.is_anonymous
    returning f.id`);
  for (const { id } of answers.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    work.journal.created("feedback", id);
}

/** Closes an open request for which nobody is pending any more. */
export async function closeIfAnswered(work: Work, id: string): Promise<void> {
  const { status } = (await work.find("feedback-requests", id))!;
  const respondents = await respondentsOf(work, id);
  if (status === "open" && respondents.every((one) => one.status !== "pending")) await closeRequest(work, id);
}
