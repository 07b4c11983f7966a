import { Badge, Group, Text } from "@mantine/core";
import { clientContacts } from "../../api/generated/resources/client-contacts.ts";
import type { ApiRecord } from "../../api/records.ts";
import { resourceUi } from "../../declare/resource-ui.ts";
import { t } from "../../messages/t.ts";

const named = ({ attributes }: ApiRecord<"client-contacts">) => (
  <Group gap="xs">
    <Text size="sm" fw={500} component="span">
      {attributes.name ?? attributes.email}
    </Text>
    {attributes.is_primary === true && (
      <Badge variant="light" tt="none" fw={600}>
        {t("Primary")}
      </Badge>
    )}
    {attributes.is_billing === true && (
      <Badge variant="default" tt="none" fw={600}>
        {t("Invoices")}
      </Badge>
    )}
  </Group>
);

/** The list and form of contacts. */
export const contactUi = resourceUi({
  resource: "client-contacts",
  metadata: clientContacts,
  title: t("Contacts"),
  singular: t("Contact"),
  fields: {
    client_id: { label: t("Client") },
    position: { label: t("Job title"), hint: undefined },
    is_primary: { label: t("Primary contact"), hint: undefined },
    is_billing: { label: t("Receives invoices"), hint: undefined },
  },
  list: {
    columns: [{ name: "name", render: named, sort: "last_name" }, "position", "email", "phone"],
    more: ["client_id", "created_at"],
    sort: "last_name",
    filters: { client_id: { label: t("Client") } },
    emptyText: t("Nobody yet."),
  },
  form: [
    {
      title: t("Contact"),
      fields: [
        "client_id",
        "first_name",
        "last_name",
        "email",
        "phone",
        "position",
        "is_primary",
        "is_billing",
        "notes",
      ],
    },
  ],
});
