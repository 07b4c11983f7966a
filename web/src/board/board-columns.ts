import { useQuery } from "@tanstack/react-query";
import { EVERY_MINUTE, listQuery, optionsQuery } from "../api/queries.ts";
import type { ApiRecord, ResourceName } from "../api/records.ts";
import type { BoardUi } from "../declare/board-ui.ts";
import { recordLabel } from "../declare/record-label.ts";
import { fieldOf, type ResourceUi } from "../declare/resource-ui.ts";
import { inWords } from "../format/words.ts";

type Filters = Readonly<Record<string, string>>;

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
function optionColumns(ui: ResourceUi, { groupBy }: BoardUi): BoardColumn[] {
  const { options = [], optionLabels } = fieldOf(ui, groupBy);
  const labelOf = (option: string): string =>
    (typeof optionLabels === "function" ? optionLabels(option) : optionLabels?.[option]) ?? inWords(option);
  return options.map((option) => ({ id: String(option), name: labelOf(String(option)), color: null }));
}

/** The columns that the filters leave; undefined until they are known. */
export function useColumnsOf(ui: ResourceUi, board: BoardUi, filters: Filters) {
  const { resource, query } = board.columns ?? {};
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
    : optionColumns(ui, board);
  const chosen = filters[board.groupBy]?.split(",");
  return {
    columns: columns?.filter(({ id }) => chosen?.includes(id) ?? true),
    failure: error,
    retry: refetch,
  };
}

/** The figures of each column and of the whole board. */
export function useFigures(ui: ResourceUi, { groupBy }: BoardUi, filters: Filters) {
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
