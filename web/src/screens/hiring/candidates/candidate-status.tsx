import { type BadgeLook, IconBadge, labelsOf } from "../../../components/icon-badge.tsx";
import { t } from "../../../messages/t.ts";

/** The label, icon and colour of each status of candidates. */
const STATUSES: Readonly<Record<string, BadgeLook>> = {
  active: { label: t("Active"), icon: "circle-dashed", color: "blue" },
  hired: { label: t("Hired"), icon: "circle-check", color: "teal" },
  rejected: { label: t("Rejected"), icon: "circle-x", color: "gray" },
  withdrawn: { label: t("Withdrew"), icon: "arrow-left", color: "gray" },
};

export const STATUS_LABELS = labelsOf(STATUSES);

export const SOURCE_LABELS: Readonly<Record<string, string>> = {
  job_board: t("Job board"),
  referral: t("Referral"),
  agency: t("Agency"),
  direct: t("Direct"),
  career_site: t("Careers page"),
  event: t("Event"),
  other: t("Other"),
};

const ANONYMISED: BadgeLook = { label: t("Anonymised"), icon: "eye-off", color: "gray" };

/** The status of a candidate. */
export const CandidateStatus = ({ status }: { readonly status: string }) => (
  <IconBadge {...STATUSES[status]!} />
);

interface StateProps {
  readonly attributes: { readonly status: string; readonly anonymized_at: string | null };
}

/** The status of a candidate, and whether nothing is known any more about the person. */
export const CandidateState = ({ attributes: { status, anonymized_at } }: StateProps) => (
  <>
    <CandidateStatus status={status} />
    {anonymized_at !== null && <IconBadge {...ANONYMISED} />}
  </>
);
