import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { optionsQuery } from "../api/queries.ts";
import type { Query } from "../api/records.ts";
import { type Definition, definitionOf } from "./definition.ts";

const NONE: readonly Definition[] = [];

/** The definitions of custom fields that match the filters, in their order. */
export const definitionsQuery = (filters: Query) =>
  optionsQuery("custom-fields", { ...filters, sort: "position" });

/** The definitions of custom fields that match the filters; without filters nothing is requested. */
export function useDefinitions(filters: Query | null) {
  const { data, isPending } = useQuery({
    ...definitionsQuery(filters ?? {}),
    enabled: filters !== null,
  });
  const definitions = useMemo(() => data?.data.map(definitionOf) ?? NONE, [data]);
  return { definitions, isKnown: filters === null || !isPending };
}
