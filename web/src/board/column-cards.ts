import { usePagedRecords } from "../api/paged-records.ts";
import type { Query } from "../api/records.ts";
import { labelSelection } from "../declare/record-label.ts";
import { fieldOf } from "../declare/resource-ui.ts";
import { useBoard } from "./board-context.ts";
import { filterOfColumn } from "./grouped-board.ts";
import { withMoves } from "./use-moves.ts";

/** The cards of a column, page by page. */
export function useColumnCards(column: string, query: Query) {
  const { ui, board, moves } = useBoard();
  const include = (board.related ?? []).flatMap((name) => labelSelection(fieldOf(ui, name)) ?? []).join(",");
  const { records, ...read } = usePagedRecords(ui.resource, {
    ...query,
    [board.groupBy]: filterOfColumn(column),
    include: include || undefined,
  });
  return { ...read, cards: records && withMoves(column, records, moves) };
}
