import type { CellEdits } from "./use-cell-edits.ts";
import type { Cell, WeekRow } from "./week-rows.ts";
import type { WorkingDays } from "./working-days.ts";

/** What the week is shown from, as a table or day by day. */
export interface WeekViewProps {
  readonly rows: readonly WeekRow[];
  /** The seven days. */
  readonly days: readonly string[];
  readonly cells: ReadonlyMap<string, Cell>;
  readonly today: string;
  /** What is expected of each day, and why, as soon as it is known. */
  readonly workingDays: WorkingDays | undefined;
  readonly edits: CellEdits;
  /** Whether time can be booked on a day. */
  readonly isOpenOn: (day: string) => boolean;
  /** Opens the entries of a row on a day. */
  readonly onOpen: (row: WeekRow, day: string) => void;
  /** Takes a row away that holds nothing. */
  readonly onRemove: (key: string) => void;
}
