import { reaction } from "../../engine/declare/index.ts";
import { fromContext, sql } from "../../engine/sql/index.ts";
import type { Work } from "../../engine/work/index.ts";
import { isLive } from "../employees/index.ts";
import { frozenForm } from "./evaluations/start.ts";
import { askForResponses } from "./evaluations/stored-responses.ts";
import { closeIfAnswered } from "./feedback-requests/close-request.ts";
import { noteResponse } from "./feedback-requests/respondents.ts";
import { lockGoals, refreshProgress } from "./goals/goal-tree.ts";

type Found = { readonly id: string };

async function cancelEvaluations(work: Work, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const evaluation = (await work.find("evaluations", id))!;
    await work.update("evaluations", id, { ...frozenForm(evaluation), status: "cancelled" });
  }
}

/** Evaluations of the person that are not completed have no outcome any more. */
async function cancelOwnEvaluations(work: Work, employeeId: string): Promise<void> {
  const open = await work.rows<Found>(sql`select v.id from evaluations v
    where v.workspace_id = ${fromContext("workspace")} and v.employee_id = ${employeeId}
      and v.status in ('draft', 'in_progress') order by v.id for update`);
  await cancelEvaluations(
    work,
    open.map(({ id }) => id),
  );
}

/** Own goals are given up; those of the company and of departments stay. */
async function cancelOwnGoals(work: Work, employeeId: string): Promise<void> {
  await lockGoals(work);
  const active = await work.rows<Found>(sql`select g.id from goals g
    where g.workspace_id = ${fromContext("workspace")} and g.employee_id = ${employeeId} and g.level = 'employee'
      and g.status = 'active' order by g.id`);
  for (const { id } of active) {
    await work.update("goals", id, { status: "cancelled", closed_at: work.now });
    await refreshProgress(work, id);
  }
}

/**
 * Nobody waits for a response of the person. An evaluation that nobody else reviews passes to the manager of the
 * employee, and is cancelled if there is none.
 */
async function passOnEvaluations(work: Work, employeeId: string): Promise<void> {
  const given = await work.rows<Found & { manager: string | null }>(sql`select v.id, (
      select manager.id from employees e join employees manager
        on manager.workspace_id = e.workspace_id and manager.id = e.manager_employee_id
      where e.workspace_id = v.workspace_id and e.id = v.employee_id and ${isLive("manager")}
        and manager.id <> ${employeeId}) as manager
    from evaluations v join evaluation_responses r on r.workspace_id = v.workspace_id and r.evaluation_id = v.id
    where v.workspace_id = ${fromContext("workspace")} and v.status in ('draft', 'in_progress')
      and r.role = 'assignee' and r.employee_id = ${employeeId} and r.status <> 'submitted'
    order by v.id for update of v`);
  for (const { id, manager } of given) {
    const { assignee_ids } = (await work.find("evaluations", id))!;
    const others = assignee_ids.filter((assignee) => assignee !== employeeId);
    if (others.length === 0 && manager === null) {
      await cancelEvaluations(work, [id]);
      continue;
    }
    await work.update("evaluations", id, { assignee_ids: others.length > 0 ? others : [manager!] });
    await askForResponses(work, [id]);
  }
}

/** Feedback that was asked of the person counts as declined. */
async function declineFeedback(work: Work, employeeId: string): Promise<void> {
  const asked = await work.rows<Found>(sql`select q.id from feedback_requests q
    join feedback_respondents p on p.workspace_id = q.workspace_id and p.request_id = q.id
    where q.workspace_id = ${fromContext("workspace")} and q.status = 'open' and p.employee_id = ${employeeId}
      and p.status = 'pending' order by q.id for update of q`);
  await work.journal.touch(
    "feedback-requests",
    asked.map(({ id }) => id),
  );
  for (const { id } of asked) {
    await noteResponse(work, id, employeeId, { feedbackId: null, reason: null });
    await work.update("feedback-requests", id, {});
    await closeIfAnswered(work, id);
  }
}

/** What follows in performance when an employee is archived (employees, leaving). */
export const leavePerformance = reaction("employees", {
  fields: ["archived_at"],
  async run({ kind, id, values }, work) {
    if (kind === "create" || !values.archived_at) return;
    await cancelOwnEvaluations(work, id);
    await cancelOwnGoals(work, id);
    await passOnEvaluations(work, id);
    await declineFeedback(work, id);
  },
});
