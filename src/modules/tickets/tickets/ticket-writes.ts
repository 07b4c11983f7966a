import { holds } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  type ComingWrite,
  fieldMessage,
  forbidden,
  type Hooks,
  MESSAGES,
  type ReadOnlyWork,
  type RecordChanges,
  type SettledChange,
  type Text,
  type Work,
  type WrittenChange,
} from "../../../engine/work/index.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import { requireOwnOr } from "../../employees/index.ts";
import { readBusinessTime } from "../business-time/read-business-time.ts";
import { deleteMessages } from "../inbound/ticket-messages.ts";
import { type ClockedTicket, clocksAfterMove, settledTargets, type Targets } from "../sla/ticket-sla.ts";
import { forgetComment } from "../ticket-comments/forget-comment.ts";
import type { Priority } from "./ticket-fields.ts";
import { noteMoves, ranking, ticketHistory } from "./ticket-moves.ts";
import { nextNumber, useUpNumber } from "./ticket-numbers.ts";
import { findStage, firstStageOf, lockBoard, whyFull } from "./ticket-stage.ts";
import { MANAGERS } from "./tickets.policy.ts";

/** A ticket that is added or moved changes ranks, and a new one takes a number. */
async function lock({ kind, sent }: ComingWrite<"tickets">, work: Work): Promise<void> {
  if (kind === "create" || sent.has("stage_id")) await lockBoard(work);
}

/** The targets of a priority in the workspace's settings. */
export async function targetsOf(work: ReadOnlyWork, priority: Priority): Promise<Targets> {
  const { ticket_sla: sla } = await readSettings(work, "ticket_sla");
  return sla[priority];
}

async function settle(change: Change<"tickets">, work: ReadOnlyWork): Promise<void> {
  await settleRequester(change, work);
  if (change.stored === null) await settleNew(change, work);
  else await settleClocks(change, work);
}

/** Whoever opens a ticket asks for themselves, unless somebody else is named; a contact brings the client. */
async function settleRequester(
  { stored, values, sent, unread, changes }: Change<"tickets">,
  work: ReadOnlyWork,
): Promise<void> {
  const names = (field: "client_contact_id" | "requester_email") => (values[field] ?? null) !== null;
  if (
    stored === null &&
    !sent.has("requester_employee_id") &&
    !names("client_contact_id") &&
    !names("requester_email")
  )
    values.requester_employee_id = work.actor.employeeId;
  const contactId = values.client_contact_id;
  const isNew = stored === null || changes("client_contact_id");
  if (!contactId || sent.has("client_id") || unread.has("client_contact_id") || !isNew) return;
  if (stored !== null && stored.client_id !== null) return;
  const contact = await work.row<{ client_id: string }>(sql`select c.client_id from client_contacts c
    where c.workspace_id = ${fromContext("workspace")} and c.id = ${contactId}`);
  values.client_id = contact?.client_id ?? null;
}

/** The number, the stage, the rank and the clocks of a new ticket. */
async function settleNew({ values, unread }: Change<"tickets">, work: ReadOnlyWork): Promise<void> {
  const status = "open" as const;
  values.number = await nextNumber(work);
  values.created_by_user_id ??= work.actor.userId;
  values.stage_entered_at = work.now;
  values.sla_paused_ms = "0";
  values.reopen_count = 0;
  values.status = status;
  if (!unread.has("stage_id")) {
    const given = values.stage_id;
    const stage = given ? await findStage(work, given) : await firstStageOf(work, "open");
    values.stage_id = given ?? stage?.id ?? null;
    if (stage) {
      values.status = stage.category;
      [values.position] = await ranking.last(work, stage.id);
    }
  }
  values.position ??= "0";
  if (unread.has("priority")) return;
  const ticket = {
    created_at: work.now,
    stage_entered_at: work.now,
    sla_paused_ms: "0",
    status: values.status ?? status,
  };
  const targets = await targetsOf(work, values.priority ?? "normal");
  Object.assign(values, settledTargets(await readBusinessTime(work), ticket, targets));
}

/** The clocks of a ticket whose priority or stage changes, and its rank in another stage. */
async function settleClocks(
  { stored, values, unread, changes }: Change<"tickets">,
  work: ReadOnlyWork,
): Promise<void> {
  const ticket: ClockedTicket = { ...stored! };
  const prioritized = changes("priority") && !unread.has("priority") && values.priority;
  const moves = changes("stage_id") && !unread.has("stage_id") && values.stage_id;
  if (!prioritized && !moves) return;
  const time = await readBusinessTime(work);
  const apply = (columns: RecordChanges<"tickets">): void => {
    Object.assign(values, columns);
    Object.assign(ticket, columns);
  };
  if (prioritized) apply(settledTargets(time, ticket, await targetsOf(work, prioritized)));
  const stage = moves ? await findStage(work, moves) : null;
  if (!stage) return;
  apply(clocksAfterMove(time, ticket, stage.category, work.now));
  values.stage_entered_at = work.now;
  [values.position] = await ranking.last(work, stage.id);
}

