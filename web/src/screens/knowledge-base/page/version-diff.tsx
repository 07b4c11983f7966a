import { Skeleton } from "@mantine/core";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { callRecordGetter } from "../../../api/records.ts";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { t } from "../../../messages/t.ts";
import { type DiffLine, pairedLines } from "./paired-lines.ts";
import classes from "./version-diff.module.css";

interface Difference {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly DiffLine[];
}

const diffQuery = (pageId: string, from: number, to: number) =>
  queryOptions({
    queryKey: ["pages", "diff", pageId, from, to],
    queryFn: async () => (await callRecordGetter<Difference>("pages", pageId, "diff", { from, to })).data,
  });

interface VersionDiffProps {
  readonly pageId: string;
  readonly from: number;
  readonly to: number;
}

/** Two versions of a page beside each other: what was deleted is at the left, what was inserted at the right. */
export function VersionDiff({ pageId, from, to }: VersionDiffProps) {
  const { data, error } = useQuery(diffQuery(pageId, from, to));
  if (error) return <ReadProblem error={error} />;
  if (!data) return <Skeleton height={120} />;
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t`Version ${from}`}</th>
            <th scope="col">{t`Version ${to}`}</th>
          </tr>
        </thead>
        <tbody>
          {pairedLines(data.lines).map(({ left, right }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone.
            <tr key={index}>
              <td data-op={left !== right && left !== null ? "delete" : undefined}>{left}</td>
              <td data-op={left !== right && right !== null ? "insert" : undefined}>{right}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
