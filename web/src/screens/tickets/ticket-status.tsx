import { type BadgeLook, IconBadge, labelsOf } from "../../components/icon-badge.tsx";
import { t } from "../../messages/t.ts";

/** The label, icon and colour of each status of tickets. */
const STATUSES: Readonly<Record<string, BadgeLook>> = {
  open: { label: t("Open"), icon: "circle-dashed", color: "blue" },
  pending: { label: t("Waiting for the customer"), icon: "clock", color: "yellow" },
  resolved: { label: t("Resolved"), icon: "circle-check", color: "teal" },
};

const PRIORITIES: Readonly<Record<string, BadgeLook>> = {
  urgent: { label: t("Urgent"), icon: "alert-triangle", color: "red" },
  high: { label: t("High"), icon: "arrow-up", color: "orange" },
  normal: { label: t("Normal"), icon: "minus", color: "gray" },
  low: { label: t("Low"), icon: "arrow-down", color: "gray" },
};

export const STATUS_LABELS = labelsOf(STATUSES);
export const PRIORITY_LABELS = labelsOf(PRIORITIES);

/** The status of a ticket. */
export const TicketStatus = ({ status }: { readonly status: string }) => <IconBadge {...STATUSES[status]!} />;

/** The priority of a ticket. */
export const TicketPriority = ({ priority }: { readonly priority: string }) => (
  <IconBadge {...PRIORITIES[priority]!} />
);
