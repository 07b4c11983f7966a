import { type BadgeLook, IconBadge, labelsOf } from "../../components/icon-badge.tsx";
import { t } from "../../messages/t.ts";

export const LEAD = { one: t("Lead") };

/** The leads of a report, with which what it says of them agrees. */
export const LEADS = { many: t("Lead") };

/** The label, icon and colour of each status of leads. */
const STATUSES: Readonly<Record<string, BadgeLook>> = {
  open: { label: t("Open", LEAD), icon: "circle-dashed", color: "blue" },
  won: { label: t("Won", LEAD), icon: "circle-check", color: "teal" },
  lost: { label: t("Lost", LEAD), icon: "circle-x", color: "gray" },
};

export const STATUS_LABELS = labelsOf(STATUSES);

const OVERDUE: BadgeLook = { label: t("Overdue", LEAD), icon: "alert-triangle", color: "orange" };
const STALE: BadgeLook = { label: t("No move for long"), icon: "clock", color: "yellow" };

/** The status of a lead. */
export const LeadStatus = ({ status }: { readonly status: string }) => <IconBadge {...STATUSES[status]!} />;

interface MarksProps {
  readonly attributes: { readonly is_overdue: boolean; readonly is_stale: boolean };
}

/** The marks of a lead that needs attention; nothing for others. */
export const LeadMarks = ({ attributes: { is_overdue, is_stale } }: MarksProps) => (
  <>
    {is_overdue && <IconBadge {...OVERDUE} />}
    {is_stale && <IconBadge {...STALE} />}
  </>
);
