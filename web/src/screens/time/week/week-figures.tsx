import { formatMinutes } from "../../../format/durations.ts";
import type { PersonWeek } from "../weekly-report.ts";
import classes from "./week.module.css";

/** What was worked in a week against what is expected. */
export function WeekFigures({ standing }: { readonly standing: PersonWeek }) {
  const { worked_minutes, expected_minutes, missing_minutes, overtime_minutes } = standing;
  const figures = [
    ["Worked", worked_minutes],
    ["Expected", expected_minutes],
    ["Missing", missing_minutes],
    ["Overtime", overtime_minutes],
  ] as const;
  return (
    <dl className={classes.figures}>
      {figures.map(([label, minutes]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatMinutes(minutes)}</dd>
        </div>
      ))}
    </dl>
  );
}
