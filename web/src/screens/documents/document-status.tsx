import { Group } from "@mantine/core";
import type { ApiRecord } from "../../api/records.ts";
import { type BadgeLook, IconBadge, labelsOf } from "../../components/icon-badge.tsx";
import { t } from "../../messages/t.ts";

const STATUSES: Readonly<Record<string, BadgeLook>> = {
  draft: { label: t("Draft"), icon: "pencil", color: "gray" },
  active: { label: t("Active"), icon: "circle-check", color: "teal" },
  awaiting_signatures: { label: t("Awaiting signatures"), icon: "clock", color: "yellow" },
  signed: { label: t("Signed"), icon: "shield-lock", color: "blue" },
  declined: { label: t("Declined"), icon: "circle-x", color: "red" },
  voided: { label: t("Voided", { one: t("Document") }), icon: "ban", color: "gray" },
};

export const STATUS_LABELS = labelsOf(STATUSES);

/** The status of a document, and whether it has expired. */
export function DocumentStatus({ record: { attributes } }: { readonly record: ApiRecord<"documents"> }) {
  return (
    <Group gap={6} wrap="nowrap">
      <IconBadge {...STATUSES[attributes.status]!} />
      {attributes.is_expired && <IconBadge label={t("Expired")} icon="alert-triangle" color="orange" />}
    </Group>
  );
}