async function check(change: SettledChange<"tickets">, work: ReadOnlyWork): Promise<void> {
  if (change.stored === null) checkOpener(change, work);
  await checkStage(change, work);
  await checkContact(change, work);
  await checkProject(change, work);
  await checkTask(change, work);
}

/** Without manage-tickets, people open tickets for themselves, and assign them to nobody. @throws 403 */
function checkOpener({ values }: SettledChange<"tickets">, { actor }: ReadOnlyWork): void {
  if (holds(actor, MANAGERS)) return;
  for (const name of [
    "client_contact_id",
    "requester_email",
    "requester_name",
    "assignee_employee_id",
  ] as const)
    if ((values[name] ?? null) !== null) throw forbidden(MANAGERS, name);
  requireOwnOr(MANAGERS, actor, values.requester_employee_id ?? null, "requester_employee_id");
}

const invalidChoice = (name: string): [string, Text] => [name, fieldMessage(MESSAGES.selected, name)];

/** New tickets are not resolved, and a stage takes no more tickets than its limit. */
async function checkStage(
  { stored, values, unread, changes, fail }: SettledChange<"tickets">,
  work: ReadOnlyWork,
): Promise<void> {
  if (unread.has("stage_id") || (stored !== null && !changes("stage_id"))) return;
  if (!values.stage_id) return fail("stage_id", fieldMessage(MESSAGES.required, "stage_id"));
  const stage = await findStage(work, values.stage_id);
  if (!stage) return;
  if (stored === null && stage.category === "resolved") return fail(...invalidChoice("stage_id"));
  const problem = await whyFull(work, stage, 1);
  if (problem) fail("stage_id", problem);
}

/** A contact is one of the ticket's client. */
async function checkContact(
  { values, unread, changes, fail }: SettledChange<"tickets">,
  work: ReadOnlyWork,
): Promise<void> {
  const { client_contact_id: contactId, client_id: clientId = null } = values;
  if (!contactId || unread.has("client_id") || unread.has("client_contact_id")) return;
  if (!changes("client_contact_id") && !changes("client_id")) return;
  const contact = await work.row(sql`select 1 from client_contacts c
    where c.workspace_id = ${fromContext("workspace")} and c.id = ${contactId} and c.client_id = ${clientId}::text
    ${work.rowLock("key share")}`);
  if (!contact) fail(...invalidChoice("client_contact_id"));
}

/** A project is one of the ticket's client, if the ticket has one. */
async function checkProject(
  { values, unread, changes, fail }: SettledChange<"tickets">,
  work: ReadOnlyWork,
): Promise<void> {
  const { project_id: projectId, client_id: clientId = null } = values;
  if (!projectId || clientId === null || unread.has("client_id") || unread.has("project_id")) return;
  if (!changes("project_id") && !changes("client_id")) return;
  const project = await work.row(sql`select 1 from projects p
    where p.workspace_id = ${fromContext("workspace")} and p.id = ${projectId}
      and coalesce(p.client_id, ${clientId}) = ${clientId} ${work.rowLock("key share")}`);
  if (!project) fail(...invalidChoice("project_id"));
}

/** A task is one of the ticket's project. */
async function checkTask(
  { values, unread, changes, fail }: SettledChange<"tickets">,
  work: ReadOnlyWork,
): Promise<void> {
  const { task_id: taskId, project_id: projectId = null } = values;
  if (!taskId || unread.has("task_id") || unread.has("project_id")) return;
  if (!changes("task_id") && !changes("project_id")) return;
  const task = await work.row(sql`select 1 from tasks t
    where t.workspace_id = ${fromContext("workspace")} and t.id = ${taskId} and t.project_id = ${projectId}::text
    ${work.rowLock("key share")}`);
  if (!task) fail(...invalidChoice("task_id"));
}

/** Keeps the stage history, and the number of a new ticket from being given again. */
async function follow({ id, values, stored, changes }: WrittenChange<"tickets">, work: Work): Promise<void> {
  const stageId = values.stage_id;
  if (stored === null) {
    await useUpNumber(work, values.number!);
    await ticketHistory.enter(work, [{ id, stage_id: stageId, from_stage_id: null }], work.now);
  } else if (changes("stage_id")) await noteMoves(work, [stored], stageId);
}

/** Deletes the files of everything that is deleted with a ticket, and the mails of its comments that still wait. */
async function cleanUp({ id }: { readonly id: string }, work: Work): Promise<void> {
  const comments = await work.rows<{ id: string }>(sql`select c.id from ticket_comments c
    where c.workspace_id = ${fromContext("workspace")} and c.ticket_id = ${id}`);
  for (const { id: commentId } of comments) await forgetComment(work, commentId);
  await deleteMessages(work, "ticket_id", id);
}

/** The hooks of tickets: who asks, the number, the clocks, and what fits together. */
export const ticketHooks: Hooks<"tickets"> = {
  lock,
  settle,
  check: { write: check },
  after: { write: follow, check: { delete: cleanUp } },
};
