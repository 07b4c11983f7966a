import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { EVERY_MINUTE } from "../api/queries.ts";
import { type ApiRecord, listRecords, type Query } from "../api/records.ts";
import { labelSelection } from "../declare/record-label.ts";
import { fieldOf } from "../declare/resource-ui.ts";
import { useBoard } from "./board-context.ts";
import { filterOfColumn } from "./grouped-board.ts";
import { withMoves } from "./use-moves.ts";

const PAGE_SIZE = 25;

/** The cards of a column, page by page. */
export function useColumnCards(column: string, query: Query) {
  const { ui, board, moves } = useBoard();
  const include = (board.related ?? []).flatMap((name) => labelSelection(fieldOf(ui, name)) ?? []).join(",");
  const wanted: Query = {
    ...query,
    [board.groupBy]: filterOfColumn(column),
    include: include || undefined,
    perPage: PAGE_SIZE,
  };
  const { data, error, refetch, ...more } = useInfiniteQuery({
    queryKey: [ui.resource, "list", "column", wanted],
    queryFn: ({ pageParam }) => listRecords(ui.resource, { ...wanted, page: pageParam }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
    placeholderData: keepPreviousData,
    ...EVERY_MINUTE,
  });
  // A record that others moved while the pages were read is on two of them.
  const read = new Map<string, ApiRecord>(
    data?.pages.flatMap((page) => page.data as readonly ApiRecord[]).map((one) => [one.id, one]),
  );
  return {
    cards: data && withMoves(column, [...read.values()], moves),
    error,
    refetch,
    hasMore: more.hasNextPage,
    isReadingMore: more.isFetchingNextPage,
    readMore: () => void more.fetchNextPage(),
  };
}
