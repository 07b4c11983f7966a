import { Badge } from "@mantine/core";
import type { ApiRecord } from "../../../api/records.ts";
import { Icon } from "../../../components/icon.tsx";
import { t } from "../../../messages/t.ts";
import { WEEK_STATUSES } from "../week-status.tsx";

/** The state of an entry as a badge: running, open, submitted, approved, rejected, invoiced or closed. */
export function EntryState({ record }: { readonly record: ApiRecord }) {
  const { is_running, locked_reason, approval_status } = record.attributes;
  const week = WEEK_STATUSES[approval_status as keyof typeof WEEK_STATUSES];
  const [label, color] = is_running
    ? [t("Running"), "teal"]
    : locked_reason === "invoiced"
      ? [t("Invoiced"), "ink"]
      : week
        ? [week.label, week.color]
        : locked_reason === "closed"
          ? [t("Closed"), "gray"]
          : [t("Open"), "gray"];
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
