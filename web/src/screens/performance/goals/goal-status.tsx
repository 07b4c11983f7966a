import type { ApiRecord } from "../../../api/records.ts";
import { type BadgeLook, IconBadge, labelsOf } from "../../../components/icon-badge.tsx";
import { t } from "../../../messages/t.ts";

/** The label, icon and colour of each status of goals. */
const STATUSES: Readonly<Record<string, BadgeLook>> = {
  draft: { label: t("Draft"), icon: "pencil", color: "gray" },
  active: { label: t("Active"), icon: "circle-dashed", color: "blue" },
  achieved: { label: t("Achieved"), icon: "circle-check", color: "teal" },
  missed: { label: t("Missed"), icon: "circle-x", color: "orange" },
  cancelled: { label: t("Cancelled", { one: t("Goal") }), icon: "ban", color: "gray" },
};

const CONFIDENCES: Readonly<Record<string, BadgeLook>> = {
  on_track: { label: t("On track"), icon: "arrow-up", color: "teal" },
  at_risk: { label: t("At risk"), icon: "alert-triangle", color: "yellow" },
  off_track: { label: t("Off track"), icon: "arrow-down", color: "red" },
};

export const STATUS_LABELS = labelsOf(STATUSES);
export const CONFIDENCE_LABELS = labelsOf(CONFIDENCES);

/** How confident the owner is of a goal. */
export const Confidence = ({ confidence }: { readonly confidence: string }) => (
  <IconBadge {...CONFIDENCES[confidence]!} />
);

interface GoalStatusProps {
  readonly goal: Pick<ApiRecord<"goals">["attributes"], "status" | "confidence">;
}

/** The status of a goal and, while it is active, how confident the owner is. */
export const GoalStatus = ({ goal: { status, confidence } }: GoalStatusProps) => (
  <>
    <IconBadge {...STATUSES[status]!} />
    {status === "active" && <Confidence confidence={confidence} />}
  </>
);
