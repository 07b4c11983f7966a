import { Stack, Text } from "@mantine/core";
import { auditLog } from "../../../api/generated/resources/audit-log.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { resourceUi } from "../../../declare/resource-ui.ts";
import { actorInWords, eventInWords } from "../../../fields/event-in-words.ts";
import { formatDate } from "../../../format/dates.ts";
import { inWords } from "../../../format/words.ts";
import { t } from "../../../messages/t.ts";
import { AuditExport } from "./audit-export.tsx";

const DAY = /^(\d{4}-\d{2}-\d{2})T00:00:00\.000000Z$/;

/** The label of an entry's record. Records that are named after a day, such as salaries, show it in the person's language. */
export function labelInWords(label: string): string {
  const [, day] = DAY.exec(label) ?? [];
  return day === undefined ? label : formatDate(day);
}

const whatHappened = ({ attributes }: ApiRecord<"audit-log">) => (
  <Stack gap={0}>
    <Text size="sm" fw={500} component="span">
      {eventInWords(attributes.event)}
    </Text>
    {attributes.resource_label !== null && (
      <Text size="xs" c="dimmed" component="span">
        {labelInWords(attributes.resource_label)}
      </Text>
    )}
  </Stack>
);

const whoDidIt = ({ attributes }: ApiRecord<"audit-log">) => (
  <Text size="sm" component="span">
    {actorInWords(attributes)}
  </Text>
);

function changedFields({ attributes }: ApiRecord<"audit-log">) {
  const names = Object.keys(attributes.changes as object);
  const first = names
    .slice(0, 3)
    .map((name) => inWords(name))
    .join(", ");
  return (
    <Text size="sm" component="span">
      {names.length === 0 && "–"}
      {names.length > 3 ? t`${first} and ${names.length - 3} more` : first}
    </Text>
  );
}

/** Entries of the audit log in their list and on their pages. */
export const entryUi = resourceUi({
  resource: "audit-log",
  metadata: auditLog,
  title: t("Audit log"),
  singular: t("Entry"),
  nameOf: ({ attributes }) => eventInWords(attributes.event),
  note: t("Everything that was done in this workspace: by whom, when, from where and with which changes."),
  fields: {
    created_at: { label: t("When") },
    actor_name: { label: t("By") },
    actor_type: { label: t("Actor type"), optionLabels: { api_key: t("API key") } },
    resource_type: { label: t("Record type") },
    resource_id: { label: t("Record") },
    user_id: { label: t("Account"), relationship: "user" },
    api_key_id: { relationship: "apiKey" },
    ip: { label: t("Address") },
    user_agent: { label: t("Program") },
    request_id: { label: t("Request") },
    batch_id: { label: t("Batch") },
  },
  list: {
    columns: [
      { name: "event", label: t("What"), render: whatHappened },
      { name: "actor_name", render: whoDidIt },
      { name: "changes", label: t("Changed fields"), render: changedFields },
      {
        name: "created_at",
        sort: "id",
      },
    ],
    more: ["resource_type", "resource_id", "actor_type", "api_key_id", "ip", "request_id", "batch_id"],
    sort: "-id",
    views: [
      { id: "all", label: t("Everything"), filters: {} },
      { id: "people", label: t("By people"), filters: { actor_type: "user" } },
      { id: "keys", label: t("By API key"), filters: { actor_type: "api_key" } },
    ],
    filters: { actor_type: { isHidden: true } },
    emptyText: t("Activity in the workspace is listed here."),
  },
  form: [],
  page: (id) => `/settings/audit-log/${id}`,
  ListActions: AuditExport,
});
