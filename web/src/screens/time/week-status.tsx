import { Badge } from "@mantine/core";
import { Icon } from "../../components/icon.tsx";
import type { IconName } from "../../components/icon-shapes.ts";
import type { WeekStatus } from "./weekly-report.ts";

interface StatusLook {
  readonly label: string;
  readonly icon: IconName;
  readonly color: string;
}

/** The label, icon and colour of each status. */
export const WEEK_STATUSES: Readonly<Record<WeekStatus, StatusLook>> = {
  not_submitted: { label: "Not submitted", icon: "minus", color: "gray" },
  draft: { label: "Draft", icon: "pencil", color: "gray" },
  submitted: { label: "Submitted", icon: "send", color: "yellow" },
  approved: { label: "Approved", icon: "circle-check", color: "teal" },
  rejected: { label: "Rejected", icon: "circle-x", color: "red" },
};

/** The status of a week. */
export function WeekStatusBadge({ status }: { readonly status: WeekStatus }) {
  const { label, icon, color } = WEEK_STATUSES[status];
  return (
    <Badge
      variant="light"
      color={color}
      tt="none"
      fw={600}
      size="lg"
      leftSection={<Icon name={icon} size={14} stroke={2} />}
    >
      {label}
    </Badge>
  );
}
