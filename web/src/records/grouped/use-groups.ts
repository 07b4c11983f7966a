import { useColumnsOf, useFigures } from "../../board/board-columns.ts";
import type { ResourceUi } from "../../declare/resource-ui.ts";

/** A group of a list's records: those with the same value in a field. */
export interface RecordGroup {
  /** The value of the field, as the API names the group. */
  readonly id: string;
  readonly name: string;
  readonly color: string | null;
  readonly count: number;
}

/** The groups of a list that have records, in the order of the options, of the board's columns, or by name. */
export function useGroups(ui: ResourceUi, groupBy: string, filters: Readonly<Record<string, string>>) {
  const by = ui.board?.groupBy === groupBy ? ui.board : { groupBy };
  const figures = useFigures(ui, by, filters);
  const { columns, failure, retry } = useColumnsOf(ui, by, filters, figures);
  const groups =
    figures.total &&
    columns
      ?.map((column): RecordGroup => ({ ...column, count: figures.of.get(column.id)?.count ?? 0 }))
      .filter(({ count }) => count > 0);
  return {
    groups,
    total: figures.total?.count ?? 0,
    isStale: figures.isStale,
    failure: figures.error ?? failure,
    retry,
  };
}
