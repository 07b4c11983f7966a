import { Badge } from "@mantine/core";
import type { ApiRecord } from "../../../api/records.ts";
import { Icon } from "../../../components/icon.tsx";
import { t } from "../../../messages/t.ts";
import { weekStatusesOf } from "../week-status.tsx";

const ENTRY = { one: t("Time entry") };
const STATUSES = weekStatusesOf(ENTRY);

/** The state of an entry as a badge: running, open, submitted, approved, rejected, invoiced or closed. */
export function EntryState({ record }: { readonly record: ApiRecord }) {
  const { is_running, locked_reason, approval_status } = record.attributes;
  const week = STATUSES[approval_status as keyof typeof STATUSES];
  const [label, color] = is_running
    ? [t("Running"), "teal"]
    : locked_reason === "invoiced"
      ? [t("Invoiced", ENTRY), "ink"]
      : week
        ? [week.label, week.color]
        : locked_reason === "closed"
          ? [t("Closed", ENTRY), "gray"]
          : [t("Open", ENTRY), "gray"];
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
