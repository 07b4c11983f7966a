import type { ReactNode } from "react";

/** A column of a report: a name, a figure, or something made of the row. */
export interface FigureColumn<Row> {
  /** As the API's `sort` takes it. */
  readonly name: string;
  readonly label: string;
  /** Figures stand at the right, and are ordered from the largest down at first. */
  readonly isFigure?: boolean;
  /** A column that rows are not ordered by. */
  readonly isUnsorted?: boolean;
  readonly show: (row: Row) => ReactNode;
  /** The content of the column below all rows. */
  readonly total?: ReactNode;
}

export interface FigureTableProps<Row> {
  /** What the rows are, for those who do not see the table. */
  readonly label: string;
  readonly columns: readonly FigureColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** As the `sort` parameter takes it. */
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  /** The rows are those of another choice until the new ones are there. */
  readonly isStale?: boolean;
}

/** What a click on the head of a column asks for. */
export function nextSort({ name, isFigure }: FigureColumn<never>, sort: string): string {
  if (sort === name) return `-${name}`;
  if (sort === `-${name}`) return name;
  return isFigure ? `-${name}` : name;
}
