import type { QueryClient } from "@tanstack/react-query";
import { type ApiRecord, deleteRecord } from "../api/records.ts";
import { refreshScreen } from "../api/refresh-screen.ts";
import { confirm } from "../components/confirm.tsx";
import { nameIn } from "../declare/record-label.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { t } from "../messages/t.ts";
import type { Session } from "../session/session.ts";
import { isDeletionUndone, notifyActed } from "./undo/notify-acted.ts";

interface Deletion {
  readonly ui: ResourceUi;
  readonly session: Session;
  readonly client: QueryClient;
  readonly record: ApiRecord;
  /** The consequences, if more than the record is deleted. */
  readonly text?: string | undefined;
  /** Leaves the screen or drawer that shows the record. */
  readonly onDone?: () => void | Promise<void>;
}

/** Whether the person may delete the record. */
export const isDeletable = ({ metadata }: ResourceUi, record: ApiRecord): boolean =>
  metadata.rights.delete !== undefined && record.meta.authorizedToDelete;

/** Deletes a record after a confirmation. If other records still refer to it, the API says so. */
export function askToDelete({ ui, session, client, record, text = "", onDone }: Deletion): void {
  confirm({
    title: t`Delete ${nameIn(ui, record)}?`,
    text: isDeletionUndone(ui, true) ? text : `${text} ${t("This cannot be undone.")}`.trim(),
    action: t("Delete"),
    isDangerous: true,
    run: async () => {
      await deleteRecord(ui.resource, record.id);
      await onDone?.();
      await refreshScreen(client);
      const message = t`${ui.singular} deleted`;
      await notifyActed({ ui, session, client, action: null, records: [record], message });
    },
  });
}
