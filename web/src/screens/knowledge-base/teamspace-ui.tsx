import { Badge, Group, Text } from "@mantine/core";
import { teamspaces } from "../../api/generated/resources/teamspaces.ts";
import type { ApiRecord } from "../../api/records.ts";
import { resourceUi } from "../../declare/resource-ui.ts";
import { t } from "../../messages/t.ts";

/** What people may do in a teamspace, in the words of the screens. */
export const ACCESS_LABELS: Readonly<Record<string, string>> = {
  none: t("Nothing (private)"),
  viewer: t("Read"),
  editor: t("Read and edit"),
  admin: t("Administer"),
};

/** Says that only members see a teamspace. */
export const PrivateBadge = ({ isPrivate }: { readonly isPrivate: boolean }) =>
  isPrivate ? (
    <Badge variant="light" color="gray" tt="none" fw={600}>
      {t("Private")}
    </Badge>
  ) : null;

const named = ({ attributes }: ApiRecord<"teamspaces">) => (
  <Group gap="xs" wrap="nowrap">
    <Text size="sm" fw={500} component="span">
      {attributes.icon ? `${attributes.icon} ${attributes.name}` : attributes.name}
    </Text>
    <PrivateBadge isPrivate={attributes.is_private} />
  </Group>
);

/** The list, form and page of teamspaces. */
export const teamspaceUi = resourceUi({
  resource: "teamspaces",
  metadata: teamspaces,
  title: t("Teamspaces"),
  singular: t("Teamspace"),
  note: t("Areas of the knowledge base. Each has its own pages, and decides who reads and edits them."),
  fields: {
    name: { hint: undefined },
    icon: { hint: t("An emoji.") },
    default_access: { label: t("Everybody may"), hint: undefined, optionLabels: ACCESS_LABELS },
    is_private: { label: t("Private"), hint: undefined },
    members: { label: t("Members"), hint: t("Who may do more than everybody. At least one administers.") },
    my_access: { label: t("You may"), hint: undefined, optionLabels: ACCESS_LABELS },
    pages_count: { label: t("Pages"), hint: undefined },
    archived_at: { label: t("Archived") },
  },
  list: {
    columns: [{ name: "name", render: named }, "description", "pages_count", "my_access"],
    more: ["default_access", "created_at", "updated_at"],
    sort: "name",
    views: [
      { id: "live", label: t("In use"), filters: { archived: "false" } },
      { id: "archived", label: (them) => t("Archived", them), filters: { archived: "true" } },
    ],
    filters: { archived: { isHidden: true }, member_id: { label: t("Member"), resource: "employees" } },
    emptyText: t("A teamspace holds the pages of a team or a topic, such as a handbook."),
  },
  form: [
    { title: t("Teamspace"), fields: ["name", "description", "icon", "color"] },
    { title: t("Access"), fields: ["default_access", "members"] },
  ],
  initial: ({ employee_id }) => ({
    members: employee_id === null ? [] : [{ employee_id, access: "admin" }],
  }),
  actions: {
    leave: {
      label: t("Leave the teamspace"),
      text: t("You keep what everybody may do there."),
      done: t("Left"),
    },
    archive: {
      label: t("Archive"),
      icon: "archive",
      text: t("Only its admins will see it, and nothing in it can be changed."),
      isDangerous: true,
      done: t("Archived"),
    },
    restore: { label: t("Restore"), icon: "archive-off", isImmediate: true, done: t("Restored") },
  },
  lockOf: ({ attributes }: ApiRecord<"teamspaces">) =>
    attributes.archived_at === null ? null : t("An archived teamspace cannot be changed."),
  deletion: {
    text: t("A teamspace can be deleted as long as it has no pages."),
    isOffered: ({ attributes }: ApiRecord<"teamspaces">) => attributes.pages_count === 0,
  },
  page: (id) => `/knowledge-base/teamspaces/${id}`,
  createPath: "/knowledge-base/teamspaces/new",
});
