import { Badge, Code, Stack, Text } from "@mantine/core";
import { apiKeys } from "../../../api/generated/resources/api-keys.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { resourceUi } from "../../../declare/resource-ui.ts";
import { FieldValue } from "../../../fields/index.tsx";
import { inWords } from "../../../format/words.ts";
import { t } from "../../../messages/t.ts";
import { keyActions } from "./key-actions.tsx";

const COLORS: Readonly<Record<string, string>> = {
  active: "teal",
  expired: "gray",
  revoked: "red",
  suspended: "yellow",
};

/** The status of a key; the word says it, the colour only helps. */
export function KeyStatus({ status }: { readonly status: string }) {
  return (
    <Badge variant="light" color={COLORS[status] ?? "gray"} tt="none" fw={600}>
      {inWords(status, { one: t("API key") })}
    </Badge>
  );
}

const named = ({ attributes }: ApiRecord<"api-keys">) => (
  <Stack gap={0}>
    <Text size="sm" fw={500} component="span">
      {attributes.name}
    </Text>
    <Code style={{ alignSelf: "flex-start" }}>{attributes.key_hint}</Code>
  </Stack>
);

function scopesInWords({ attributes }: ApiRecord<"api-keys">) {
  const scopes = attributes.scopes ?? [];
  const first = scopes.length === 0 ? t("Only open data") : scopes.slice(0, 2).join(", ");
  return (
    <Text size="sm" component="span" title={scopes.join(", ")}>
      {scopes.length > 2 ? t`${first} and ${scopes.length - 2} more` : first}
    </Text>
  );
}

function expiry({ attributes }: ApiRecord<"api-keys">) {
  if (attributes.expires_at !== null) {
    return <FieldValue field={keyUi.fields.expires_at!} value={attributes.expires_at} />;
  }
  return (
    <Text size="sm" component="span">
      {t("Never")}
    </Text>
  );
}

/** API keys in their list and on their pages. */
export const keyUi = resourceUi({
  resource: "api-keys",
  metadata: apiKeys,
  title: t("API keys"),
  singular: t("API key"),
  note: t("API keys let programs use the API with some of their owner's permissions."),
  fields: {
    key_hint: { label: t("Begins with") },
    ip_allowlist: { label: t("Allowed addresses") },
    created_by_user_id: { label: t("Owner") },
    revoked_by_user_id: { label: t("Revoked by") },
    last_used_at: { label: t("Last used") },
    last_used_ip: { label: t("Last used from") },
    last_used_user_agent: { label: t("Last used by") },
    expires_at: { label: t("Expires"), hint: undefined },
    created_at: { label: t("Created") },
    regenerated_at: { label: t("Regenerated") },
    revoked_at: { label: t("Revoked") },
    previous_secret_expires_at: { label: t("Old key works until") },
  },
  list: {
    columns: [
      { name: "name", render: named },
      "created_by_user_id",
      { name: "scopes", render: scopesInWords },
      "last_used_at",
      { name: "expires_at", render: expiry },
      { name: "status", render: ({ attributes }) => <KeyStatus status={attributes.status} /> },
    ],
    more: ["ip_allowlist", "created_at", "description", "last_used_ip", "regenerated_at", "revoked_at"],
    sort: "-created_at",
    views: [
      { id: "usable", label: t("In use"), filters: { status: "active,suspended" } },
      { id: "ended", label: (them) => t("Ended", them), filters: { status: "expired,revoked" } },
      { id: "all", label: (them) => t("All", them), filters: {} },
    ],
    filters: { status: { isHidden: true }, created_by_user_id: { label: t("Owner") } },
    emptyText: t("Create a key for each program that uses the API, so that each can be revoked separately."),
  },
  form: [],
  actions: keyActions,
  page: (id) => `/settings/api-keys/${id}`,
  isCopied: false,
  createPath: "/settings/api-keys/new",
});
