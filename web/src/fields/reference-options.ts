import { useDebouncedValue } from "@mantine/hooks";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { optionsQuery, recordQuery } from "../api/queries.ts";
import type { ApiRecord, Query, ResourceName } from "../api/records.ts";
import { recordLabel } from "../declare/record-label.ts";

const AT_ONCE = 50;

/** The sort and filters of the selectable records, if they differ from the resource's defaults. */
const ASKED: Readonly<Partial<Record<ResourceName, Query>>> = {
  employees: { sort: "first_name,last_name", archived: "false" },
  users: { sort: "first_name,last_name", archived: "false" },
};

export interface Option {
  readonly value: string;
  readonly label: string;
}

export const optionOf = (record: ApiRecord): Option => ({ value: record.id, label: recordLabel(record) });

/**
 * The selectable records: the first page, and what a typed search finds if there are more. Nothing is requested until
 * the field has the focus (`onFocus`), since most fields of a form are left unchanged.
 * @param narrowed further filters of the selectable records
 */
export function useReferenceOptions(resource: ResourceName, narrowed: Query = {}) {
  const [isAsked, setAsked] = useState(false);
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), 250);
  const requested = { ...ASKED[resource], ...narrowed, perPage: AT_ONCE };
  const { data: first, isLoading } = useQuery({ ...optionsQuery(resource, requested), enabled: isAsked });
  const hasMore = (first?.meta.total ?? 0) > AT_ONCE;
  const { data: found, isFetching } = useQuery({
    ...optionsQuery(resource, { ...requested, search }),
    enabled: hasMore && search !== "",
  });
  const records = (hasMore && search !== "" ? found : first)?.data ?? [];
  return {
    options: records.map(optionOf),
    isSearched: hasMore,
    isFetching: isFetching || isLoading,
    typed,
    setTyped,
    onFocus: () => setAsked(true),
  };
}

/**
 * The selected records as options: those that are known, and the others, which are requested one by one. A record that
 * cannot be read is omitted.
 */
export function useChosenOptions(
  resource: ResourceName,
  ids: readonly string[],
  known: readonly Option[],
): { readonly options: readonly Option[]; readonly isPending: boolean } {
  const missing = ids.filter((id) => !known.some(({ value }) => value === id));
  const found = useQueries({
    queries: missing.map((id) => ({ ...recordQuery(resource, id), retry: false })),
  });
  return {
    options: [...known, ...found.flatMap(({ data }) => (data ? [optionOf(data.record)] : []))],
    isPending: found.some((one) => one.isPending),
  };
}
