import type { ReactNode } from "react";

/** A column of a report: a name, a figure, or content made of the row. */
export interface FigureColumn<Row> {
  /** The name for the API's `sort`. */
  readonly name: string;
  readonly label: string;
  /** Whether the column has figures, which are right-aligned and first sorted in descending order. */
  readonly isFigure?: boolean;
  /** Whether rows cannot be sorted by the column. */
  readonly isUnsorted?: boolean;
  readonly show: (row: Row) => ReactNode;
  /** The content of the column's footer. */
  readonly total?: ReactNode;
}

export interface FigureTableProps<Row> {
  /** The table's name for screen readers. */
  readonly label: string;
  readonly columns: readonly FigureColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The value of the `sort` parameter. */
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  /** Whether the rows are those of the previous parameters, shown until the new ones arrive. */
  readonly isStale?: boolean;
}

/** The sort that a click on the header of a column requests. */
export function nextSort({ name, isFigure }: FigureColumn<never>, sort: string): string {
  if (sort === name) return `-${name}`;
  if (sort === `-${name}`) return name;
  return isFigure ? `-${name}` : name;
}
