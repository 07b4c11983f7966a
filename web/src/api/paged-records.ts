import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { EVERY_MINUTE } from "./queries.ts";
import { type ApiRecord, listRecords, type Query, type ResourceName } from "./records.ts";

const PAGE_SIZE = 25;

/** Records that are read page by page as somebody asks for more, such as those of a column or a group. */
export function usePagedRecords(resource: ResourceName, query: Query) {
  const wanted: Query = { ...query, perPage: PAGE_SIZE };
  const { data, error, refetch, ...more } = useInfiniteQuery({
    queryKey: [resource, "list", "paged", wanted],
    queryFn: ({ pageParam }) => listRecords(resource, { ...wanted, page: pageParam }),
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
    records: data && [...read.values()],
    error,
    refetch,
    hasMore: more.hasNextPage,
    isReadingMore: more.isFetchingNextPage,
    readMore: () => void more.fetchNextPage(),
  };
}
