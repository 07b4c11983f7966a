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

/** The errors of cells of the week. Cells keep the typed text until it is corrected or undone. */
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
