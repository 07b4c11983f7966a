import { type BadgeLook, IconBadge } from "../../components/icon-badge.tsx";
import type { Noun } from "../../messages/catalogue.ts";
import { t } from "../../messages/t.ts";
import type { WeekStatus } from "./weekly-report.ts";

/** The label, icon and colour of each status, said of a week or of one of its entries. */
export const weekStatusesOf = (noun: Noun): Readonly<Record<WeekStatus, BadgeLook>> => ({
  not_submitted: { label: t("Not submitted", noun), icon: "minus", color: "gray" },
  draft: { label: t("Draft"), icon: "pencil", color: "gray" },
  submitted: { label: t("Submitted", noun), icon: "send", color: "yellow" },
  approved: { label: t("Approved", noun), icon: "circle-check", color: "teal" },
  rejected: { label: t("Rejected", noun), icon: "circle-x", color: "red" },
});

export const WEEK_STATUSES = weekStatusesOf({ one: t("Week") });

/** The status of a week. */
export function WeekStatusBadge({ status }: { readonly status: WeekStatus }) {
  return <IconBadge {...WEEK_STATUSES[status]} size="lg" />;
}
