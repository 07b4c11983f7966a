import type { CellEdits } from "./use-cell-edits.ts";
import type { Cell, WeekRow } from "./week-rows.ts";
import type { WorkingDays } from "./working-days.ts";

/** The data and callbacks of a week, for the table and for single days. */
export interface WeekViewProps {
  readonly rows: readonly WeekRow[];
  /** The seven days. */
  readonly days: readonly string[];
  readonly cells: ReadonlyMap<string, Cell>;
  readonly today: string;
  /** The expected time of each day with reasons, once it is loaded. */
  readonly workingDays: WorkingDays | undefined;
  readonly edits: CellEdits;
  /** Whether time can be booked on a day. */
  readonly isOpenOn: (day: string) => boolean;
  /** Opens the entries of a row on a day. */
  readonly onOpen: (row: WeekRow, day: string) => void;
  /** Removes an empty row. */
  readonly onRemove: (key: string) => void;
}
