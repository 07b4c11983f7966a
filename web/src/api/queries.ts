import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { describeFilters, listRecords, type Query, type ResourceName, showRecord } from "./records.ts";

const MINUTE = 60_000;
/** The maximum number of options, which is one page. */
export const MAX_OPTIONS = 500;

/** A page of a list; the previous page stays visible while the next one loads. */
export const listQuery = <N extends ResourceName>(resource: N, query: Query = {}) =>
  queryOptions({
    queryKey: [resource, "list", query],
    queryFn: () => listRecords(resource, query),
    placeholderData: keepPreviousData,
  });

export const recordQuery = <N extends ResourceName>(resource: N, id: string, query: Query = {}) =>
  queryOptions({
    queryKey: [resource, "record", id, query],
    queryFn: () => showRecord(resource, id, query),
  });

/** Names change rarely, so they are cached for a while, because every form requests them. */
export const optionsQuery = <N extends ResourceName>(resource: N, query: Query = {}) =>
  queryOptions({
    queryKey: [resource, "options", query],
    queryFn: () => listRecords(resource, { perPage: MAX_OPTIONS, ...query }),
    staleTime: 2 * MINUTE,
  });

/** Data that depends only on the caller's rights is requested once, and again when the resource is changed here. */
export const ONCE_A_SESSION = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

/** What leaves the person's sight is not reported by the stream of changes, so what is on the screen is read again this often. */
export const EVERY_MINUTE = { refetchInterval: MINUTE };

export const filtersQuery = (resource: ResourceName) =>
  queryOptions({
    queryKey: [resource, "filters"],
    queryFn: () => describeFilters(resource),
    ...ONCE_A_SESSION,
  });
