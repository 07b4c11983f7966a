import { Badge } from "@mantine/core";
import type { ApiRecord } from "../../../api/records.ts";
import { Icon } from "../../../components/icon.tsx";
import { WEEK_STATUSES } from "../week-status.tsx";

/** The state of an entry as a badge: running, open, submitted, approved, rejected, invoiced or closed. */
export function EntryState({ record }: { readonly record: ApiRecord }) {
  const { is_running, locked_reason, approval_status } = record.attributes;
  const week = WEEK_STATUSES[approval_status as keyof typeof WEEK_STATUSES];
  const [label, color] = is_running
    ? ["Running", "teal"]
    : locked_reason === "invoiced"
      ? ["Invoiced", "ink"]
      : week
        ? [week.label, week.color]
        : locked_reason === "closed"
          ? ["Closed", "gray"]
          : ["Open", "gray"];
  return (
    <Badge
      variant="light"
      color={color}
      tt="none"
      fw={600}
      leftSection={locked_reason ? <Icon name="lock" size={12} /> : undefined}
    >
      {label}
    </Badge>
  );
}
