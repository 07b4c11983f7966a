import type { ApiRecord } from "../../api/records.ts";
import { type ActionUi, isOpen } from "../../declare/action-ui.ts";

const WHY = { status_explanation: { label: "Why" } };

/** The actions of expenses, in their usual order. */
export const expenseActions: Readonly<Record<string, ActionUi<ApiRecord<"expenses">>>> = {
  submit: {
    label: "Submit",
    icon: "send",
    isPrimary: true,
    text: "It then awaits approval and can no longer be changed.",
    done: "Expense submitted",
  },
  approve: {
    label: "Approve",
    icon: "check",
    isPrimary: true,
    text: "The amount and the exchange rate are then fixed.",
    done: "Expense approved",
    fields: { approved_amount: { label: "Approved amount", hint: "If empty, the full amount." }, ...WHY },
    // People who can reject an expense decide on it, even if the limit prevents them from approving it.
    isExplained: (expense) => isOpen(expense, "reject") && !expense.attributes.is_over_limit,
  },
  reject: {
    label: "Reject",
    icon: "x",
    text: "It can be changed and submitted again.",
    done: "Expense rejected",
    isDangerous: true,
    fields: WHY,
  },
  reimburse: {
    label: "Reimburse",
    icon: "coin",
    isPrimary: true,
    text: "Records that the employee was reimbursed.",
    fields: { reimbursed_on: { label: "On", hint: "If empty, today." }, reference: { label: "Reference" } },
  },
  reopen: {
    label: "Reopen",
    icon: "refresh",
    text: "It becomes a draft again.",
    done: "Expense reopened",
    fields: WHY,
  },
  "cancel-reimbursement": {
    label: "Not reimbursed",
    icon: "refresh",
    text: "It becomes approved again and is due for reimbursement.",
    done: "Reimbursement cancelled",
  },
};
