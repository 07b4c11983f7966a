import { Button, Group, Menu } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { deleteRecord, runAction } from "../../../api/records.ts";
import { confirm } from "../../../components/confirm.tsx";
import { Icon } from "../../../components/icon.tsx";
import { notifyDone, notifyFailure } from "../../../components/notify.tsx";
import { SecretDialog, SecretOnce } from "../../../components/secret-once.tsx";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { ActionDialog } from "../../../records/action-dialog.tsx";
import { graceMinutes } from "../grace-minutes.ts";

/** What can be done with a webhook: test it, switch it off and on, roll its secret, delete it. */
export function WebhookActions({ ui, record }: RecordViewProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isRolling, setRolling] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const isEnabled = record.attributes.status === "enabled";
  const run = useMutation({
    mutationFn: ({ action }: { action: string; done: string }) => runAction("webhooks", record.id, action),
    onSuccess: async (_answer, { done }) => {
      await client.invalidateQueries();
      notifyDone(done);
    },
    onError: notifyFailure,
  });
  const remove = () =>
    confirm({
      title: "Delete the webhook?",
      text: "Its deliveries are deleted with it. This cannot be undone.",
      action: "Delete",
      isDangerous: true,
      run: async () => {
        await deleteRecord("webhooks", record.id);
        await navigate({ to: "/settings/webhooks" });
        await client.invalidateQueries();
        notifyDone("Webhook deleted");
      },
    });
  if (!record.meta.authorizedToUpdate) return null;
  return (
    <Group gap="xs">
      <Button
        data-sends
        variant="default"
        loading={run.isPending}
        onClick={() =>
          run.mutate({ action: "test", done: "A test message was sent; its delivery is listed below." })
        }
      >
        Send a test
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" rightSection={<Icon name="chevron-down" size={14} />}>
            More
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setRolling(true)}>Roll the secret</Menu.Item>
          <Menu.Item
            onClick={() =>
              run.mutate(
                isEnabled
                  ? { action: "disable", done: "Webhook disabled" }
                  : { action: "enable", done: "Webhook enabled" },
              )
            }
          >
            {isEnabled ? "Disable" : "Enable"}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item color="red" onClick={remove}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isRolling && (
        <ActionDialog
          ui={ui}
          record={record}
          action="rotate-secret"
          title="Roll the secret?"
          text="A new secret is created. Until the old one expires, messages are signed with both, so that the receiver can switch to the new one."
          label="Roll the secret"
          fields={{
            grace_minutes: graceMinutes("The old secret expires"),
          }}
          done="The secret has been rolled."
          onDone={({ meta }) => setSecret(String(meta?.secret))}
          onClose={() => setRolling(false)}
        />
      )}
      {secret !== null && (
        <SecretDialog title="New signing secret" onClose={() => setSecret(null)}>
          {(close) => (
            <SecretOnce title="Copy the secret now" label="Signing secret" secret={secret}>
              {close}
            </SecretOnce>
          )}
        </SecretDialog>
      )}
    </Group>
  );
}
