import { Text, VisuallyHidden } from "@mantine/core";
import { useEffect, useRef } from "react";
import { dayOf, daysBetween, endOfMonth, weekdayOf } from "../../../format/calendar.ts";
import { formatDate, formatPeriod, weekdayName } from "../../../format/dates.ts";
import { t } from "../../../messages/t.ts";
import { type Absence, absencesOn, partOf } from "./absence.ts";
import { KindMark } from "./kind-mark.tsx";
import { AWAY, type LeaveKind } from "./leave-kinds.ts";
import classes from "./month-grid.module.css";

export interface PublicHoliday {
  readonly date: string;
  readonly name: string;
  readonly is_half_day: boolean;
}

/** An employee with the leave in the month, if any. */
export interface TeamMember {
  readonly id: string;
  readonly name: string;
  readonly absences: readonly Absence[];
}

interface MonthGridProps {
  /** The first day of the month. */
  readonly month: string;
  readonly today: string;
  readonly members: readonly TeamMember[];
  readonly publicHolidays: readonly PublicHoliday[];
  readonly kindOf: (absence: Absence) => LeaveKind;
}

const SATURDAY = 6;

/** The days of a month as columns, with a row for each team member. */
export function MonthGrid({ month, today, members, publicHolidays, kindOf }: MonthGridProps) {
  const days = daysBetween(month, endOfMonth(month));
  const free = new Map(publicHolidays.map((holiday) => [dayOf(holiday.date), holiday]));
  const scrolled = useTodayInView(month);
  const marks = (day: string) => ({
    "data-weekend": weekdayOf(day) >= SATURDAY || undefined,
    "data-free": free.has(day) || undefined,
    "data-today": day === today || undefined,
  });
  const inWords = (absence: Absence): string => {
    const kind = kindOf(absence);
    const period = formatPeriod(dayOf(absence.start_date), dayOf(absence.end_date));
    return kind === AWAY ? period : `${period} (${kind.label})`;
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too. */}
      <section ref={scrolled} className={classes.scroll} tabIndex={0} aria-label={t("The month")}>
        <table className={classes.grid}>
          <thead>
            <tr>
              <th scope="col" className={classes.name}>
                <VisuallyHidden>{t("Who")}</VisuallyHidden>
              </th>
              {days.map((day) => (
                <th
                  key={day}
                  scope="col"
                  {...marks(day)}
                  aria-current={day === today ? "date" : undefined}
                  title={free.get(day)?.name}
                >
                  <span className={classes.weekday}>{weekdayName(weekdayOf(day)).slice(0, 2)}</span>
                  {Number(day.slice(8))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {members.map(({ id, name, absences }) => (
              <tr key={id}>
                <th scope="row" className={classes.name}>
                  {name}
                  {absences.length > 0 && (
                    <VisuallyHidden>{t`away ${absences.map(inWords).join("; ")}`}</VisuallyHidden>
                  )}
                </th>
                {days.map((day) => (
                  <td key={day} {...marks(day)}>
                    {absencesOn(absences, day).map((absence) => (
                      <KindMark
                        key={absence.start_date + absence.start_period}
                        kind={kindOf(absence)}
                        part={partOf(absence, day)}
                        title={`${name}: ${kindOf(absence).label}, ${inWords(absence)}`}
                      />
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {publicHolidays.length > 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          {publicHolidays
            .map(({ date, name, is_half_day }) =>
              is_half_day ? t`${formatDate(date)}: ${name} (afternoon)` : `${formatDate(date)}: ${name}`,
            )
            .join(" · ")}
        </Text>
      )}
    </>
  );
}

/** Scrolls a month that is wider than the screen to today, if today is in it. */
function useTodayInView(month: string) {
  const scrolled = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scroll position depends on the month.
  useEffect(() => {
    const area = scrolled.current;
    const today = area?.querySelector<HTMLElement>("th[data-today]");
    if (area) area.scrollLeft = today ? today.offsetLeft - area.clientWidth / 2 : 0;
  }, [month]);
  return scrolled;
}
