import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Work } from "../../../engine/work/index.ts";
import type { Perspective } from "./anonymity.ts";

/** Somebody who is asked, as it is stored. */
export interface Respondent {
  readonly employee_id: string;
  readonly perspective: Perspective;
  readonly status: "pending" | "submitted" | "declined";
  readonly feedback_id: string | null;
}

/** Everybody who is asked by a request, in order. */
export const respondentsOf = (work: ReadOnlyWork, requestId: string): Promise<Respondent[]> =>
  work.rows<
    Respondent & Record<string, unknown>
  >(sql`select p.employee_id, p.perspective, p.status, p.feedback_id
    from feedback_respondents p
    where p.workspace_id = ${fromContext("workspace")} and p.request_id = ${requestId} order by p.position`);

/**
 * Makes the respondents of a request those given, in their order. Those who stay keep their perspective and response; of
 * new ones the perspective follows from where they are in the reporting tree now.
 */
export async function setRespondents(
  work: Work,
  { id, subject }: { readonly id: string; readonly subject: string },
  employeeIds: readonly string[],
): Promise<void> {
  await work.rows(sql`delete from feedback_respondents p where p.workspace_id = ${fromContext("workspace")}
    and p.request_id = ${id} and p.employee_id <> all(${employeeIds}::text[])`);
  await work.rows(sql`insert into feedback_respondents (workspace_id, request_id, employee_id, position, perspective)
    select ${fromContext("workspace")}, ${id}, given.id, given.position, case
      when given.id = ${subject} then 'self'
      when is_superior(${fromContext("workspace")}, given.id, ${subject}) then 'manager'
      when is_superior(${fromContext("workspace")}, ${subject}, given.id) then 'direct_report'
      else 'peer' end
    from unnest(${employeeIds}::text[]) with ordinality as given(id, position)
    on conflict (workspace_id, request_id, employee_id) do update set position = excluded.position`);
}

/** Notes what somebody who is asked did: the feedback that was given, or null for who declined. */
export const noteResponse = (
  work: Work,
  requestId: string,
  employeeId: string,
  { feedbackId, reason }: { readonly feedbackId: string | null; readonly reason: string | null },
): Promise<unknown> =>
  work.rows(sql`update feedback_respondents p set status = ${feedbackId === null ? "declined" : "submitted"},
      feedback_id = ${feedbackId}, responded_at = ${fromContext("now")}, reason = ${reason}
    where p.workspace_id = ${fromContext("workspace")} and p.request_id = ${requestId} and p.employee_id = ${employeeId}`);
