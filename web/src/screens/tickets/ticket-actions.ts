import type { ApiRecord } from "../../api/records.ts";
import type { ActionUi } from "../../declare/action-ui.ts";

type Ticket = ApiRecord<"tickets">;

const remark = {
  comment: { label: "Comment", hint: "It is added first." },
  visibility: {
    label: "Who reads the comment",
    hint: "If empty, only agents.",
    optionLabels: { public: "The requester too", internal: "Only agents" },
  },
} as const;

/** The actions of tickets, in their usual order. */
export const ticketActions: Readonly<Record<string, ActionUi<Ticket>>> = {
  take: { label: "Take", icon: "user-check", isImmediate: true, done: "The ticket is yours" },
  resolve: {
    label: "Resolve",
    icon: "check",
    isPrimary: true,
    title: ({ attributes }) => `Resolve ticket ${attributes.number}?`,
    text: ({ attributes }) =>
      attributes.first_responded_at === null
        ? "Its clocks stop. Nobody has responded yet, so the resolution counts as the first response."
        : "Its clock stops. A comment of the requester opens it again.",
    done: "Ticket resolved",
    fields: remark,
  },
  reopen: {
    label: "Reopen",
    icon: "refresh",
    text: "It goes to the first open stage, and its clock runs on. The time since it was resolved does not count.",
    done: "Ticket reopened",
    fields: remark,
  },
  move: {
    label: "Move",
    icon: "arrow-right",
    text: "A ticket in a stage that waits for the customer is not due until it leaves the stage.",
    done: "Ticket moved",
    without: () => ["before_id", "after_id"],
    fields: {
      stage_id: { label: "To the stage", hint: undefined },
      comment: { label: "Comment", hint: "Only agents read it." },
    },
  },
  assign: {
    label: "Assign",
    icon: "users",
    text: "If empty, nobody has the ticket, and everybody who sees it can take it.",
    done: "Ticket assigned",
    fields: { assignee_employee_id: { label: "Assignee", hint: undefined } },
  },
};
