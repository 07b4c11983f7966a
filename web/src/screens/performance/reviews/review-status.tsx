import type { ApiRecord } from "../../../api/records.ts";
import { type BadgeLook, IconBadge, labelsOf } from "../../../components/icon-badge.tsx";
import { t } from "../../../messages/t.ts";

const REVIEW = { one: t("Review") };

/** The label, icon and colour of each status of reviews. */
const STATUSES: Readonly<Record<string, BadgeLook>> = {
  draft: { label: t("Draft"), icon: "pencil", color: "gray" },
  in_progress: { label: t("In progress"), icon: "circle-dashed", color: "blue" },
  completed: { label: t("Completed", REVIEW), icon: "circle-check", color: "teal" },
  cancelled: { label: t("Cancelled", REVIEW), icon: "circle-x", color: "gray" },
};

const OVERDUE: BadgeLook = { label: t("Overdue", REVIEW), icon: "alert-triangle", color: "orange" };
const TO_SHARE: BadgeLook = { label: t("Not shared"), icon: "eye-off", color: "yellow" };

export const STATUS_LABELS = labelsOf(STATUSES);

interface ReviewStatusProps {
  readonly review: Pick<ApiRecord<"evaluations">["attributes"], "status" | "is_overdue" | "shared_at">;
}

/** The status of a review, and what is still to be done about it. */
export const ReviewStatus = ({ review: { status, is_overdue, shared_at } }: ReviewStatusProps) => (
  <>
    <IconBadge {...STATUSES[status]!} />
    {is_overdue && <IconBadge {...OVERDUE} />}
    {status === "completed" && shared_at === null && <IconBadge {...TO_SHARE} />}
  </>
);
