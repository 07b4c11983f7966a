import { Text, UnstyledButton } from "@mantine/core";
import { type CSSProperties, Fragment, type KeyboardEvent } from "react";
import type { DatedRecord } from "../calendar/calendar-days.ts";
import { Icon } from "../components/icon.tsx";
import type { ResourceUi } from "../declare/resource-ui.ts";
import type { TimelineColumn, TimelineUi } from "../declare/timeline-ui.ts";
import { formatNumber } from "../format/numbers.ts";
import { t } from "../messages/t.ts";
import type { RowTarget } from "../records/use-row-opening.ts";
import classes from "./timeline.module.css";
import { placeOf } from "./timeline-columns.ts";
import { groupsOf } from "./timeline-groups.ts";
import { TimelineRow } from "./timeline-row.tsx";

interface TimelineProps {
  readonly ui: ResourceUi;
  readonly timeline: TimelineUi;
  readonly records: readonly DatedRecord[];
  readonly groupBy: string;
  readonly columns: readonly TimelineColumn[];
  readonly interval: "week" | "month";
  readonly today: string;
  readonly target: RowTarget;
  /** The groups that the person closed. */
  readonly closed: readonly string[];
  readonly onToggle: (group: string) => void;
  /** Leads to the time before or after. */
  readonly onStep: (direction: -1 | 1) => void;
}

/** The arrows up and down go from record to record and group to group, and those to the sides through time. */
function onKeyDown(event: KeyboardEvent<HTMLElement>, onStep: TimelineProps["onStep"]): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const sideways = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as -1 | 1 | undefined;
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (sideways === undefined && step === undefined) return;
  event.preventDefault();
  if (sideways !== undefined) {
    onStep(sideways);
    return;
  }
  const all = [
    ...event.currentTarget.querySelectorAll<HTMLElement>("[data-row-link], button[aria-expanded]"),
  ];
  all[all.indexOf(document.activeElement as HTMLElement) + step!]?.focus();
}

/** Records as bars along the time, in groups that can be closed. */
export function Timeline(props: TimelineProps) {
  const { ui, timeline, records, groupBy, columns, interval, today, closed, onToggle, onStep } = props;
  const { Below } = timeline;
  const at = placeOf(today, columns);
  const style = { "--columns": columns.length, "--today": `${100 * at}%` } as CSSProperties;
  const groups = groupsOf(ui, groupBy, records);
  const ids = groups.flatMap(({ id }) => id ?? []);
  const below = { groupBy, columns, interval, groups: ids };
  return (
    <table
      className={classes.timeline}
      style={style}
      data-today={(at > 0 && at < 1) || undefined}
      aria-label={t("Timeline")}
      onKeyDown={(event) => onKeyDown(event, onStep)}
    >
      <thead>
        <tr>
          <th scope="col" className={classes.name}>
            {ui.singular}
          </th>
          {columns.map(({ from, to, label }) => (
            <th key={from} scope="col" aria-current={from <= today && today <= to ? "date" : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map(({ id, name, records: within }) => {
          const key = id ?? "none";
          const isOpen = !closed.includes(key);
          return (
            <Fragment key={key}>
              <tr className={classes.group}>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  <UnstyledButton
                    className={classes.toggle}
                    aria-expanded={isOpen}
                    onClick={() => onToggle(key)}
                  >
                    <Icon name={isOpen ? "chevron-down" : "chevron-right"} size={16} />
                    <span>{name}</span>
                    <Text component="span" size="sm" c="dimmed" fw={400}>
                      {formatNumber(within.length)}
                    </Text>
                  </UnstyledButton>
                </th>
              </tr>
              {isOpen &&
                within.map((entry) => <TimelineRow key={entry.record.id} {...props} entry={entry} />)}
              {isOpen && Below && id !== null && <Below {...below} group={id} />}
            </Fragment>
          );
        })}
      </tbody>
      {Below && (
        <tfoot>
          <Below {...below} group={null} />
        </tfoot>
      )}
    </table>
  );
}
