import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { deleteRecord } from "../api/records.ts";
import { refreshScreen } from "../api/refresh-screen.ts";
import { confirm } from "../components/confirm.tsx";
import { nameIn } from "../declare/record-label.ts";
import type { RecordViewProps } from "../declare/record-page.ts";
import { t } from "../messages/t.ts";
import { useSession } from "../session/session.ts";
import { isDeletionUndone, notifyActed } from "./undo/notify-acted.ts";

interface DeleteButtonProps extends RecordViewProps {
  /** The consequences, if more than the record is deleted. */
  readonly text?: string;
  /** Leaves the screen or drawer that shows the record. */
  readonly onDone: () => void | Promise<void>;
}

/** Deletes a record; shown to people who may. If other records still refer to it, the API says so. */
export function DeleteButton({ ui, record, text = "", onDone }: DeleteButtonProps) {
  const client = useQueryClient();
  const session = useSession();
  if (!ui.metadata.rights.delete || !record.meta.authorizedToDelete) return null;
  const ask = () =>
    confirm({
      title: t`Delete ${nameIn(ui, record)}?`,
      text: isDeletionUndone(ui, true) ? text : `${text} ${t("This cannot be undone.")}`.trim(),
      action: t("Delete"),
      isDangerous: true,
      run: async () => {
        await deleteRecord(ui.resource, record.id);
        await onDone();
        await refreshScreen(client);
        const message = t`${ui.singular} deleted`;
        await notifyActed({ ui, session, client, action: null, records: [record], message });
      },
    });
  return (
    <Button variant="subtle" color="red" onClick={ask}>
      {t("Delete")}
    </Button>
  );
}
