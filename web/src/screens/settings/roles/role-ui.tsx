import { Badge, Group, Text } from "@mantine/core";
import { roles } from "../../../api/generated/resources/roles.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { resourceUi } from "../../../declare/resource-ui.ts";
import { t } from "../../../messages/t.ts";

const named = ({ attributes }: ApiRecord<"roles">) => (
  <Group gap="xs">
    <Text size="sm" fw={500} component="span">
      {attributes.name}
    </Text>
    <RoleBadges attributes={attributes} />
  </Group>
);

/** What is particular about a role. */
export function RoleBadges({ attributes }: Pick<ApiRecord, "attributes">) {
  return (
    <>
      {attributes.is_default === true && (
        <Badge variant="light" tt="none" fw={600}>
          {t("For new accounts")}
        </Badge>
      )}
      {attributes.is_system === true && (
        <Badge variant="default" tt="none" fw={600}>
          {t("Built in")}
        </Badge>
      )}
    </>
  );
}

/** Roles in their list and on their pages. */
export const roleUi = resourceUi({
  resource: "roles",
  metadata: roles,
  title: t("Roles"),
  singular: t("Role"),
  note: t("What people may do. Each account has one role."),
  fields: {
    is_default: { label: t("Role of new accounts") },
    is_system: { label: t("Built in") },
    is_used: { label: t("In use") },
  },
  list: {
    columns: [
      { name: "name", render: named },
      "description",
      {
        name: "permissions",
        label: t("Permissions"),
        render: ({ attributes }) => (
          <Text size="sm" component="span">
            {attributes.effective_permissions?.length}
          </Text>
        ),
      },
      "is_used",
    ],
    more: ["created_at", "updated_at"],
    sort: "name",
    emptyText: t("A role is a set of permissions."),
  },
  form: [],
  deletion: {
    text: t("No account has this role."),
    isOffered: ({ attributes }) => !attributes.is_system,
  },
  page: (id) => `/settings/roles/${id}`,
  isCopied: false,
  createPath: "/settings/roles/new",
});
