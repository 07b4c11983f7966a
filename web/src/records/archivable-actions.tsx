import { Group } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import type { ComponentType } from "react";
import type { RecordViewProps } from "../declare/record-page.ts";
import { ArchiveButton } from "./archive-button.tsx";
import { DeleteButton } from "./delete-button.tsx";

interface Consequences {
  /** What archiving means, for the question before it. */
  readonly archiving: string;
  /** What goes with a deleted record. */
  readonly deletion: string;
  /** Where a deleted record was found. */
  readonly listPath: string;
}

/** What is done with records that are archived once they are in use, and deleted while they are not. */
export function archivableActions({
  archiving,
  deletion,
  listPath,
}: Consequences): ComponentType<RecordViewProps> {
  return function ArchivableActions({ ui, record }) {
    const navigate = useNavigate();
    return (
      <Group gap="xs">
        <ArchiveButton ui={ui} record={record} text={archiving} />
        {record.attributes.is_used !== true && (
          <DeleteButton
            ui={ui}
            record={record}
            text={deletion}
            onDone={() => navigate({ to: listPath as never })}
          />
        )}
      </Group>
    );
  };
}
