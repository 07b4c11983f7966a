import { type NotifiedEvent, notification } from "../../engine/declare/index.ts";
import { fromContext, ident, sql } from "../../engine/sql/index.ts";
import { message } from "../../engine/work/index.ts";
import { personIn, textIn } from "../../platform/notifications/event-values.ts";
import { saidDay, saidDetail } from "../../platform/notifications/said-values.ts";
import { personOf } from "../employees/index.ts";

/** When it is due, if there is such a day. */
const dueOf = (event: NotifiedEvent) => {
  const due = saidDay(event, "due_date");
  return due && message`due ${due}`;
};

/** Reviews are to be written, and results are shared; feedback is asked for. */
export const performanceNotifications = [
  notification({
    name: "review-to-write",
    title: message`Reviews to write`,
    description: message`A review that you are to write has started.`,
    resource: "evaluations",
    events: ["start"],
    employees: (entry) => sql`select assigned.assignee_id as employee_id from evaluation_assignees assigned
      where assigned.workspace_id = ${fromContext("workspace")}
        and assigned.evaluation_id = ${ident(entry)}.resource_id`,
    include: "employee[first_name|last_name]",
    words: (event) => ({
      title: message`Your review of ${personIn(event, "employee")} is awaited`,
      detail: saidDetail(textIn(event, "title"), dueOf(event)),
    }),
    delivery: "mail",
  }),
  notification({
    name: "review-due",
    title: message`Reviews that are due`,
    description: message`The due date of a review has come, and you have not submitted your answers.`,
    resource: "evaluations",
    events: ["due"],
    employees: (entry) => sql`select response.employee_id from evaluation_responses response
      where response.workspace_id = ${fromContext("workspace")}
        and response.evaluation_id = ${ident(entry)}.resource_id and response.status <> 'submitted'`,
    include: "employee[first_name|last_name]",
    words: (event) => ({
      title: message`The review of ${personIn(event, "employee")} is due`,
      detail: saidDetail(textIn(event, "title"), dueOf(event)),
    }),
    delivery: "mail",
  }),
  notification({
    name: "review-shared",
    title: message`Your reviews`,
    description: message`The result of your review is shared with you.`,
    resource: "evaluations",
    events: ["share"],
    employees: personOf("evaluations"),
    words: (event) => ({
      title: message`Your review is shared with you`,
      detail: saidDetail(textIn(event, "title")),
    }),
    delivery: "mail",
  }),
  notification({
    name: "feedback-asked",
    title: message`Feedback that you are asked for`,
    description: message`You are asked for feedback on somebody.`,
    resource: "feedback-requests",
    events: ["created"],
    employees: (entry) => sql`select asked.employee_id from feedback_respondents asked
      where asked.workspace_id = ${fromContext("workspace")} and asked.request_id = ${ident(entry)}.resource_id`,
    include: "employee[first_name|last_name]",
    words: (event) => ({
      title: message`You are asked for feedback on ${personIn(event, "employee")}`,
      detail: dueOf(event),
    }),
  }),
];
