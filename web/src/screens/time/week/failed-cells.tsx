import { Text } from "@mantine/core";
import { formatWeekdayAndDay } from "../../../format/dates.ts";
import { workLabel } from "../entry.ts";
import type { CellEdits } from "./use-cell-edits.ts";
import { cellKey, type WeekRow } from "./week-rows.ts";

interface FailedCellsProps {
  readonly rows: readonly WeekRow[];
  readonly days: readonly string[];
  readonly edits: CellEdits;
}

/** What the API has against cells of the week: they keep what was typed until it is right, or taken back. */
export function FailedCells({ rows, days, edits }: FailedCellsProps) {
  const problems = rows.flatMap((row) =>
    days.flatMap((day) => {
      const problem = edits.of(cellKey(row, day))?.problem;
      return problem ? [{ where: `${workLabel(row)}, ${formatWeekdayAndDay(day)}`, problem }] : [];
    }),
  );
  return (
    <div role="alert">
      {problems.map(({ where, problem }) => (
        <Text key={where} size="sm" c="var(--mantine-color-error)">
          {where}: {problem}
        </Text>
      ))}
    </div>
  );
}
