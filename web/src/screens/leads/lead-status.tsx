import { Badge } from "@mantine/core";
import { Icon } from "../../components/icon.tsx";
import type { IconName } from "../../components/icon-shapes.ts";

interface Look {
  readonly label: string;
  readonly icon: IconName;
  readonly color: string;
}

/** The label, icon and colour of each status of leads. */
const STATUSES: Readonly<Record<string, Look>> = {
  open: { label: "Open", icon: "circle-dashed", color: "blue" },
  won: { label: "Won", icon: "circle-check", color: "teal" },
  lost: { label: "Lost", icon: "circle-x", color: "gray" },
};

export const STATUS_LABELS = Object.fromEntries(
  Object.entries(STATUSES).map(([status, { label }]) => [status, label]),
);

const OVERDUE: Look = { label: "Overdue", icon: "alert-triangle", color: "orange" };
const STALE: Look = { label: "No move for long", icon: "clock", color: "yellow" };

function Mark({ label, icon, color }: Look) {
  return (
    <Badge
      variant="light"
      color={color}
      tt="none"
      fw={600}
      leftSection={<Icon name={icon} size={14} stroke={2} />}
    >
      {label}
    </Badge>
  );
}

/** The status of a lead. */
export const LeadStatus = ({ status }: { readonly status: string }) => <Mark {...STATUSES[status]!} />;

interface MarksProps {
  readonly attributes: { readonly is_overdue: boolean; readonly is_stale: boolean };
}

/** The marks of a lead that needs attention; nothing for others. */
export const LeadMarks = ({ attributes: { is_overdue, is_stale } }: MarksProps) => (
  <>
    {is_overdue && <Mark {...OVERDUE} />}
    {is_stale && <Mark {...STALE} />}
  </>
);
