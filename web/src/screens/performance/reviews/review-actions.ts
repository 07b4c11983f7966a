import type { ApiRecord } from "../../../api/records.ts";
import type { ActionUi } from "../../../declare/action-ui.ts";
import { t } from "../../../messages/t.ts";

type Review = ApiRecord<"evaluations">;

/** The actions of reviews, in their usual order. Responses are given on the page itself. */
export const reviewActions: Readonly<Record<string, ActionUi<Review>>> = {
  start: {
    label: t("Start"),
    icon: "player-play",
    isPrimary: true,
    text: t(
      "The reviewers, and the employee for the self review, are asked to respond. The questions and the period can no longer be changed.",
    ),
    done: t("Review started"),
  },
  complete: {
    label: t("Complete"),
    icon: "check",
    isPrimary: true,
    text: t("No more responses can be given. The employee sees the outcome once the review is shared."),
    done: t("Review completed"),
    without: () => ["force"],
    isExplained: ({ attributes }) => attributes.status === "in_progress",
  },
  share: {
    label: t("Share the outcome"),
    icon: "send",
    isPrimary: true,
    title: t("Share the outcome with the employee?"),
    text: t(
      "The employee then sees the responses of the reviewers, the score and the summary, but never the private notes.",
    ),
    done: t("Review shared"),
  },
  acknowledge: {
    label: t("Acknowledge"),
    icon: "user-check",
    isPrimary: true,
    title: t("Acknowledge the review"),
    text: t("You confirm that you have read the outcome. You need not agree with it, and can say so here."),
    done: t("Review acknowledged"),
    fields: { comment: { label: t("Your comment"), hint: t("The reviewers and your superiors read it.") } },
  },
  "apply-salary": {
    label: t("Apply the salary"),
    icon: "coin",
    text: t("The proposed salary is recorded among the employee's salaries."),
    done: t("Salary applied"),
  },
  "reopen-response": {
    label: t("Give a response back"),
    icon: "arrow-left",
    text: t("The author can change the response and has to submit it again."),
    done: t("Response given back"),
    fields: {
      employee_id: { label: t("Whose response"), hint: undefined },
      role: {
        label: t("Response as"),
        hint: undefined,
        optionLabels: { assignee: t("Reviewer"), self: t("Self review") },
      },
    },
  },
  reopen: {
    label: t("Reopen"),
    icon: "refresh",
    text: t(
      "The review is in progress again. The employee no longer sees the outcome, and whoever had not responded is asked again.",
    ),
    done: t("Review reopened"),
  },
  cancel: {
    label: t("Cancel the review"),
    icon: "ban",
    text: t("The review ends without an outcome, and nobody is asked any more."),
    confirm: t("Cancel the review"),
    done: t("Review cancelled"),
    isDangerous: true,
  },
};
