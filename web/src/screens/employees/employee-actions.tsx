import { Button, Group } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type ApiRecord, runAction } from "../../api/records.ts";
import { confirm } from "../../components/confirm.tsx";
import { Icon } from "../../components/icon.tsx";
import { notifyDone } from "../../components/notify.tsx";
import { recordLabel } from "../../declare/record-label.ts";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { mayRun } from "../../declare/rights.ts";
import { ActionDialog } from "../../records/action-dialog.tsx";
import { useSession } from "../../session/session.ts";
import { ARCHIVE_FIELDS, RESTORE_FIELDS } from "./leaving-fields.ts";

/** Whether the account can still be invited, as far as the person may know. */
function awaitsInvitation({ attributes, relationships }: ApiRecord): boolean {
  if (attributes.archived_at || attributes.status === "inactive") return false;
  const user = relationships?.user as ApiRecord | null | undefined;
  return user ? ["pending", "invited"].includes(String(user.attributes.status)) : true;
}

/** What can be done with a person: invite, archive, restore. */
export function EmployeeActions({ ui, record }: RecordViewProps) {
  const session = useSession();
  const client = useQueryClient();
  const [open, setOpen] = useState<"archive" | "restore" | null>(null);
  const may = (action: string) => mayRun(session, ui.metadata, action, record);
  const isArchived = Boolean(record.attributes.archived_at);
  const name = recordLabel(record);
  const invite = () =>
    confirm({
      title: `Invite ${name}?`,
      text: `We send a mail to ${record.attributes.email}. Its link works for seven days; earlier links stop working.`,
      action: "Send the invitation",
      run: async () => {
        await runAction("employees", record.id, "invite");
        await client.invalidateQueries();
        notifyDone("Invitation sent");
      },
    });
  return (
    <Group gap="xs">
      {may("invite") && awaitsInvitation(record) && (
        <Button variant="default" leftSection={<Icon name="mail-forward" size={16} />} onClick={invite}>
          Invite
        </Button>
      )}
      {!isArchived && may("archive") && (
        <Button
          variant="default"
          leftSection={<Icon name="archive" size={16} />}
          onClick={() => setOpen("archive")}
        >
          Archive
        </Button>
      )}
      {isArchived && may("restore") && (
        <Button
          variant="default"
          leftSection={<Icon name="archive-off" size={16} />}
          onClick={() => setOpen("restore")}
        >
          Restore
        </Button>
      )}
      {open === "archive" && (
        <ActionDialog
          ui={ui}
          record={record}
          action="archive"
          title={`Archive ${name}?`}
          text="The employment ends, the account is closed, and sessions and API keys stop working immediately. Direct reports move to the next manager up."
          label="Archive"
          isDangerous
          fields={ARCHIVE_FIELDS}
          onClose={() => setOpen(null)}
        />
      )}
      {open === "restore" && (
        <ActionDialog
          ui={ui}
          record={record}
          action="restore"
          title={`Restore ${name}?`}
          text="The person becomes a current employee again."
          label="Restore"
          fields={RESTORE_FIELDS}
          done="Employee restored"
          onClose={() => setOpen(null)}
        />
      )}
    </Group>
  );
}
