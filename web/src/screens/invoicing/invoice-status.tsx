import { Badge } from "@mantine/core";
import { Icon } from "../../components/icon.tsx";
import type { IconName } from "../../components/icon-shapes.ts";

interface StatusLook {
  readonly label: string;
  readonly icon: IconName;
  readonly color: string;
}

const STATUSES: Readonly<Record<string, StatusLook>> = {
  draft: { label: "Draft", icon: "pencil", color: "gray" },
  issued: { label: "Issued", icon: "file-text", color: "blue" },
  sent: { label: "Sent", icon: "send", color: "blue" },
  partially_paid: { label: "Partly paid", icon: "coin", color: "yellow" },
  paid: { label: "Paid", icon: "circle-check", color: "teal" },
  overdue: { label: "Overdue", icon: "alert-triangle", color: "orange" },
  void: { label: "Void", icon: "ban", color: "gray" },
};

export const STATUS_LABELS = Object.fromEntries(
  Object.entries(STATUSES).map(([status, { label }]) => [status, label]),
);

/** The status of an invoice. */
export function InvoiceStatus({ status }: { readonly status: string }) {
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
