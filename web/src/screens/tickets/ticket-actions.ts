import type { ApiRecord } from "../../api/records.ts";
import type { ActionUi } from "../../declare/action-ui.ts";
import { t } from "../../messages/t.ts";

type Ticket = ApiRecord<"tickets">;

const remark = {
  comment: { label: t("Comment"), hint: t("It is added first.") },
  visibility: {
    label: t("Who reads the comment"),
    hint: t("If empty, only agents."),
    optionLabels: { public: t("The requester too"), internal: t("Only agents") },
  },
} as const;

/** The actions of tickets, in their usual order. */
export const ticketActions: Readonly<Record<string, ActionUi<Ticket>>> = {
  take: { label: t("Take"), icon: "user-check", isImmediate: true, done: t("The ticket is yours") },
  resolve: {
    label: t("Resolve"),
    icon: "check",
    isPrimary: true,
    title: ({ attributes }) => t`Resolve ticket ${attributes.number}?`,
    text: ({ attributes }) =>
      attributes.first_responded_at === null
        ? t("Its clocks stop. Nobody has responded yet, so the resolution counts as the first response.")
        : t("Its clock stops. A comment of the requester opens it again."),
    done: t("Ticket resolved"),
    fields: remark,
  },
  reopen: {
    label: t("Reopen"),
    icon: "refresh",
    text: t(
      "It goes to the first open stage, and its clock runs on. The time since it was resolved does not count.",
    ),
    done: t("Ticket reopened"),
    fields: remark,
  },
  move: {
    label: t("Move"),
    icon: "arrow-right",
    text: t("A ticket in a stage that waits for the customer is not due until it leaves the stage."),
    done: t("Ticket moved"),
    without: () => ["before_id", "after_id"],
    fields: {
      stage_id: { label: t("To the stage"), hint: undefined },
      comment: { label: t("Comment"), hint: t("Only agents read it.") },
    },
  },
  assign: {
    label: t("Assign"),
    icon: "users",
    text: t("If empty, nobody has the ticket, and everybody who sees it can take it."),
    done: t("Ticket assigned"),
    fields: { assignee_employee_id: { label: t("Assignee"), hint: undefined } },
  },
};
