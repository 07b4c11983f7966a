import { Badge } from "@mantine/core";
import type { ApiRecord } from "../../api/records.ts";
import { t } from "../../messages/t.ts";

const TASK = { one: t("Task") };

const STATES: Readonly<Record<string, { label: string; color: string }>> = {
  open: { label: t("Open", TASK), color: "gray" },
  in_progress: { label: t("In progress"), color: "ink" },
  done: { label: t("Done", TASK), color: "teal" },
};

/** The status of a task as a badge. */
export function TaskState({ record }: { readonly record: ApiRecord<"tasks"> }) {
  const { label, color } = STATES[record.attributes.status] ?? { label: "", color: "gray" };
  return (
    <Badge variant="light" color={color} tt="none" fw={600}>
      {label}
    </Badge>
  );
}
