import type { CellEdits } from "./use-cell-edits.ts";
import type { Cell, WeekRow } from "./week-rows.ts";

/** What the week is shown from, as a table or day by day. */
export interface WeekViewProps {
  readonly rows: readonly WeekRow[];
  /** The seven days. */
  readonly days: readonly string[];
  readonly cells: ReadonlyMap<string, Cell>;
  readonly today: string;
  /** Minutes by day, as soon as they are known. */
  readonly expected: Readonly<Record<string, number>> | undefined;
  readonly edits: CellEdits;
  /** Whether time can be booked on a day. */
  readonly isOpenOn: (day: string) => boolean;
  /** Opens the entries of a row on a day. */
  readonly onOpen: (row: WeekRow, day: string) => void;
  /** Takes a row away that holds nothing. */
  readonly onRemove: (key: string) => void;
}
