import { Select, Skeleton } from "@mantine/core";
import type { ComponentType } from "react";
import { useNarrow } from "../components/use-narrow.ts";
import { useScreenSearch } from "../components/use-screen-search.ts";
import { useCustomizedUi } from "../custom-fields/use-customized-ui.ts";
import { DatedFrame } from "../dated/dated-frame.tsx";
import { DatedNotes } from "../dated/dated-notes.tsx";
import type { DayRange } from "../dated/range-where.ts";
import { useRecordsInRange } from "../dated/records-in-range.ts";
import { useDatedState } from "../dated/use-dated-state.ts";
import type { CalendarUi } from "../declare/calendar-ui.ts";
import { fieldOf, type ResourceUi } from "../declare/resource-ui.ts";
import { addDays, endOfMonth, startOfMonth } from "../format/calendar.ts";
import { formatMonthOfYear, formatWeek } from "../format/dates.ts";
import { t } from "../messages/t.ts";
import type { RowTarget } from "../records/use-row-opening.ts";
import { useWorkspaceSettings } from "../session/workspace-settings.ts";
import { Agenda } from "./agenda.tsx";
import { type DatedRecord, daysOf, shownDays } from "./calendar-days.ts";
import { CalendarGrid } from "./calendar-grid.tsx";
import { WeekHours } from "./week-hours.tsx";

const SCALES = [
  { value: "month", label: t("Month") },
  { value: "week", label: t("Week") },
] as const;

/** The screen with the calendar of a declared resource. @throws Error if the resource declares none */
export function calendarScreenOf(ui: ResourceUi): ComponentType {
  const { calendar } = ui;
  if (!calendar) throw new Error(`The screens of ${ui.resource} do not declare a calendar.`);
  return () => <CalendarScreen declared={ui} calendar={calendar} />;
}

/** The longest record with times, in days. */
const LONGEST = 7;

/** The days on whose moments records of a range can begin: the API counts days of UTC, the person those of a zone. */
const widened = ({ from, to }: DayRange): DayRange => ({ from: addDays(from, -LONGEST), to: addDays(to, 1) });

const compared = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** What records are ordered by: the day on which they begin, and the time on it. */
const timeOf = ({ from, time }: DatedRecord): string => `${from} ${time?.from ?? ""}`;

interface CalendarScreenProps {
  readonly declared: ResourceUi;
  readonly calendar: CalendarUi;
}

function CalendarScreen({ declared, calendar: usual }: CalendarScreenProps) {
  const [search, changeSearch] = useScreenSearch();
  const { days = [] } = usual;
  const by = days.find((name) => name === search.by) ?? usual.from;
  const calendar: CalendarUi = { ...usual, from: by };
  const customized = useCustomizedUi(declared).ui;
  const isNarrow = useNarrow();
  const weekStartsOn = Number(useWorkspaceSettings().week_starts_on);
  const dated = useDatedState(customized, calendar, "calendar", ["month", "week"] as const);
  const { ui, change, filters, day, today, scale, goTo, choose, isReady } = dated;
  // On a phone the days of the month are enough; those of the weeks around it belong to the grid.
  const range =
    isNarrow && scale === "month"
      ? { from: startOfMonth(day), to: endOfMonth(day) }
      : shownDays(day, scale, weekStartsOn);
  const asked = fieldOf(ui, by).type === "date-time" ? widened(range) : range;
  const read = useRecordsInRange(ui, calendar, { filters, range: asked }, isReady);
  const records = read.records
    ?.map((record) => ({ record, ...daysOf(record, calendar) }))
    .filter(({ from, to }) => from <= range.to && to >= range.from)
    .sort((one, other) => compared(timeOf(one), timeOf(other)));
  const target: RowTarget = ({ id }) =>
    ui.page ? { to: ui.page(id) } : { onOpen: () => change({ open: id }) };
  const isMonth = scale === "month";
  const shown = { ui, calendar, range, today, target };
  return (
    <DatedFrame
      {...{ declared, dated }}
      layout="calendar"
      title={isMonth ? formatMonthOfYear(day) : formatWeek(range.from)}
      before={
        isMonth
          ? { label: t("Previous month"), day: startOfMonth(day, -1) }
          : { label: t("Previous week"), day: addDays(day, -7) }
      }
      after={
        isMonth
          ? { label: t("Next month"), day: startOfMonth(day, 1) }
          : { label: t("Next week"), day: addDays(day, 7) }
      }
      scales={SCALES}
      choices={
        days.length > 1 && (
          <Select
            aria-label={t("Day that places the records")}
            data={days.map((name) => ({ value: name, label: fieldOf(ui, name).label }))}
            value={by}
            onChange={(to) => changeSearch({ by: to === null || to === usual.from ? undefined : to })}
            allowDeselect={false}
            w={170}
          />
        )
      }
      onScale={(to) => choose(to as "month" | "week")}
      error={read.records ? null : read.error}
      retry={() => void read.retry()}
    >
      {records ? (
        <div style={{ opacity: read.isStale ? 0.55 : 1 }} aria-busy={read.isStale}>
          {isNarrow ? (
            <Agenda {...shown} records={records} />
          ) : calendar.times && !isMonth ? (
            <WeekHours {...{ ui, calendar, records, day, today, weekStartsOn, target, goTo }} />
          ) : (
            <CalendarGrid
              {...{ ...shown, records, day, scale, weekStartsOn, goTo }}
              onWeek={(one) => choose("week", one)}
            />
          )}
        </div>
      ) : (
        <Skeleton h={480} role="status" aria-label={t("Loading")} />
      )}
      <DatedNotes
        {...{ ui, filters, dated: calendar, total: read.total, undated: read.undated }}
        shown={records?.length ?? 0}
      />
    </DatedFrame>
  );
}
