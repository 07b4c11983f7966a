import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { runAction } from "../api/records.ts";
import { confirm } from "../components/confirm.tsx";
import { Icon } from "../components/icon.tsx";
import { notifyDone } from "../components/notify.tsx";
import { nameIn } from "../declare/record-label.ts";
import type { RecordViewProps } from "../declare/record-page.ts";
import { mayRun } from "../declare/rights.ts";
import { useSession } from "../session/session.ts";

interface ArchiveButtonProps extends RecordViewProps {
  /** What archiving means for such a record. */
  readonly text: string;
}

/** Takes a record out of use, or back into it, for those who may. */
export function ArchiveButton({ ui, record, text }: ArchiveButtonProps) {
  const session = useSession();
  const client = useQueryClient();
  const isArchived = record.attributes.archived_at !== null;
  const action = isArchived ? "restore" : "archive";
  const label = isArchived ? "Restore" : "Archive";
  if (!mayRun(session, ui.metadata, action, record)) return null;
  const ask = () =>
    confirm({
      title: `${label} ${nameIn(ui, record)}?`,
      text: isArchived ? "It can be selected again." : text,
      action: label,
      run: async () => {
        await runAction(ui.resource, record.id, action);
        await client.invalidateQueries();
        notifyDone(`${ui.singular} ${isArchived ? "restored" : "archived"}`);
      },
    });
  return (
    <Button
      variant="default"
      leftSection={<Icon name={isArchived ? "archive-off" : "archive"} size={16} />}
      onClick={ask}
    >
      {label}
    </Button>
  );
}
