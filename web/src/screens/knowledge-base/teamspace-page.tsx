import { Group, Stack, Text, Title } from "@mantine/core";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { t } from "../../messages/t.ts";
import { RecordHistory } from "../../records/record-history.tsx";
import { recordPage } from "../../records/record-page.tsx";
import { PrivateBadge, teamspaceUi } from "./teamspace-ui.tsx";
import { SpacePages } from "./tree/space-pages.tsx";

function TeamspaceHeader({ record }: RecordViewProps<"teamspaces">) {
  const { name, icon, description, is_private } = record.attributes;
  return (
    <Stack gap={6}>
      <Group gap="sm">
        <Title order={1}>{icon ? `${icon} ${name}` : name}</Title>
        <PrivateBadge isPrivate={is_private} />
      </Group>
      {description && <Text c="dimmed">{description}</Text>}
    </Stack>
  );
}

/** A teamspace: its pages as a tree, and who may do what in it. */
export default recordPage({
  ui: teamspaceUi,
  listPath: "/knowledge-base",
  Header: TeamspaceHeader,
  tabs: [
    { id: "pages", label: t("Pages"), Content: SpacePages, isShown: () => true },
    {
      id: "settings",
      label: t("Access and settings"),
      sections: [
        { title: t("Teamspace"), fields: ["name", "description", "icon", "color"] },
        { title: t("Access"), fields: ["default_access", "members", "my_access"] },
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
