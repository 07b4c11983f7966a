import { Button, Group } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { runAction } from "../../../api/records.ts";
import { confirm } from "../../../components/confirm.tsx";
import { Icon } from "../../../components/icon.tsx";
import { notifyDone } from "../../../components/notify.tsx";
import { recordLabel } from "../../../declare/record-label.ts";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { mayRun } from "../../../declare/rights.ts";
import { useSession } from "../../../session/session.ts";

/** What can be done with an account: invite, archive, restore. An employee's account follows the employee. */
export function UserActions({ ui, record }: RecordViewProps) {
  const session = useSession();
  const client = useQueryClient();
  const may = (action: string) => mayRun(session, ui.metadata, action, record);
  const { status, email, employee_id } = record.attributes;
  const name = recordLabel(record);
  const ask = (
    action: string,
    title: string,
    text: string,
    label: string,
    done: string,
    isDangerous = false,
  ) =>
    confirm({
      title,
      text,
      action: label,
      isDangerous,
      run: async () => {
        const { message } = await runAction("users", record.id, action);
        await client.invalidateQueries();
        notifyDone(message ?? done);
      },
    });
  return (
    <Group gap="xs">
      {["pending", "invited"].includes(String(status)) && may("invite") && (
        <Button
          leftSection={<Icon name="mail-forward" size={16} />}
          onClick={() =>
            ask(
              "invite",
              status === "invited" ? `Invite ${name} again?` : `Invite ${name}?`,
              `We send a mail to ${email}. Its link works for seven days; earlier links stop working.`,
              "Send the invitation",
              "Invitation sent",
            )
          }
        >
          {status === "invited" ? "Invite again" : "Invite"}
        </Button>
      )}
      {employee_id === null && status !== "archived" && may("archive") && (
        <Button
          variant="default"
          leftSection={<Icon name="archive" size={16} />}
          onClick={() =>
            ask(
              "archive",
              `Archive the account of ${name}?`,
              "Sessions and API keys stop working immediately.",
              "Archive",
              "Account archived",
              true,
            )
          }
        >
          Archive
        </Button>
      )}
      {employee_id === null && status === "archived" && may("restore") && (
        <Button
          variant="default"
          leftSection={<Icon name="archive-off" size={16} />}
          onClick={() =>
            ask(
              "restore",
              `Restore the account of ${name}?`,
              "The person can sign in again.",
              "Restore",
              "Account restored",
            )
          }
        >
          Restore
        </Button>
      )}
    </Group>
  );
}
