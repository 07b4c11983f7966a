import type { CSSProperties } from "react";
import type { DatedRecord } from "../calendar/calendar-days.ts";
import { daysInWords, titleOf } from "../calendar/calendar-entry.tsx";
import type { ResourceUi } from "../declare/resource-ui.ts";
import type { TimelineColumn, TimelineUi } from "../declare/timeline-ui.ts";
import { RowLink } from "../records/row-link.tsx";
import { type RowTarget, useRowOpening } from "../records/use-row-opening.ts";
import classes from "./timeline.module.css";
import { barOf } from "./timeline-columns.ts";

interface TimelineRowProps {
  readonly ui: ResourceUi;
  readonly timeline: TimelineUi;
  readonly entry: DatedRecord;
  readonly columns: readonly TimelineColumn[];
  readonly target: RowTarget;
}

/** A record on a timeline: its name, and a bar over its days. */
export function TimelineRow({ ui, timeline, entry, columns, target }: TimelineRowProps) {
  const { record } = entry;
  const opening = useRowOpening(target);
  const { left, width } = barOf(entry, columns);
  const note = timeline.note?.(record) ?? null;
  const color = timeline.color?.(record) ?? null;
  const style = {
    insetInlineStart: `${left}%`,
    width: `${width}%`,
    ...(color === null ? {} : { "--bar": color }),
  } as CSSProperties;
  return (
    <tr className={classes.row} onClick={opening(record)} data-opens={target(record) !== null || undefined}>
      <th scope="row" className={classes.name}>
        <RowLink target={target(record)}>{titleOf(ui, timeline, entry)}</RowLink>
        {note && <span className={classes.note}>{note}</span>}
      </th>
      <td colSpan={columns.length} className={classes.track}>
        <div
          className={classes.bar}
          style={style}
          data-begins={entry.from >= columns[0]!.from || undefined}
          data-ends={entry.to <= columns.at(-1)!.to || undefined}
          data-tentative={timeline.isTentative?.(record) || undefined}
          title={daysInWords(entry)}
        />
        <span className={classes.days} style={{ insetInlineStart: `${left}%` }}>
          {daysInWords(entry)}
        </span>
      </td>
    </tr>
  );
}
