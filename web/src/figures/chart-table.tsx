import type { FigureColumn } from "./figure-column.ts";
import { FigureTable } from "./figure-table.tsx";

interface ChartTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Omit<FigureColumn<Row>, "isUnsorted">[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly isStale: boolean;
}

/** The figures of a chart as a table, in the order of the report. */
export function ChartTable<Row>({ columns, ...table }: ChartTableProps<Row>) {
  return (
    <FigureTable
      {...table}
      columns={columns.map((column) => ({ ...column, isUnsorted: true }))}
      sort=""
      onSort={() => undefined}
    />
  );
}
