import { useState } from "react";
import { RecordDrawer } from "../../../records/record-drawer.tsx";
import { entryUi } from "../entries/entry-ui.tsx";
import { CellEntries } from "./cell-entries.tsx";
import type { Cell, WeekRow } from "./week-rows.ts";

interface OpenedCellProps {
  readonly employeeId: string;
  readonly row: WeekRow;
  readonly day: string;
  readonly cell: Cell;
  /** Whether entries can be added here. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The drawer with the entries of a cell, where they can be changed and added. */
export function OpenedCell({ employeeId, row, day, cell, isOpen, onClose }: OpenedCellProps) {
  const [entry, setEntry] = useState<string | null>(null);
  if (entry === null) {
    return (
      <CellEntries
        {...{ row, day, cell, isOpen, onClose }}
        onEntry={setEntry}
        onNew={() => setEntry("new")}
      />
    );
  }
  return (
    <RecordDrawer
      ui={entryUi}
      open={entry}
      initial={{
        project_id: row.projectId,
        task_id: row.taskId,
        date: day,
        employee_id: employeeId,
      }}
      onClose={() => setEntry(null)}
    />
  );
}
