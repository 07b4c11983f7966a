import { type BadgeLook, IconBadge, labelsOf } from "../../../components/icon-badge.tsx";
import { t } from "../../../messages/t.ts";

const MEETING = { one: t("Meeting") };

const STATUSES: Readonly<Record<string, BadgeLook>> = {
  scheduled: { label: t("Scheduled", MEETING), icon: "calendar-event", color: "blue" },
  held: { label: t("Held"), icon: "circle-check", color: "teal" },
  cancelled: { label: t("Cancelled", MEETING), icon: "ban", color: "gray" },
  no_show: { label: t("No-show"), icon: "circle-x", color: "orange" },
};

export const MEETING_STATUS_LABELS = labelsOf(STATUSES);

/** The status of a meeting. */
export const MeetingStatus = ({ status }: { readonly status: string }) => (
  <IconBadge {...STATUSES[status]!} />
);
