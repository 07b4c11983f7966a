import { type BadgeLook, IconBadge, labelsOf } from "../../../components/icon-badge.tsx";
import { t } from "../../../messages/t.ts";

const JOB = { one: t("Job") };

/** The label, icon and colour of each status of jobs. */
const STATUSES: Readonly<Record<string, BadgeLook>> = {
  draft: { label: t("Draft"), icon: "pencil", color: "gray" },
  open: { label: t("Open", JOB), icon: "circle-dashed", color: "blue" },
  on_hold: { label: t("On hold"), icon: "player-pause", color: "yellow" },
  closed: { label: t("Closed", JOB), icon: "lock", color: "gray" },
};

const FILLED: BadgeLook = { label: t("Filled", JOB), icon: "circle-check", color: "teal" };

export const JOB_STATUS_LABELS = labelsOf(STATUSES);

export const CLOSE_REASONS: Readonly<Record<string, string>> = {
  filled: t("Filled", JOB),
  cancelled: t("Cancelled", JOB),
  other: t("Another reason"),
};

interface JobStateProps {
  readonly attributes: { readonly status: string; readonly is_filled: boolean };
}

/** The status of a job, and whether as many were hired as there are openings. */
export const JobState = ({ attributes: { status, is_filled } }: JobStateProps) => (
  <>
    <IconBadge {...STATUSES[status]!} />
    {is_filled && <IconBadge {...FILLED} />}
  </>
);
