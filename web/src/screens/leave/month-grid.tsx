import { Text, VisuallyHidden } from "@mantine/core";
import { dayOf, daysBetween, endOfMonth, weekdayOf } from "../../format/calendar.ts";
import { formatDate, formatPeriod, weekdayName } from "../../format/dates.ts";
import { byName } from "../../format/names.ts";
import classes from "./month-grid.module.css";

export interface Absence {
  readonly employee_id: string;
  readonly name: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly start_period: string;
  readonly end_period: string;
}

export interface PublicHoliday {
  readonly date: string;
  readonly name: string;
  readonly is_half_day: boolean;
}

interface MonthGridProps {
  /** The first day of the month. */
  readonly month: string;
  readonly today: string;
  readonly absences: readonly Absence[];
  readonly publicHolidays: readonly PublicHoliday[];
}

interface Away {
  readonly id: string;
  readonly name: string;
  readonly absences: readonly Absence[];
}

/** Everybody who is away in the month, by name. */
function people(absences: readonly Absence[]): Away[] {
  const byId = new Map<string, Absence[]>();
  for (const absence of absences) {
    byId.set(absence.employee_id, [...(byId.get(absence.employee_id) ?? []), absence]);
  }
  return [...byId]
    .map(([id, own]) => ({ id, name: own[0]!.name, absences: own }))
    .sort((one, other) => byName(one.name, other.name));
}

const SATURDAY = 6;

/** Which part of a day somebody is away. */
function partOf(absences: readonly Absence[], day: string): "whole" | "morning" | "afternoon" | null {
  const here = absences.filter(
    ({ start_date, end_date }) => dayOf(start_date) <= day && day <= dayOf(end_date),
  );
  if (here.length === 0) return null;
  const isAfternoonOnly = here.every(
    ({ start_date, start_period }) => dayOf(start_date) === day && start_period === "afternoon",
  );
  const isMorningOnly = here.every(
    ({ end_date, end_period }) => dayOf(end_date) === day && end_period === "morning",
  );
  return isAfternoonOnly ? "afternoon" : isMorningOnly ? "morning" : "whole";
}

const inWords = (absence: Absence): string =>
  formatPeriod(dayOf(absence.start_date), dayOf(absence.end_date));

/** The days of a month side by side, a row for everybody who is away in it. */
export function MonthGrid({ month, today, absences, publicHolidays }: MonthGridProps) {
  const days = daysBetween(month, endOfMonth(month));
  const free = new Map(publicHolidays.map((holiday) => [dayOf(holiday.date), holiday]));
  const marks = (day: string) => ({
    "data-weekend": weekdayOf(day) >= SATURDAY || undefined,
    "data-free": free.has(day) || undefined,
    "data-today": day === today || undefined,
  });
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too. */}
      <section className={classes.scroll} tabIndex={0} aria-label="The month">
        <table className={classes.grid}>
          <thead>
            <tr>
              <th scope="col" className={classes.name}>
                <VisuallyHidden>Who</VisuallyHidden>
              </th>
              {days.map((day) => (
                <th key={day} scope="col" {...marks(day)} title={free.get(day)?.name}>
                  <span className={classes.weekday}>{weekdayName(weekdayOf(day)).slice(0, 2)}</span>
                  {Number(day.slice(8))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people(absences).map(({ id, name, absences: own }) => (
              <tr key={id}>
                <th scope="row" className={classes.name}>
                  {name}
                  <VisuallyHidden>{`away ${own.map(inWords).join("; ")}`}</VisuallyHidden>
                </th>
                {days.map((day) => {
                  const part = partOf(own, day);
                  return (
                    <td key={day} {...marks(day)}>
                      {part && <span className={classes.away} data-part={part} title={name} />}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {publicHolidays.length > 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          {publicHolidays
            .map(
              ({ date, name, is_half_day }) =>
                `${formatDate(date)}: ${name}${is_half_day ? " (afternoon)" : ""}`,
            )
            .join(" · ")}
        </Text>
      )}
    </>
  );
}
