import { Text } from "@mantine/core";
import { formatMinutes, inHours } from "../../../format/durations.ts";
import { t } from "../../../messages/t.ts";
import type { PersonWeek } from "../weekly-report.ts";
import classes from "./week.module.css";
import { reasonsForLess, type WorkingDays } from "./working-days.ts";

/** Explains why the expected time is reduced; nothing if it is not. */
export function WhyLess({
  standing,
  days,
}: {
  readonly standing: PersonWeek;
  readonly days: WorkingDays | undefined;
}) {
  const reasons = days ? reasonsForLess(days) : [];
  if (reasons.length === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      {t`Only ${inHours(standing.expected_minutes)} are expected: ${reasons.join(" · ")}`}
    </Text>
  );
}

/** The worked and the expected time of a week. */
export function WeekFigures({ standing }: { readonly standing: PersonWeek }) {
  const { worked_minutes, expected_minutes, missing_minutes, overtime_minutes } = standing;
  const figures = [
    [t("Worked"), worked_minutes],
    [t("Expected"), expected_minutes],
    [t("Missing"), missing_minutes],
    [t("Overtime"), overtime_minutes],
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
