import { type BadgeLook, IconBadge, labelsOf } from "../../components/icon-badge.tsx";

/** The label, icon and colour of each status. */
const STATUSES: Readonly<Record<string, BadgeLook>> = {
  draft: { label: "Draft", icon: "pencil", color: "gray" },
  submitted: { label: "Submitted", icon: "send", color: "yellow" },
  approved: { label: "Approved", icon: "circle-check", color: "teal" },
  rejected: { label: "Rejected", icon: "circle-x", color: "red" },
  reimbursed: { label: "Reimbursed", icon: "coin", color: "teal" },
};

export const STATUS_LABELS = labelsOf(STATUSES);

/** The status of an expense. */
export function ExpenseStatus({ status }: { readonly status: string }) {
  return <IconBadge {...STATUSES[status]!} />;
}
