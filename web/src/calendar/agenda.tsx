import { Text } from "@mantine/core";
import { EmptyState } from "../components/empty-state.tsx";
import type { DayRange } from "../dated/range-where.ts";
import type { CalendarUi } from "../declare/calendar-ui.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { daysBetween } from "../format/calendar.ts";
import { formatWeekdayAndDay } from "../format/dates.ts";
import { t } from "../messages/t.ts";
import type { RowTarget } from "../records/use-row-opening.ts";
import classes from "./calendar.module.css";
import type { DatedRecord } from "./calendar-days.ts";
import { CalendarEntry } from "./calendar-entry.tsx";

interface AgendaProps {
  readonly ui: ResourceUi;
  readonly calendar: CalendarUi;
  readonly records: readonly DatedRecord[];
  readonly range: DayRange;
  readonly today: string;
  readonly target: RowTarget;
}

/** The days of a calendar that have records, below each other, for narrow screens. */
export function Agenda({ ui, calendar, records, range, today, target }: AgendaProps) {
  const days = daysBetween(range.from, range.to)
    .map((day) => ({ day, on: records.filter(({ from, to }) => from <= day && day <= to) }))
    .filter(({ on }) => on.length > 0);
  if (days.length === 0)
    return (
      <EmptyState icon="calendar" title={t("Nothing here")} text={t("There are no records on these days.")} />
    );
  return (
    <ul className={classes.agenda}>
      {days.map(({ day, on }) => (
        <li key={day} aria-current={day === today ? "date" : undefined}>
          <Text component="h2" size="sm" fw={600} mb={6}>
            {day === today ? t`Today, ${formatWeekdayAndDay(day)}` : formatWeekdayAndDay(day)}
          </Text>
          <ul>
            {on.map((entry) => (
              <li key={entry.record.id}>
                <CalendarEntry {...{ ui, calendar, entry, target }} day={null} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
