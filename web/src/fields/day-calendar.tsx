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
import { t } from "../messages/t.ts";

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The library counts weekdays from Sunday, which is 0. */
const fromSunday = (isoWeekday: number): Weekday => (isoWeekday % 7) as Weekday;

interface DayCalendarProps {
  /** The selected day; null if there is none. */
  readonly day: string | null;
  readonly today: string;
  readonly startsOn: number | undefined;
  readonly onChoose: (day: string) => void;
}

/** The calendar in which a day is selected. Its texts come from the person's language, not from lists of a library. */
export default function DayCalendar({ day, today, startsOn, onChoose }: DayCalendarProps) {
  const first = day ?? today;
  const [shown, setShown] = useState(first);
  const calendar = useRef<HTMLDivElement>(null);
  // The code of the calendar may load after its dropdown has opened, which then had nothing to focus.
  useEffect(() => calendar.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus(), []);
  return (
    <DatePicker
      ref={calendar}
      // Escape closes only the calendar, not the dialog that contains it.
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
        previousMonth: t("Previous month"),
        nextMonth: t("Next month"),
        previousYear: t("Previous year"),
        nextYear: t("Next year"),
        previousDecade: t("Previous decade"),
        nextDecade: t("Next decade"),
        monthLevelControl: t`Select a month, now ${formatMonthOfYear(shown)}`,
        yearLevelControl: t`Select a year, now ${formatYear(shown)}`,
      }}
    />
  );
}
