import { percentOf } from "../../../platform/figures/percent-of.ts";
import { ROW_STATUSES, type RowStatus, type WeekRow } from "./weekly-rows.ts";

/** The missing minutes and the overtime of a week, of which at least one is 0. */
export const missingAndOvertime = ({
  expected_minutes,
  worked_minutes,
}: Pick<WeekRow, "expected_minutes" | "worked_minutes">) => ({
  missing_minutes: Math.max(0, expected_minutes - worked_minutes),
  overtime_minutes: Math.max(0, worked_minutes - expected_minutes),
});

const sumOf = <Row>(rows: readonly Row[], figure: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + figure(row), 0);

/** The totals of a week. Missing minutes are summed by employee, so that overtime of others does not offset them. */
export function weekTotals(rows: readonly WeekRow[]) {
  const count = (...statuses: RowStatus[]): number =>
    rows.filter(({ status }) => statuses.includes(status)).length;
  const percent = (part: number): number | null => percentOf(part, rows.length);
  return {
    employees: rows.length,
    ...(Object.fromEntries(ROW_STATUSES.map((status) => [status, count(status)])) as Record<
      RowStatus,
      number
    >),
    missing_hours: rows.filter((row) => missingAndOvertime(row).missing_minutes > 0).length,
    submission_rate: percent(count("submitted", "approved")),
    approval_rate: percent(count("approved")),
    expected_minutes: sumOf(rows, (row) => row.expected_minutes),
    worked_minutes: sumOf(rows, (row) => row.worked_minutes),
    missing_minutes: sumOf(rows, (row) => missingAndOvertime(row).missing_minutes),
    overtime_minutes: sumOf(rows, (row) => missingAndOvertime(row).overtime_minutes),
  };
}
