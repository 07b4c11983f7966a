import { type BadgeLook, IconBadge, labelsOf } from "../../../components/icon-badge.tsx";
import { t } from "../../../messages/t.ts";

const REQUEST = { one: t("Feedback request") };

/** The nature of feedback or, of a response to a request, how its author stands to the employee. */
export const TYPE_LABELS: Readonly<Record<string, string>> = {
  praise: t("Praise"),
  constructive: t("Constructive"),
  general: t("General"),
  self: t("Self"),
  manager: t("Superior"),
  peer: t("Peer"),
  direct_report: t("Direct report"),
};

const REQUEST_STATUSES: Readonly<Record<string, BadgeLook>> = {
  open: { label: t("Open", REQUEST), icon: "circle-dashed", color: "blue" },
  closed: { label: t("Closed", REQUEST), icon: "circle-check", color: "teal" },
  cancelled: { label: t("Cancelled", REQUEST), icon: "circle-x", color: "gray" },
};

export const REQUEST_STATUS_LABELS = labelsOf(REQUEST_STATUSES);

/** The status of a feedback request. */
export const RequestStatus = ({ status }: { readonly status: string }) => (
  <IconBadge {...REQUEST_STATUSES[status]!} />
);

/** What is said of a perspective whose responses the API hides, so that nobody can be singled out. */
export const TOO_FEW = t("Too few responses to show");
