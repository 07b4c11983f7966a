import { Badge } from "@mantine/core";
import { Icon } from "../../components/icon.tsx";
import type { IconName } from "../../components/icon-shapes.ts";

interface StatusLook {
  readonly label: string;
  readonly icon: IconName;
  readonly color: string;
}

/** The label, icon and colour of each status of assets and of assignments. */
const STATUSES: Readonly<Record<string, StatusLook>> = {
  available: { label: "Available", icon: "circle-check", color: "teal" },
  assigned: { label: "Assigned", icon: "user-check", color: "blue" },
  in_repair: { label: "In repair", icon: "settings", color: "yellow" },
  lost: { label: "Lost", icon: "alert-circle", color: "red" },
  retired: { label: "Retired", icon: "archive", color: "gray" },
  pending_acceptance: { label: "To be confirmed", icon: "clock", color: "yellow" },
  active: { label: "Received", icon: "circle-check", color: "teal" },
  closed: { label: "Returned", icon: "history", color: "gray" },
};

export const STATUS_LABELS = Object.fromEntries(
  Object.entries(STATUSES).map(([status, { label }]) => [status, label]),
);

/** The status of an asset or of an assignment. */
export function AssetStatus({ status }: { readonly status: string }) {
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

/** The mark of an asset that should have been returned; nothing otherwise. */
export function OverdueMark({ isOverdue }: { readonly isOverdue: boolean }) {
  if (!isOverdue) return null;
  return (
    <Badge
      variant="light"
      color="orange"
      tt="none"
      fw={600}
      leftSection={<Icon name="alert-triangle" size={14} stroke={2} />}
    >
      Overdue
    </Badge>
  );
}
