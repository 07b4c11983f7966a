import { type BadgeLook, IconBadge } from "../../components/icon-badge.tsx";
import { t } from "../../messages/t.ts";
import type { WeekStatus } from "./weekly-report.ts";

/** The label, icon and colour of each status. */
export const WEEK_STATUSES: Readonly<Record<WeekStatus, BadgeLook>> = {
  not_submitted: { label: t("Not submitted"), icon: "minus", color: "gray" },
  draft: { label: t("Draft"), icon: "pencil", color: "gray" },
  submitted: { label: t("Submitted"), icon: "send", color: "yellow" },
  approved: { label: t("Approved"), icon: "circle-check", color: "teal" },
  rejected: { label: t("Rejected"), icon: "circle-x", color: "red" },
};

/** The status of a week. */
export function WeekStatusBadge({ status }: { readonly status: WeekStatus }) {
  return <IconBadge {...WEEK_STATUSES[status]} size="lg" />;
}
