import { type BadgeLook, IconBadge, labelsOf } from "../../../components/icon-badge.tsx";

const STATUSES: Readonly<Record<string, BadgeLook>> = {
  scheduled: { label: "Scheduled", icon: "calendar-event", color: "blue" },
  held: { label: "Held", icon: "circle-check", color: "teal" },
  cancelled: { label: "Cancelled", icon: "ban", color: "gray" },
  no_show: { label: "No-show", icon: "circle-x", color: "orange" },
};

export const MEETING_STATUS_LABELS = labelsOf(STATUSES);

/** The status of a meeting. */
export const MeetingStatus = ({ status }: { readonly status: string }) => (
  <IconBadge {...STATUSES[status]!} />
);
