import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Query } from "../../../api/records.ts";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { TableSkeleton } from "../../../components/skeletons.tsx";
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
