import { ActionIcon, Menu } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type ApiRecord, deleteRecord, runAction } from "../../../api/records.ts";
import { confirm } from "../../../components/confirm.tsx";
import { Icon } from "../../../components/icon.tsx";
import { notifyDone, notifyFailure } from "../../../components/notify.tsx";
import { definitionOf } from "../../../custom-fields/definition.ts";
import { t } from "../../../messages/t.ts";
import { ActionDialog } from "../../../records/action-dialog.tsx";
import { definitionUi } from "./definition-ui.ts";

interface DefinitionMenuProps {
  readonly record: ApiRecord;
  readonly onOpen: () => void;
  readonly onMoveUp?: () => void;
  readonly onMoveDown?: () => void;
}

/** What can be done with a field, for those who may. */
export function DefinitionMenu({ record, onOpen, onMoveUp, onMoveDown }: DefinitionMenuProps) {
  const client = useQueryClient();
  const [isPurging, setPurging] = useState(false);
  const { name, archived_at, is_used } = definitionOf(record);
  const isArchived = archived_at !== null;
  const { mutate: restore } = useMutation({
    mutationFn: () => runAction("custom-fields", record.id, "restore"),
    onSuccess: async () => {
      await client.invalidateQueries();
      notifyDone(t("Custom field restored"));
    },
    onError: notifyFailure,
  });
  if (!record.meta.authorizedToUpdate) return null;
  const archive = () =>
    confirm({
      title: t`Archive ${name}?`,
      text: t(
        "Records, lists and files no longer show it. Its values are preserved and reappear when it is restored.",
      ),
      action: t("Archive"),
      run: async () => {
        await runAction("custom-fields", record.id, "archive");
        await client.invalidateQueries();
        notifyDone(t("Custom field archived"));
      },
    });
  const remove = () =>
    confirm({
      title: t`Delete ${name}?`,
      text: t("No record has a value in it. This cannot be undone."),
      action: t("Delete"),
      isDangerous: true,
      run: async () => {
        await deleteRecord("custom-fields", record.id);
        await client.invalidateQueries();
        notifyDone(t("Custom field deleted"));
      },
    });
  return (
    <>
      <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t`Actions for ${name}`}>
            <Icon name="dots-vertical" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Icon name="pencil" size={16} />} onClick={onOpen}>
            {t("Edit")}
          </Menu.Item>
          {!isArchived && (
            <>
              <Menu.Item
                leftSection={<Icon name="arrow-up" size={16} />}
                disabled={!onMoveUp}
                onClick={onMoveUp}
              >
                {t("Move up")}
              </Menu.Item>
              <Menu.Item
                leftSection={<Icon name="arrow-down" size={16} />}
                disabled={!onMoveDown}
                onClick={onMoveDown}
              >
                {t("Move down")}
              </Menu.Item>
            </>
          )}
          <Menu.Divider />
          {isArchived ? (
            <Menu.Item leftSection={<Icon name="archive-off" size={16} />} onClick={() => restore()}>
              {t("Restore")}
            </Menu.Item>
          ) : (
            <Menu.Item leftSection={<Icon name="archive" size={16} />} onClick={archive}>
              {t("Archive")}
            </Menu.Item>
          )}
          {!is_used && (
            <Menu.Item color="red" leftSection={<Icon name="trash" size={16} />} onClick={remove}>
              {t("Delete")}
            </Menu.Item>
          )}
          {isArchived && is_used && (
            <Menu.Item
              color="red"
              leftSection={<Icon name="trash" size={16} />}
              onClick={() => setPurging(true)}
            >
              {t("Delete with all values")}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isPurging && (
        <ActionDialog ui={definitionUi} record={record} action="purge" onClose={() => setPurging(false)} />
      )}
    </>
  );
}
