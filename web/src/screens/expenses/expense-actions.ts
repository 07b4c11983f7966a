import type { ApiRecord } from "../../api/records.ts";
import { type ActionUi, isOpen } from "../../declare/action-ui.ts";
import { t } from "../../messages/t.ts";

const WHY = { status_explanation: { label: t("Why") } };

/** The actions of expenses, in their usual order. */
export const expenseActions: Readonly<Record<string, ActionUi<ApiRecord<"expenses">>>> = {
  submit: {
    label: t("Submit"),
    icon: "send",
    isPrimary: true,
    text: t("It then awaits approval and can no longer be changed."),
    done: t("Expense submitted"),
  },
  approve: {
    label: t("Approve"),
    icon: "check",
    isPrimary: true,
    text: t("The amount and the exchange rate are then fixed."),
    done: t("Expense approved"),
    fields: {
      approved_amount: { label: t("Approved amount"), hint: t("If empty, the full amount.") },
      ...WHY,
    },
    // People who can reject an expense decide on it, even if the limit prevents them from approving it.
    isExplained: (expense) => isOpen(expense, "reject") && !expense.attributes.is_over_limit,
  },
  reject: {
    label: t("Reject"),
    icon: "x",
    text: t("It can be changed and submitted again."),
    done: t("Expense rejected"),
    isDangerous: true,
    fields: WHY,
  },
  reimburse: {
    label: t("Reimburse"),
    icon: "coin",
    isPrimary: true,
    text: t("Records that the employee was reimbursed."),
    fields: {
      reimbursed_on: { label: t("On"), hint: t("If empty, today.") },
      reference: { label: t("Reference") },
    },
  },
  reopen: {
    label: t("Reopen"),
    icon: "refresh",
    text: t("It becomes a draft again."),
    done: t("Expense reopened"),
    fields: WHY,
  },
  "cancel-reimbursement": {
    label: t("Not reimbursed"),
    icon: "refresh",
    text: t("It becomes approved again and is due for reimbursement."),
    done: t("Reimbursement cancelled"),
  },
};
