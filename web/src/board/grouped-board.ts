import type { BoardGrouping, BoardUi } from "../declare/board-ui.ts";
import { fieldOf, type ResourceUi } from "../declare/resource-ui.ts";

/** The id of the column with the records that have no value; the API names their group so. */
export const NO_VALUE = "none";

/** The ways in which a board can be grouped, with their names; the declared one is first. */
export const groupingsOf = (ui: ResourceUi, board: BoardUi): { value: string; label: string }[] =>
  [{ groupBy: board.groupBy }, ...(board.groupings ?? [])].map(({ groupBy, label }: BoardGrouping) => ({
    value: groupBy,
    label: label ?? fieldOf(ui, groupBy).label,
  }));

/** The value that a column means, in a filter and in a record. */
export const filterOfColumn = (column: string): string => (column === NO_VALUE ? "null" : column);
const valueOfColumn = (column: string): string | null => (column === NO_VALUE ? null : column);

/**
 * The board grouped by another of its fields. Its columns are the options of the field, or the records that the cards
 * refer to; moving a card changes the field.
 */
export function groupedBoard(board: BoardUi, by: string | null): BoardUi {
  if (by === null || !(board.groupings ?? []).some(({ groupBy }) => groupBy === by)) return board;
  return {
    ...board,
    groupBy: by,
    columns: undefined,
    isRanked: false,
    move: (column) => ({ action: null, values: { [by]: valueOfColumn(column) } }),
    isMovable: undefined,
    leadsTo: undefined,
    quickAdd: undefined,
  };
}
