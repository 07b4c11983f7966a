import { type BadgeLook, IconBadge, labelsOf } from "../../components/icon-badge.tsx";
import { t } from "../../messages/t.ts";

/** The label, icon and colour of each status of assets and of assignments. */
const STATUSES: Readonly<Record<string, BadgeLook>> = {
  available: { label: t("Available"), icon: "circle-check", color: "teal" },
  assigned: { label: t("Assigned"), icon: "user-check", color: "blue" },
  in_repair: { label: t("In repair"), icon: "settings", color: "yellow" },
  lost: { label: t("Lost"), icon: "alert-circle", color: "red" },
  retired: { label: t("Retired"), icon: "archive", color: "gray" },
  pending_acceptance: { label: t("To be confirmed"), icon: "clock", color: "yellow" },
  active: { label: t("Received"), icon: "circle-check", color: "teal" },
  closed: { label: t("Returned"), icon: "history", color: "gray" },
};

export const STATUS_LABELS = labelsOf(STATUSES);

/** The status of an asset or of an assignment. */
export function AssetStatus({ status }: { readonly status: string }) {
  return <IconBadge {...STATUSES[status]!} />;
}

/** The mark of an asset that should have been returned; nothing otherwise. */
export function OverdueMark({ isOverdue }: { readonly isOverdue: boolean }) {
  if (!isOverdue) return null;
  return <IconBadge label={t("Overdue", { one: t("Asset") })} icon="alert-triangle" color="orange" />;
}
