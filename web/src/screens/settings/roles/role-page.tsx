import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { Icon } from "../../../components/icon.tsx";
import { notifyDone } from "../../../components/notify.tsx";
import { Panel } from "../../../components/panel.tsx";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { t } from "../../../messages/t.ts";
import { PermissionMatrix } from "../../../permissions/permission-matrix.tsx";
import { RecordHistory } from "../../../records/record-history.tsx";
import { recordPage } from "../../../records/record-page.tsx";
import { RoleForm } from "./role-form.tsx";
import { RoleBadges, roleUi } from "./role-ui.tsx";

function RoleHeader({ record: { attributes } }: RecordViewProps<"roles">) {
  return (
    <Stack gap={4}>
      <Group gap="sm">
        <Title order={1}>{attributes.name}</Title>
        <RoleBadges attributes={attributes} />
      </Group>
      {attributes.description !== null && <Text c="dimmed">{attributes.description}</Text>}
    </Stack>
  );
}

/** The owner's role has everything and stays as it is. */
const isFixed = ({ attributes }: RecordViewProps<"roles">["record"]): boolean => attributes.is_owner === true;

function RolePermissions({ record }: RecordViewProps<"roles">) {
  const [isEditing, setEditing] = useState(false);
  const mayEdit = record.meta.authorizedToUpdate && !isFixed(record);
  if (isEditing) {
    return (
      <RoleForm
        record={record}
        cancel={
          <Button variant="default" onClick={() => setEditing(false)}>
            {t("Cancel")}
          </Button>
        }
        onDone={() => {
          notifyDone(t("Role saved"));
          setEditing(false);
        }}
      />
    );
  }
  return (
    <Panel
      title={t("Permissions")}
      note={isFixed(record) ? t("Owners may do everything; their role cannot be changed.") : undefined}
      actions={
        mayEdit && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<Icon name="pencil" size={14} />}
            onClick={() => setEditing(true)}
          >
            {t("Edit")}
          </Button>
        )
      }
    >
      <PermissionMatrix value={record.attributes.effective_permissions ?? []} />
    </Panel>
  );
}

/** The page of a role. */
export default recordPage({
  ui: roleUi,
  listPath: "/settings/roles",
  Header: RoleHeader,
  tabs: [
    { id: "permissions", label: t("Permissions"), Content: RolePermissions, isShown: () => true },
    {
      id: "history",
      label: t("History"),
      Content: RecordHistory,
      isShown: (_record, may) => may("view-audit-log"),
    },
  ],
});
