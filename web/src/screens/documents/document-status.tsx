import { Group } from "@mantine/core";
import type { ApiRecord } from "../../api/records.ts";
import { type BadgeLook, IconBadge, labelsOf } from "../../components/icon-badge.tsx";

const STATUSES: Readonly<Record<string, BadgeLook>> = {
  draft: { label: "Draft", icon: "pencil", color: "gray" },
  active: { label: "Active", icon: "circle-check", color: "teal" },
  awaiting_signatures: { label: "Awaiting signatures", icon: "clock", color: "yellow" },
  signed: { label: "Signed", icon: "shield-lock", color: "blue" },
  declined: { label: "Declined", icon: "circle-x", color: "red" },
  voided: { label: "Void", icon: "ban", color: "gray" },
};

export const STATUS_LABELS = labelsOf(STATUSES);

/** The status of a document, and whether it has expired. */
export function DocumentStatus({ record: { attributes } }: { readonly record: ApiRecord<"documents"> }) {
  return (
    <Group gap={6} wrap="nowrap">
      <IconBadge {...STATUSES[attributes.status]!} />
      {attributes.is_expired && <IconBadge label="Expired" icon="alert-triangle" color="orange" />}
    </Group>
  );
}
