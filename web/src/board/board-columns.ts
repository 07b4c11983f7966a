import { useQuery } from "@tanstack/react-query";
import { EVERY_MINUTE, listQuery, optionsQuery } from "../api/queries.ts";
import type { ApiRecord, ResourceName } from "../api/records.ts";
import type { BoardUi } from "../declare/board-ui.ts";
import { recordLabel } from "../declare/record-label.ts";
import { fieldOf, type ResourceUi } from "../declare/resource-ui.ts";
import { optionOf, useChosenOptions } from "../fields/reference-options.ts";
import { byName } from "../format/names.ts";
import { inWords, withinSentence } from "../format/words.ts";
import { t } from "../messages/t.ts";
import { filterOfColumn, NO_VALUE } from "./grouped-board.ts";

type Filters = Readonly<Record<string, string>>;

/** By what records are grouped, as a board declares it. */
export type GroupedBy = Pick<BoardUi, "groupBy" | "columns">;

export interface BoardColumn {
  /** The value of the field by which the board is grouped. */
  readonly id: string;
  readonly name: string;
  /** The colour that its record has. */
  readonly color: string | null;
}

/** The figures of a column, as the API returns them: `count` and the declared sums. */
export type ColumnFigures = Readonly<Record<string, number | null>>;

/** The options of the field by which a board is grouped. */
function optionColumns(ui: ResourceUi, { groupBy }: GroupedBy): BoardColumn[] {
  const { options = [], optionLabels } = fieldOf(ui, groupBy);
  const labelOf = (option: string): string =>
    (typeof optionLabels === "function" ? optionLabels(option) : optionLabels?.[option]) ?? inWords(option);
  return options.map((option) => ({ id: String(option), name: labelOf(String(option)), color: null }));
}

/** The records that the cards refer to as columns, by name; those that cannot be read have no name of their own. */
function useReferredColumns(
  ui: ResourceUi,
  { groupBy, columns }: GroupedBy,
  { of, total }: Pick<ReturnType<typeof useFigures>, "of" | "total">,
) {
  const { resource } = fieldOf(ui, groupBy);
  const isReferring = columns === undefined && resource !== undefined;
  const ids = isReferring ? [...of.keys()].filter((id) => id !== NO_VALUE) : [];
  const referred = (resource ?? "workspace") as ResourceName;
  // One request has the names of most; the others are requested one by one.
  const listed = useQuery({ ...optionsQuery(referred), enabled: isReferring, retry: false });
  const isListed = listed.data !== undefined || listed.isError;
  const known = listed.data?.data.map(optionOf) ?? [];
  const { options, isPending } = useChosenOptions(referred, isListed ? ids : [], known);
  if (!isReferring || !total || !isListed || isPending) return null;
  const names = new Map(options.map(({ value, label }) => [value, label]));
  return ids
    .map((id) => ({ id, name: names.get(id) ?? t("Not visible to you"), color: null }))
    .sort((one, other) => byName(one.name, other.name));
}

/** The columns that the filters leave; undefined until they are known. */
export function useColumnsOf(
  ui: ResourceUi,
  board: GroupedBy,
  filters: Filters,
  figures: Pick<ReturnType<typeof useFigures>, "of" | "total">,
) {
  const { resource, query } = board.columns ?? {};
  const field = fieldOf(ui, board.groupBy);
  const referred = useReferredColumns(ui, board, figures);
  const { data, error, refetch } = useQuery({
    ...optionsQuery(resource ?? ("workspace" as ResourceName), query),
    enabled: resource !== undefined,
  });
  const columns = resource
    ? data?.data.map((record: ApiRecord) => ({
        id: record.id,
        name: recordLabel(record),
        color: typeof record.attributes.color === "string" ? record.attributes.color : null,
      }))
    : field.resource !== undefined
      ? (referred ?? undefined)
      : optionColumns(ui, board);
  // Of a board's own columns every record is in one.
  const without =
    !resource && figures.of.has(NO_VALUE)
      ? [{ id: NO_VALUE, name: t`Without ${withinSentence(field.label)}`, color: null }]
      : [];
  const chosen = filters[board.groupBy]?.split(",");
  return {
    columns:
      columns && [...columns, ...without].filter(({ id }) => chosen?.includes(filterOfColumn(id)) ?? true),
    failure: error,
    retry: refetch,
  };
}

/** The figures of each column and of the whole board. */
export function useFigures(ui: ResourceUi, { groupBy }: GroupedBy, filters: Filters) {
  const { data, error, isPlaceholderData } = useQuery({
    ...listQuery(ui.resource, { ...filters, group: groupBy, perPage: 500 }),
    ...EVERY_MINUTE,
  });
  const of = new Map(
    data?.data.map(({ id, attributes }) => [id, attributes as unknown as ColumnFigures]) ?? [],
  );
  const meta = data?.meta as (ColumnFigures & { readonly currency?: string }) | undefined;
  return { of, total: meta, currency: meta?.currency, error, isStale: isPlaceholderData };
}
