import { Text, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import type { CalendarUi } from "../declare/calendar-ui.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { addDays, startOfWeek, weekdayOf } from "../format/calendar.ts";
import { formatFullDate, weekdayName } from "../format/dates.ts";
import { plural, t } from "../messages/t.ts";
import type { RowTarget } from "../records/use-row-opening.ts";
import classes from "./calendar.module.css";
import {
  type CalendarScale,
  type DatedRecord,
  linesOfWeek,
  type WeekEntry,
  weeksIn,
} from "./calendar-days.ts";
import { CalendarEntry, titleOf } from "./calendar-entry.tsx";
import { useCalendarKeys } from "./use-calendar-keys.ts";
import { useMoving } from "./use-moving.ts";

interface CalendarGridProps {
  readonly ui: ResourceUi;
  readonly calendar: CalendarUi;
  readonly records: readonly DatedRecord[];
  readonly range: { readonly from: string; readonly to: string };
  readonly day: string;
  readonly today: string;
  readonly scale: CalendarScale;
  readonly weekStartsOn: number;
  readonly target: RowTarget;
  readonly goTo: (day: string) => void;
  /** Shows the week of a day, which has place for all its records. */
  readonly onWeek: (day: string) => void;
}

const SATURDAY = 6;
/** The lines of a day in a month. */
const MAX_LINES = 3;

const label = (day: string, count: number): string =>
  count === 0 ? formatFullDate(day) : `${formatFullDate(day)}, ${plural(count, "# entry", "# entries")}`;

/** The days of a month or a week with the records on them. */
export function CalendarGrid(props: CalendarGridProps) {
  const { ui, calendar, records, range, day, today, scale, weekStartsOn, goTo } = props;
  const keys = useCalendarKeys({ day, scale, weekStartsOn, goTo });
  const moving = useMoving(ui, calendar);
  const [over, setOver] = useState<string | null>(null);
  const { carried } = moving;
  const first = startOfWeek(day, weekStartsOn);
  return (
    <>
      <Text size="sm" c="dimmed" role="status" mih={20} mb={4}>
        {carried
          ? t`Choose another day for ${titleOf(ui, calendar, carried)} with the arrow keys. Enter puts it there, Escape leaves it.`
          : records.some(moving.isMovable) && t("Drag an entry to another day, or press M on its day.")}
      </Text>
      <table
        ref={keys.table}
        className={classes.grid}
        data-scale={scale}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the arrow keys go from day to day in it.
        role="grid"
        aria-label={t("Calendar")}
      >
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, at) => weekdayOf(addDays(first, at))).map((weekday) => (
              <th key={weekday} scope="col" abbr={weekdayName(weekday, "long")}>
                {weekdayName(weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksIn(range).map((week) => {
            const entries = linesOfWeek(week, records);
            return (
              <tr key={week[0]}>
                {week.map((one) => {
                  const on = entries.filter(({ from, to }) => from <= one && one <= to);
                  return (
                    <td
                      key={one}
                      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a day is a cell of a grid, used by keyboard.
                      role="gridcell"
                      className={classes.day}
                      data-day={one}
                      data-outside={(scale === "month" && one.slice(0, 7) !== day.slice(0, 7)) || undefined}
                      data-weekend={weekdayOf(one) >= SATURDAY || undefined}
                      data-today={one === today || undefined}
                      aria-current={one === today ? "date" : undefined}
                      tabIndex={one === keys.focused ? 0 : -1}
                      data-target={(carried !== null && one === (over ?? keys.focused)) || undefined}
                      onKeyDown={(event) => {
                        if (!moving.onKey(event, one, on)) keys.onDayKey(event, one);
                      }}
                      onFocus={() => setOver(null)}
                      onDragOver={(event) => {
                        if (carried === null) return;
                        event.preventDefault();
                        setOver(one);
                      }}
                      onDrop={(event) => {
                        event.preventDefault();
                        setOver(null);
                        moving.drop(one);
                      }}
                    >
                      <span className={classes.number} aria-hidden="true">
                        {Number(one.slice(8))}
                      </span>
                      <VisuallyHidden>{label(one, on.length)} </VisuallyHidden>
                      <DayEntries
                        {...props}
                        {...{ on, one, moving }}
                        weekStart={week[0]!}
                        onKeyDown={keys.onEntryKey}
                      />
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

interface DayEntriesProps extends CalendarGridProps {
  readonly on: readonly WeekEntry[];
  readonly one: string;
  readonly weekStart: string;
  readonly moving: ReturnType<typeof useMoving>;
  readonly onKeyDown: ReturnType<typeof useCalendarKeys>["onEntryKey"];
}

/** The records of a day, each in its line of the week. */
function DayEntries(props: DayEntriesProps) {
  const { ui, calendar, target, scale, on, one, weekStart, moving, onKeyDown, onWeek } = props;
  const max = scale === "month" ? MAX_LINES : Number.POSITIVE_INFINITY;
  const shown = on.filter(({ line }) => line < max);
  const hidden = on.length - shown.length;
  const lines = Math.max(0, ...shown.map(({ line }) => line + 1));
  return (
    <>
      {Array.from({ length: lines }, (_, line) => shown.find((entry) => entry.line === line)).map(
        (entry, line) =>
          entry ? (
            <CalendarEntry
              key={entry.record.id}
              {...{ ui, calendar, entry, target, weekStart, onKeyDown }}
              day={one}
              tabIndex={-1}
              {...(moving.isMovable(entry)
                ? {
                    draggable: true,
                    onDragStart: () => moving.carry(entry),
                    onDragEnd: () => moving.carry(null),
                  }
                : {})}
            />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: an empty line has no other identity.
            <div key={line} className={classes.space} />
          ),
      )}
      {hidden > 0 && (
        <button
          type="button"
          className={classes.more}
          data-entry
          tabIndex={-1}
          onKeyDown={onKeyDown}
          onClick={() => onWeek(one)}
        >
          {t`+${hidden} more`}
        </button>
      )}
    </>
  );
}
