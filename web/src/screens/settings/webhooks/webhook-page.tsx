import { Group, Stack, Text, Title } from "@mantine/core";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { t } from "../../../messages/t.ts";
import { RecordHistory } from "../../../records/record-history.tsx";
import { recordPage } from "../../../records/record-page.tsx";
import { DeliveryList } from "./delivery-list.tsx";
import { WebhookStatus, webhookUi } from "./webhook-ui.tsx";

function WebhookHeader({ record: { attributes } }: RecordViewProps<"webhooks">) {
  return (
    <Stack gap={4} miw={0}>
      <Group gap="sm">
        <Title order={1} style={{ overflowWrap: "anywhere" }}>
          {new URL(attributes.url).host}
        </Title>
        <WebhookStatus attributes={attributes} />
      </Group>
      <Text c="dimmed">{attributes.description ?? attributes.url}</Text>
    </Stack>
  );
}

/** The page of a webhook. */
export default recordPage({
  ui: webhookUi,
  listPath: "/settings/webhooks",
  Header: WebhookHeader,
  tabs: [
    { id: "deliveries", label: t("Deliveries"), Content: DeliveryList, isShown: () => true },
    {
      id: "webhook",
      label: t("Webhook"),
      sections: [
        { title: t("Webhook"), fields: ["url", "description", "events"] },
        {
          title: t("State"),
          fields: [
            "status",
            "disabled_reason",
            "disabled_at",
            "failing_since",
            "last_success_at",
            "last_attempt_at",
            "secret_hint",
            "previous_secret_expires_at",
            "created_at",
          ],
        },
      ],
    },
    {
      id: "history",
      label: t("History"),
      Content: RecordHistory,
      isShown: (_record, may) => may("view-audit-log"),
    },
  ],
});
