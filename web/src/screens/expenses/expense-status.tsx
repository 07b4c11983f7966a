import { Badge } from "@mantine/core";
import { Icon } from "../../components/icon.tsx";
import type { IconName } from "../../components/icon-shapes.ts";

interface StatusLook {
  readonly label: string;
  readonly icon: IconName;
  readonly color: string;
}

/** The label, icon and colour of each status. */
const STATUSES: Readonly<Record<string, StatusLook>> = {
  draft: { label: "Draft", icon: "pencil", color: "gray" },
  submitted: { label: "Submitted", icon: "send", color: "yellow" },
  approved: { label: "Approved", icon: "circle-check", color: "teal" },
  rejected: { label: "Rejected", icon: "circle-x", color: "red" },
  reimbursed: { label: "Reimbursed", icon: "coin", color: "teal" },
};

export const STATUS_LABELS = Object.fromEntries(
  Object.entries(STATUSES).map(([status, { label }]) => [status, label]),
);

/** The status of an expense. */
export function ExpenseStatus({ status }: { readonly status: string }) {
  const { label, icon, color } = STATUSES[status]!;
  return (
    <Badge
      variant="light"
      color={color}
      tt="none"
      fw={600}
      leftSection={<Icon name={icon} size={14} stroke={2} />}
    >
      {label}
    </Badge>
  );
}
