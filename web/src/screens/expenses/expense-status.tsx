import { type BadgeLook, IconBadge, labelsOf } from "../../components/icon-badge.tsx";
import { t } from "../../messages/t.ts";

const EXPENSE = { one: t("Expense") };

/** The label, icon and colour of each status. */
const STATUSES: Readonly<Record<string, BadgeLook>> = {
  draft: { label: t("Draft"), icon: "pencil", color: "gray" },
  submitted: { label: t("Submitted", EXPENSE), icon: "send", color: "yellow" },
  approved: { label: t("Approved", EXPENSE), icon: "circle-check", color: "teal" },
  rejected: { label: t("Rejected", EXPENSE), icon: "circle-x", color: "red" },
  reimbursed: { label: t("Reimbursed", EXPENSE), icon: "coin", color: "teal" },
};

export const STATUS_LABELS = labelsOf(STATUSES);

/** The status of an expense. */
export function ExpenseStatus({ status }: { readonly status: string }) {
  return <IconBadge {...STATUSES[status]!} />;
}
