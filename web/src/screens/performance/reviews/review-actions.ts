import type { ApiRecord } from "../../../api/records.ts";
import type { ActionUi } from "../../../declare/action-ui.ts";

type Review = ApiRecord<"evaluations">;

/** The actions of reviews, in their usual order. Responses are given on the page itself. */
export const reviewActions: Readonly<Record<string, ActionUi<Review>>> = {
  start: {
    label: "Start",
    icon: "player-play",
    isPrimary: true,
    text: "The reviewers, and the employee for the self review, are asked to respond. The questions and the period can no longer be changed.",
    done: "Review started",
  },
  complete: {
    label: "Complete",
    icon: "check",
    isPrimary: true,
    text: "No more responses can be given. The employee sees the outcome once the review is shared.",
    done: "Review completed",
    without: () => ["force"],
    isExplained: ({ attributes }) => attributes.status === "in_progress",
  },
  share: {
    label: "Share",
    icon: "send",
    isPrimary: true,
    title: "Share the outcome with the employee?",
    text: "The employee then sees the responses of the reviewers, the score and the summary, but never the private notes.",
    done: "Review shared",
  },
  acknowledge: {
    label: "Acknowledge",
    icon: "user-check",
    isPrimary: true,
    title: "Acknowledge the review",
    text: "You confirm that you have read the outcome. You need not agree with it, and can say so here.",
    done: "Review acknowledged",
    fields: { comment: { label: "Your comment", hint: "The reviewers and your superiors read it." } },
  },
  "apply-salary": {
    label: "Apply the salary",
    icon: "coin",
    text: "The proposed salary is recorded among the employee's salaries.",
    done: "Salary applied",
  },
  "reopen-response": {
    label: "Give a response back",
    icon: "arrow-left",
    text: "The author can change the response and has to submit it again.",
    done: "Response given back",
    fields: {
      employee_id: { label: "Whose response", hint: undefined },
      role: {
        label: "Response as",
        hint: undefined,
        optionLabels: { assignee: "Reviewer", self: "Self review" },
      },
    },
  },
  reopen: {
    label: "Reopen",
    icon: "refresh",
    text: "The review is in progress again. The employee no longer sees the outcome, and whoever had not responded is asked again.",
    done: "Review reopened",
  },
  cancel: {
    label: "Cancel the review",
    icon: "ban",
    text: "The review ends without an outcome, and nobody is asked any more.",
    confirm: "Cancel the review",
    done: "Review cancelled",
    isDangerous: true,
  },
};
