import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { EVERY_MINUTE, listQuery } from "../api/queries.ts";
import { type ApiRecord, listRecords, type Query, type ResourceName } from "../api/records.ts";
import type { DatedUi } from "../declare/calendar-ui.ts";
import { labelSelection } from "../declare/record-label.ts";
import { fieldOf, type ResourceUi } from "../declare/resource-ui.ts";
import { type DayRange, rangeWhere, undatedWhere } from "./range-where.ts";

const PER_PAGE = 500;
/** At most so many records are shown at once; with more, nobody could see which is which. */
const MAX_RECORDS = 2_000;

/** Reads page after page until all records are there, or as many as are shown. */
async function readAll(resource: ResourceName, query: Query) {
  const records: ApiRecord[] = [];
  for (let page = 1; ; page++) {
    const { data, meta } = await listRecords(resource, { ...query, page, perPage: PER_PAGE });
    records.push(...(data as readonly ApiRecord[]));
    if (page >= meta.last_page || records.length >= MAX_RECORDS) return { records, total: meta.total };
  }
}

type Filters = Readonly<Record<string, string>>;

/** The records with a day in a range, in the order of their first days, and how many have no day at all. */
export function useRecordsInRange(
  ui: ResourceUi,
  dated: DatedUi,
  { filters, range, by }: { filters: Filters; range: DayRange; by?: string | undefined },
  isReady: boolean,
) {
  const { where, ...others } = filters;
  const isOpenEnded = dated.to !== undefined && fieldOf(ui, dated.to).nullable === true;
  const include = [
    ...[...(dated.related ?? []), ...(by ? [by] : [])].flatMap(
      (name) => labelSelection(fieldOf(ui, name)) ?? [],
    ),
    ...(dated.include ? [dated.include] : []),
  ];
  const query: Query = {
    ...others,
    where: rangeWhere(dated, range, isOpenEnded, where),
    sort: `${dated.from},id`,
    include: include.length > 0 ? [...new Set(include)].join(",") : undefined,
  };
  const read = useQuery({
    queryKey: [ui.resource, "list", "range", query],
    queryFn: () => readAll(ui.resource, query),
    placeholderData: keepPreviousData,
    enabled: isReady,
    ...EVERY_MINUTE,
  });
  const mayLackDays = fieldOf(ui, dated.from).nullable === true;
  const undated = useQuery({
    ...listQuery(ui.resource, { ...others, where: undatedWhere(dated, where), perPage: 1 }),
    enabled: isReady && mayLackDays,
  });
  return {
    records: read.data?.records,
    total: read.data?.total ?? 0,
    undated: mayLackDays ? (undated.data?.meta.total ?? 0) : 0,
    error: read.error,
    retry: read.refetch,
    isStale: read.isPlaceholderData,
  };
}
