import { type BadgeLook, IconBadge, labelsOf } from "../../components/icon-badge.tsx";

/** The label, icon and colour of each status of assets and of assignments. */
const STATUSES: Readonly<Record<string, BadgeLook>> = {
  available: { label: "Available", icon: "circle-check", color: "teal" },
  assigned: { label: "Assigned", icon: "user-check", color: "blue" },
  in_repair: { label: "In repair", icon: "settings", color: "yellow" },
  lost: { label: "Lost", icon: "alert-circle", color: "red" },
  retired: { label: "Retired", icon: "archive", color: "gray" },
  pending_acceptance: { label: "To be confirmed", icon: "clock", color: "yellow" },
  active: { label: "Received", icon: "circle-check", color: "teal" },
  closed: { label: "Returned", icon: "history", color: "gray" },
};

export const STATUS_LABELS = labelsOf(STATUSES);

/** The status of an asset or of an assignment. */
export function AssetStatus({ status }: { readonly status: string }) {
  return <IconBadge {...STATUSES[status]!} />;
}

/** The mark of an asset that should have been returned; nothing otherwise. */
export function OverdueMark({ isOverdue }: { readonly isOverdue: boolean }) {
  if (!isOverdue) return null;
  return <IconBadge label="Overdue" icon="alert-triangle" color="orange" />;
}
