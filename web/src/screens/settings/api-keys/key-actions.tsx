import { Button, Group } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { runAction } from "../../../api/records.ts";
import { confirm } from "../../../components/confirm.tsx";
import { Icon } from "../../../components/icon.tsx";
import { notifyDone } from "../../../components/notify.tsx";
import { SecretDialog } from "../../../components/secret-once.tsx";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { mayRun } from "../../../declare/rights.ts";
import { ActionDialog } from "../../../records/action-dialog.tsx";
import { useSession } from "../../../session/session.ts";
import { A_DAY, graceMinutes } from "../grace-minutes.ts";
import { NewSecret } from "./new-secret.tsx";

/** What can be done with a key: regenerate, end the old one, revoke. */
export function KeyActions({ ui, record }: RecordViewProps) {
  const session = useSession();
  const client = useQueryClient();
  const [open, setOpen] = useState<"regenerate" | "revoke" | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const { status, previous_secret_expires_at, created_by_user_id, name } = record.attributes;
  const isOwner = created_by_user_id === session.user.id;
  const may = (action: string) => isOwner || mayRun(session, ui.metadata, action, record);
  const hasEnded = status === "revoked";
  const endOld = () =>
    confirm({
      title: "End the old key now?",
      text: "Programs that still use it are rejected from their next request on.",
      action: "End the old key",
      isDangerous: true,
      run: async () => {
        await runAction("api-keys", record.id, "end-grace");
        await client.invalidateQueries();
        notifyDone("The old key has ended.");
      },
    });
  return (
    <Group gap="xs">
      {previous_secret_expires_at !== null && may("end-grace") && (
        <Button variant="default" onClick={endOld}>
          End the old key
        </Button>
      )}
      {!hasEnded && isOwner && (
        <Button
          variant="default"
          leftSection={<Icon name="refresh" size={16} />}
          onClick={() => setOpen("regenerate")}
        >
          Regenerate
        </Button>
      )}
      {!hasEnded && may("revoke") && (
        <Button color="red" variant="light" onClick={() => setOpen("revoke")}>
          Revoke
        </Button>
      )}
      {open === "regenerate" && (
        <ActionDialog
          ui={ui}
          record={record}
          action="regenerate"
          title={`Regenerate ${name}?`}
          text="A new key with the same scopes is created. The old key keeps working for as long as you choose, so that programs can switch to the new one."
          label="Regenerate"
          fields={{
            grace_minutes: graceMinutes("The old key ends"),
            expires_at: { label: "The new one expires", hint: "If empty, unchanged." },
          }}
          initial={{ grace_minutes: A_DAY }}
          done="The key is regenerated."
          onDone={({ meta }) => setSecret(String(meta?.plain_text_key))}
          onClose={() => setOpen(null)}
        />
      )}
      {open === "revoke" && (
        <ActionDialog
          ui={ui}
          record={record}
          action="revoke"
          title={`Revoke ${name}?`}
          text="It is rejected from the next request on, together with the old key of a regeneration. This cannot be undone."
          label="Revoke the key"
          isDangerous
          fields={{ reason: { label: "Reason" } }}
          onClose={() => setOpen(null)}
        />
      )}
      {secret !== null && (
        <SecretDialog title="Your new key" onClose={() => setSecret(null)}>
          {(close) => <NewSecret secret={secret}>{close}</NewSecret>}
        </SecretDialog>
      )}
    </Group>
  );
}
