import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import type { RecordViewProps } from "../declare/record-page.ts";
import { t } from "../messages/t.ts";
import { useSession } from "../session/session.ts";
import { askToDelete, isDeletable } from "./ask-to-delete.ts";

interface DeleteButtonProps extends RecordViewProps {
  /** The consequences, if more than the record is deleted. */
  readonly text?: string;
  /** Leaves the screen or drawer that shows the record. */
  readonly onDone: () => void | Promise<void>;
}

/** Deletes a record; shown to people who may. */
export function DeleteButton({ ui, record, text, onDone }: DeleteButtonProps) {
  const client = useQueryClient();
  const session = useSession();
  if (!isDeletable(ui, record)) return null;
  return (
    <Button
      variant="subtle"
      color="red"
      onClick={() => askToDelete({ ui, session, client, record, text, onDone })}
    >
      {t("Delete")}
    </Button>
  );
}
