import { Code, Group, Stack, Text, Title } from "@mantine/core";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { t } from "../../../messages/t.ts";
import { RecordHistory } from "../../../records/record-history.tsx";
import { recordPage } from "../../../records/record-page.tsx";
import { CallsChart } from "./calls-chart.tsx";
import { KeyScopes } from "./key-scopes.tsx";
import { KeyStatus, keyUi } from "./key-ui.tsx";

function KeyHeader({ record: { attributes } }: RecordViewProps<"api-keys">) {
  return (
    <Stack gap={4}>
      <Group gap="sm">
        <Title order={1}>{attributes.name}</Title>
        <KeyStatus status={attributes.status} />
      </Group>
      <Group gap="xs">
        <Code>{attributes.key_hint}</Code>
        {attributes.description !== null && <Text c="dimmed">{attributes.description}</Text>}
      </Group>
    </Stack>
  );
}

function KeyUsage(props: RecordViewProps<"api-keys">) {
  return <CallsChart keyId={props.record.id} />;
}

/** The page of a key. */
export default recordPage({
  ui: keyUi,
  listPath: "/settings/api-keys",
  Header: KeyHeader,
  tabs: [
    {
      id: "use",
      label: t("Use"),
      sections: [
        {
          title: t("Key"),
          fields: [
            "name",
            "description",
            "ip_allowlist",
            "expires_at",
            "created_by_user_id",
            "created_at",
            "last_used_at",
            "last_used_ip",
            "last_used_user_agent",
            "regenerated_at",
            "previous_secret_expires_at",
            "revoked_at",
            "revoked_by_user_id",
            "revoke_reason",
          ],
        },
      ],
      Content: KeyUsage,
    },
    { id: "scopes", label: t("Scopes"), Content: KeyScopes, isShown: () => true },
    {
      id: "history",
      label: t("History"),
      Content: RecordHistory,
      isShown: (_record, may) => may("view-audit-log"),
    },
  ],
});
