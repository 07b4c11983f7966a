import { VisuallyHidden } from "@mantine/core";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import type { CalendarUi } from "../declare/calendar-ui.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { addDays, startOfWeek, weekdayOf } from "../format/calendar.ts";
import { formatFullDate, weekdayName } from "../format/dates.ts";
import { formatClock } from "../format/times.ts";
import { plural, t } from "../messages/t.ts";
import type { RowTarget } from "../records/use-row-opening.ts";
import calendarClasses from "./calendar.module.css";
import type { DatedRecord } from "./calendar-days.ts";
import { CalendarEntry } from "./calendar-entry.tsx";
import { type HourEntry, hoursOf, MINUTES_OF_DAY } from "./hours-of-day.ts";
import { useCalendarKeys } from "./use-calendar-keys.ts";
import classes from "./week-hours.module.css";

interface WeekHoursProps {
  readonly ui: ResourceUi;
  readonly calendar: CalendarUi;
  readonly records: readonly DatedRecord[];
  readonly day: string;
  readonly today: string;
  readonly weekStartsOn: number;
  readonly target: RowTarget;
  readonly goTo: (day: string) => void;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const HOUR_HEIGHT = 44;
/** The lines above the hours, until all are wanted. */
const MAX_LINES = 4;
/** The hour at which the day begins on the screen; what is before it is above. */
const FIRST_HOUR = 7;

const clockOf = (hour: number): string => formatClock(`${String(hour).padStart(2, "0")}:00`);

/** Where an entry is among the hours. */
const placeOf = ({ begins, ends, lane, lanes }: HourEntry): CSSProperties => ({
  top: (begins / 60) * HOUR_HEIGHT,
  height: ((ends - begins) / 60) * HOUR_HEIGHT - 2,
  insetInlineStart: `${(lane / lanes) * 100}%`,
  width: `${100 / lanes}%`,
});

/** The days of a week with their hours, and above them what has no times. The keys are those of the calendar of days. */
export function WeekHours({ ui, calendar, records, day, today, weekStartsOn, target, goTo }: WeekHoursProps) {
  const keys = useCalendarKeys({ day, scale: "week", weekStartsOn, goTo });
  const frame = useRef<HTMLDivElement>(null);
  const [isAll, setAll] = useState(false);
  // What is above the hours is seen first, unless there is nothing.
  const isAtHours = records.some(({ time }) => time) || records.length === 0;
  useEffect(() => {
    frame.current?.scrollTo({ top: isAtHours ? FIRST_HOUR * HOUR_HEIGHT : 0 });
  }, [isAtHours]);
  const first = startOfWeek(day, weekStartsOn);
  const week = Array.from({ length: 7 }, (_, at) => {
    const one = addDays(first, at);
    const untimed = records.filter(({ time, from, to }) => !time && from <= one && one <= to);
    return { one, untimed, timed: hoursOf(one, records) };
  });
  const most = Math.max(0, ...week.map(({ untimed }) => untimed.length));
  const max = isAll ? most : MAX_LINES;
  const lines = most > max ? max + 1 : most;
  const shared = { ui, calendar, target, tabIndex: -1, onKeyDown: keys.onEntryKey };
  return (
    <div ref={frame} className={classes.frame} style={{ "--lines": lines } as CSSProperties}>
      <table
        ref={keys.table}
        className={classes.week}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the arrow keys go from day to day in it.
        role="grid"
        aria-label={t("Calendar")}
      >
        <thead>
          <tr>
            <td className={classes.corner} />
            {week.map(({ one }) => (
              <th key={one} scope="col" data-today={one === today || undefined}>
                {weekdayName(weekdayOf(one))} {Number(one.slice(8))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td className={classes.clock} aria-hidden="true">
              <div className={classes.untimed} />
              {HOURS.map((hour) => (
                <div key={hour} style={{ height: HOUR_HEIGHT }}>
                  {hour > 0 && <span>{clockOf(hour)}</span>}
                </div>
              ))}
            </td>
            {week.map(({ one, untimed, timed }) => (
              <td
                key={one}
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a day is a cell of a grid, used by keyboard.
                role="gridcell"
                className={classes.day}
                data-day={one}
                data-today={one === today || undefined}
                aria-current={one === today ? "date" : undefined}
                tabIndex={one === keys.focused ? 0 : -1}
                onKeyDown={(event) => keys.onDayKey(event, one)}
              >
                <VisuallyHidden>{labelOf(one, untimed.length + timed.length)} </VisuallyHidden>
                <div className={classes.untimed}>
                  {untimed.slice(0, max).map((entry) => (
                    <CalendarEntry
                      key={entry.record.id}
                      {...shared}
                      entry={entry}
                      day={one}
                      weekStart={first}
                    />
                  ))}
                  {untimed.length > max && (
                    <button
                      type="button"
                      className={calendarClasses.more}
                      data-entry
                      tabIndex={-1}
                      onKeyDown={keys.onEntryKey}
                      onClick={() => setAll(true)}
                    >
                      {t`+${untimed.length - max} more`}
                    </button>
                  )}
                </div>
                <div className={classes.hours} style={{ height: (MINUTES_OF_DAY / 60) * HOUR_HEIGHT }}>
                  {timed.map((entry) => (
                    <div key={entry.record.id} className={classes.place} style={placeOf(entry)}>
                      <CalendarEntry {...shared} entry={entry} day={one} weekStart={one} />
                    </div>
                  ))}
                </div>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

const labelOf = (day: string, count: number): string =>
  count === 0 ? formatFullDate(day) : `${formatFullDate(day)}, ${plural(count, "# entry", "# entries")}`;
