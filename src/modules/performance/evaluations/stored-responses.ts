import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Work } from "../../../engine/work/index.ts";
import { storedPercent } from "../exact-percent.ts";
import type { Answers, Role } from "./form.ts";
import { meanOf, type Points, scoreOf } from "./scores.ts";
import { scaleMaxOf } from "./shown-form.ts";

/** A response as it is stored. */
export interface StoredResponse {
  readonly role: Role;
  readonly employee_id: string;
  readonly status: "pending" | "draft" | "submitted";
  readonly answers: Answers;
  readonly comment: string | null;
  readonly points: string | null;
  readonly weights: string | null;
}

/** The responses of an evaluation. */
export const responsesOf = (work: ReadOnlyWork, evaluationId: string): Promise<StoredResponse[]> =>
  work.rows<
    StoredResponse & Record<string, unknown>
  >(sql`select r.role, r.employee_id, r.status, r.answers, r.comment,
      r.points, r.weights
    from evaluation_responses r
    where r.workspace_id = ${fromContext("workspace")} and r.evaluation_id = ${evaluationId}
    order by r.role, r.employee_id`);

/** A response somebody is asked for by each assignee and, with a self review, by the employee. */
const WANTED = sql`(
    select assigned.workspace_id, assigned.evaluation_id, 'assignee' as role, assigned.assignee_id as employee_id
    from evaluation_assignees assigned
    union all
    select v.workspace_id, v.id, 'self', v.employee_id from evaluations v where v.has_self_review
  ) wanted`;

/**
 * Makes the responses agree with the assignees and the self review: missing ones are asked for, and those of people who
 * are no longer asked are removed. The score follows.
 */
export async function askForResponses(work: Work, evaluationIds: readonly string[]): Promise<void> {
  await work.rows(sql`delete from evaluation_responses r
    where r.workspace_id = ${fromContext("workspace")} and r.evaluation_id = any(${evaluationIds}::text[])
      and not exists (select 1 from ${WANTED} where wanted.workspace_id = r.workspace_id
        and wanted.evaluation_id = r.evaluation_id and wanted.role = r.role and wanted.employee_id = r.employee_id)`);
  await work.rows(sql`insert into evaluation_responses (workspace_id, evaluation_id, role, employee_id)
    select wanted.workspace_id, wanted.evaluation_id, wanted.role, wanted.employee_id from ${WANTED}
    where wanted.workspace_id = ${fromContext("workspace")} and wanted.evaluation_id = any(${evaluationIds}::text[])
    on conflict do nothing`);
}

/** Who is asked for responses to an evaluation. */
export interface Asked {
  readonly employee_id: string;
  readonly assignee_ids: readonly string[];
}

/**
 * Does the same for many new evaluations, of which nobody has been asked for a response yet: `asked` are those of each id,
 * in their order.
 */
export async function askForNewResponses(
  work: Work,
  evaluationIds: readonly string[],
  asked: readonly Asked[],
  hasSelfReview: boolean,
): Promise<void> {
  const responses = evaluationIds.flatMap((id, index) => {
    const { employee_id, assignee_ids } = asked[index]!;
    const ofAssignees = assignee_ids.map((assignee) => [id, "assignee", assignee] as const);
    return hasSelfReview ? [...ofAssignees, [id, "self", employee_id] as const] : ofAssignees;
  });
  const part = (place: 0 | 1 | 2) => responses.map((response) => response[place]);
  await work.rows(sql`insert into evaluation_responses (workspace_id, evaluation_id, role, employee_id)
    select ${fromContext("workspace")}, given.evaluation_id, given.role, given.employee_id
    from unnest(${part(0)}::text[], ${part(1)}::text[], ${part(2)}::text[]) given(evaluation_id, role, employee_id)`);
}

/** Removes the responses that were not submitted, because nobody waits for them any more. */
export const dropOpenResponses = (work: Work, evaluationId: string): Promise<unknown> =>
  work.rows(sql`delete from evaluation_responses r where r.workspace_id = ${fromContext("workspace")}
    and r.evaluation_id = ${evaluationId} and r.status <> 'submitted'`);

/** Computes the scores of an evaluation from its submitted responses; the self review never counts. */
export async function refreshScores(work: Work, evaluationId: string): Promise<void> {
  const row = await work.row<{
    scale_max: number;
  }>(sql`select ${scaleMaxOf("v")} as scale_max from evaluations v
    where v.workspace_id = ${fromContext("workspace")} and v.id = ${evaluationId}`);
  const submitted = (await responsesOf(work, evaluationId)).filter(({ status }) => status === "submitted");
  const scoresOf = (role: Role) =>
    submitted
      .filter((response) => response.role === role && response.points !== null)
      .map((response) => scoreOf(response as Points, row!.scale_max));
  await work.update("evaluations", evaluationId, {
    exact_score: storedPercent(meanOf(scoresOf("assignee"))),
    exact_self_score: storedPercent(meanOf(scoresOf("self"))),
  });
}
