import { type BadgeLook, IconBadge, labelsOf } from "../../../components/icon-badge.tsx";

/** The nature of feedback or, of a response to a request, how its author stands to the employee. */
export const TYPE_LABELS: Readonly<Record<string, string>> = {
  praise: "Praise",
  constructive: "Constructive",
  general: "General",
  self: "Self",
  manager: "Superior",
  peer: "Peer",
  direct_report: "Report",
};

const REQUEST_STATUSES: Readonly<Record<string, BadgeLook>> = {
  open: { label: "Open", icon: "circle-dashed", color: "blue" },
  closed: { label: "Closed", icon: "circle-check", color: "teal" },
  cancelled: { label: "Cancelled", icon: "circle-x", color: "gray" },
};

export const REQUEST_STATUS_LABELS = labelsOf(REQUEST_STATUSES);

/** The status of a feedback request. */
export const RequestStatus = ({ status }: { readonly status: string }) => (
  <IconBadge {...REQUEST_STATUSES[status]!} />
);

/** What is said of a perspective whose responses the API hides, so that nobody can be singled out. */
export const TOO_FEW = "Too few responses to show";
