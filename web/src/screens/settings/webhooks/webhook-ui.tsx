import { Badge, Stack, Text } from "@mantine/core";
import { webhooks } from "../../../api/generated/resources/webhooks.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { resourceUi } from "../../../declare/resource-ui.ts";
import { inWords } from "../../../format/words.ts";
import { t } from "../../../messages/t.ts";
import { webhookActions } from "./webhook-actions.tsx";

/** Whether a webhook is notified of anything, and whether it responds. */
export function WebhookStatus({ attributes }: Pick<ApiRecord<"webhooks">, "attributes">) {
  const isFailing = attributes.status === "enabled" && attributes.failing_since !== null;
  const color = attributes.status === "disabled" ? "gray" : isFailing ? "red" : "teal";
  return (
    <Badge variant="light" color={color} tt="none" fw={600}>
      {isFailing ? t("Failing") : inWords(attributes.status)}
    </Badge>
  );
}

const address = ({ attributes }: ApiRecord<"webhooks">) => (
  <Stack gap={0}>
    <Text size="sm" fw={500} component="span" style={{ overflowWrap: "anywhere" }}>
      {attributes.url}
    </Text>
    {attributes.description !== null && (
      <Text size="xs" c="dimmed" component="span">
        {attributes.description}
      </Text>
    )}
  </Stack>
);

/** Webhooks in their list and on their pages. */
export const webhookUi = resourceUi({
  resource: "webhooks",
  metadata: webhooks,
  title: t("Webhooks"),
  singular: t("Webhook"),
  note: t("Addresses of your programs that are notified of events by signed messages."),
  fields: {
    url: { label: t("Address"), hint: t("A publicly reachable https address.") },
    events: { hint: t("The events that it is notified of.") },
    secret_hint: { label: t("Signing secret") },
    previous_secret_expires_at: { label: t("Old secret signs until") },
    disabled_reason: { optionLabels: { gone: t("The address responded that it is gone") } },
    last_success_at: { label: t("Last success") },
    last_attempt_at: { label: t("Last attempt") },
  },
  list: {
    columns: [
      { name: "url", render: address },
      "events",
      "last_success_at",
      { name: "status", render: (record) => <WebhookStatus attributes={record.attributes} /> },
    ],
    more: ["last_attempt_at", "failing_since", "disabled_reason", "created_at"],
    emptyText: t("A webhook notifies one of your programs of events, so that it need not poll."),
  },
  form: [{ title: t("Webhook"), fields: ["url", "description", "events"] }],
  actions: webhookActions,
  deletion: { text: t("Its deliveries are deleted with it.") },
  page: (id) => `/settings/webhooks/${id}`,
  isCopied: false,
  createPath: "/settings/webhooks/new",
});
