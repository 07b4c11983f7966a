import { VisuallyHidden } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { CSSProperties, KeyboardEvent } from "react";
import type { CalendarUi } from "../declare/calendar-ui.ts";
import { nameIn } from "../declare/record-label.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { formatPeriod } from "../format/dates.ts";
import { formatClock } from "../format/times.ts";
import { t } from "../messages/t.ts";
import type { RowTarget } from "../records/use-row-opening.ts";
import classes from "./calendar.module.css";
import type { DatedRecord } from "./calendar-days.ts";

interface CalendarEntryProps {
  readonly ui: ResourceUi;
  readonly calendar: CalendarUi;
  readonly entry: DatedRecord;
  readonly target: RowTarget;
  /** The day in whose cell it is; null in the agenda, which says the days. */
  readonly day: string | null;
  /** The first day of the week, on which a record that began before is named again. */
  readonly weekStart?: string;
  readonly tabIndex?: number;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  /** Present if the record can be dragged to another day. */
  readonly draggable?: boolean;
  readonly onDragStart?: () => void;
  readonly onDragEnd?: () => void;
}

/** What a record is called in a calendar or on a timeline. */
export const titleOf = (
  ui: ResourceUi,
  calendar: CalendarUi,
  { record }: Pick<DatedRecord, "record">,
): string => calendar.title?.(record) ?? nameIn(ui, record);

/** The days of a record in words, with its times. */
export const daysInWords = ({ from, to, time }: DatedRecord): string => {
  const days = to.startsWith("9999") ? t`from ${formatPeriod(from, from)}` : formatPeriod(from, to);
  return time ? `${days}, ${formatClock(time.from)} – ${formatClock(time.to.replace("24:", "00:"))}` : days;
};

/** A record on a day of a calendar, which opens it. */
export function CalendarEntry({ ui, calendar, entry, target, day, weekStart, ...rest }: CalendarEntryProps) {
  const { record, from, to } = entry;
  const title = titleOf(ui, calendar, entry);
  const note = calendar.note?.(record) ?? null;
  const color = calendar.color?.(record) ?? null;
  const isNamed = day === null || day === from || day === weekStart;
  const shared = {
    className: classes.entry,
    style: color === null ? undefined : ({ "--entry": color } as CSSProperties),
    "data-entry": true,
    "data-record": record.id,
    "data-tentative": calendar.isTentative?.(record) || undefined,
    "data-begins": day === null || day === from || undefined,
    "data-ends": day === null || day === to || undefined,
    title: [title, note, daysInWords(entry)].filter(Boolean).join("\n"),
    ...rest,
  };
  const days = daysInWords(entry);
  const text = isNamed ? (
    <span className={classes.text}>
      {entry.time && (day === null || day === from) && (
        <span className={classes.clock}>{formatClock(entry.time.from)}</span>
      )}
      {title} {note && <span className={classes.note}>{note}</span>}{" "}
      {day === null ? <span className={classes.note}>{days}</span> : <VisuallyHidden>{days}</VisuallyHidden>}
    </span>
  ) : (
    <VisuallyHidden>{[title, note, days].filter(Boolean).join(" ")}</VisuallyHidden>
  );
  const leads = target(record);
  if (leads === null) return <span {...shared}>{text}</span>;
  if ("to" in leads)
    return (
      <Link to={leads.to} {...shared}>
        {text}
      </Link>
    );
  return (
    <button type="button" onClick={leads.onOpen} {...shared}>
      {text}
    </button>
  );
}
