import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Query } from "../../../api/records.ts";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { TableSkeleton } from "../../../components/skeletons.tsx";
import type { FigureColumn } from "../../../figures/figure-column.ts";
import { FigureTable } from "../../../figures/figure-table.tsx";
import { UnconvertedNote } from "../../../figures/unconverted.tsx";
import { leadReportQuery, type Report, type ReportName } from "./lead-reports.ts";

interface ReportFrameProps<Name extends ReportName> {
  readonly name: Name;
  readonly query: Query;
  readonly children: (
    report: Awaited<ReturnType<NonNullable<ReturnType<typeof leadReportQuery<Name>>["queryFn"]>>>,
    isStale: boolean,
  ) => ReactNode;
}

/** A report on leads, or what takes its place while it is read; amounts that it leaves out are named below it. */
export function ReportFrame<Name extends ReportName>({ name, query, children }: ReportFrameProps<Name>) {
  const { data, error, isPlaceholderData } = useQuery(leadReportQuery(name, query));
  const report = data as Report<never> | undefined;
  if (!report) return error ? <ReadProblem error={error} /> : <TableSkeleton />;
  return (
    <Stack gap="lg">
      {error && <ReadProblem error={error} />}
      {children(report as never, isPlaceholderData)}
      <UnconvertedNote amounts={report.meta.unconverted} />
    </Stack>
  );
}

interface ReportTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Omit<FigureColumn<Row>, "isUnsorted">[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly isStale: boolean;
}

/** The figures of a chart as a table, in the order of the report. */
export function ReportTable<Row>({ columns, ...table }: ReportTableProps<Row>) {
  return (
    <FigureTable
      {...table}
      columns={columns.map((column) => ({ ...column, isUnsorted: true }))}
      sort=""
      onSort={() => undefined}
    />
  );
}
