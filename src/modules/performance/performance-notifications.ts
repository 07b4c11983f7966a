import { notification } from "../../engine/declare/index.ts";
import { fromContext, ident, sql } from "../../engine/sql/index.ts";
import { dayIn, detailOf, personIn, textIn } from "../../platform/notifications/event-values.ts";
import { personOf } from "../employees/index.ts";

/** Reviews are to be written, and results are shared; feedback is asked for. */
export const performanceNotifications = [
  notification({
    name: "review-to-write",
    title: "Reviews to write",
    description: "A review that you are to write has started.",
    resource: "evaluations",
    events: ["start"],
    employees: (entry) => sql`select assigned.assignee_id as employee_id from evaluation_assignees assigned
      where assigned.workspace_id = ${fromContext("workspace")}
        and assigned.evaluation_id = ${ident(entry)}.resource_id`,
    include: "employee[first_name|last_name]",
    words: (event) => {
      const due = dayIn(event, "due_date");
      return {
        title: `Your review of ${personIn(event, "employee")} is awaited`,
        detail: detailOf(textIn(event, "title"), due === "" ? null : `due ${due}`),
      };
    },
    delivery: "mail",
  }),
  notification({
    name: "review-due",
    title: "Reviews that are due",
    description: "The due date of a review has come, and you have not submitted your answers.",
    resource: "evaluations",
    events: ["due"],
    employees: (entry) => sql`select response.employee_id from evaluation_responses response
      where response.workspace_id = ${fromContext("workspace")}
        and response.evaluation_id = ${ident(entry)}.resource_id and response.status <> 'submitted'`,
    include: "employee[first_name|last_name]",
    words: (event) => ({
      title: `The review of ${personIn(event, "employee")} is due`,
      detail: detailOf(textIn(event, "title"), `due ${dayIn(event, "due_date")}`),
    }),
    delivery: "mail",
  }),
  notification({
    name: "review-shared",
    title: "Your reviews",
    description: "The result of your review is shared with you.",
    resource: "evaluations",
    events: ["share"],
    employees: personOf("evaluations"),
    words: (event) => ({ title: "Your review is shared with you", detail: detailOf(textIn(event, "title")) }),
    delivery: "mail",
  }),
  notification({
    name: "feedback-asked",
    title: "Feedback that you are asked for",
    description: "You are asked for feedback on somebody.",
    resource: "feedback-requests",
    events: ["created"],
    employees: (entry) => sql`select asked.employee_id from feedback_respondents asked
      where asked.workspace_id = ${fromContext("workspace")} and asked.request_id = ${ident(entry)}.resource_id`,
    include: "employee[first_name|last_name]",
    words: (event) => {
      const due = dayIn(event, "due_date");
      return {
        title: `You are asked for feedback on ${personIn(event, "employee")}`,
        detail: detailOf(due === "" ? null : `due ${due}`),
      };
    },
  }),
];
