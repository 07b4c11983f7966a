import "@mantine/dates/styles.layer.css";
import { DatePicker } from "@mantine/dates";
import { useEffect, useRef, useState } from "react";
import { dayOf } from "../format/calendar.ts";
import {
  formatFullDate,
  formatMonth,
  formatMonthOfYear,
  formatWeekday,
  formatYear,
} from "../format/dates.ts";
import { firstWeekday, weekendDays } from "../format/weeks.ts";

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The library counts weekdays from Sunday, 0. */
const fromSunday = (isoWeekday: number): Weekday => (isoWeekday % 7) as Weekday;

interface DayCalendarProps {
  /** The day that is chosen; null: none. */
  readonly day: string | null;
  readonly today: string;
  readonly startsOn: number | undefined;
  readonly onChoose: (day: string) => void;
}

/** The calendar from which a day is chosen. Its words come from the person's language, not from lists of a library. */
export default function DayCalendar({ day, today, startsOn, onChoose }: DayCalendarProps) {
  const first = day ?? today;
  const [shown, setShown] = useState(first);
  const calendar = useRef<HTMLDivElement>(null);
  // The code of the calendar may come after its dropdown, which then has put the cursor nowhere.
  useEffect(() => calendar.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus(), []);
  return (
    <DatePicker
      ref={calendar}
      // Escape closes the calendar, and not the dialog that it was opened from.
      __stopPropagation
      getDayProps={(date) => ({ "data-autofocus": dayOf(date) === first || undefined })}
      value={day}
      date={shown}
      onDateChange={(next) => setShown(dayOf(next))}
      onChange={(next) => next !== null && onChoose(dayOf(next))}
      highlightToday
      firstDayOfWeek={fromSunday(startsOn ?? firstWeekday())}
      weekendDays={weekendDays().map(fromSunday)}
      weekdayFormat={formatWeekday}
      monthLabelFormat={formatMonthOfYear}
      yearLabelFormat={formatYear}
      decadeLabelFormat={(first, last) => `${formatYear(first)} – ${formatYear(last)}`}
      monthsListFormat={formatMonth}
      yearsListFormat={formatYear}
      getDayAriaLabel={formatFullDate}
      ariaLabels={{
        previousMonth: "The month before",
        nextMonth: "The next month",
        previousYear: "The year before",
        nextYear: "The next year",
        previousDecade: "The ten years before",
        nextDecade: "The next ten years",
        monthLevelControl: `Choose a month, now ${formatMonthOfYear(shown)}`,
        yearLevelControl: `Choose a year, now ${formatYear(shown)}`,
      }}
    />
  );
}
