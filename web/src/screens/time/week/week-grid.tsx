import { ActionIcon, Table, Text, VisuallyHidden } from "@mantine/core";
import { Icon } from "../../../components/icon.tsx";
import { formatWeekday, formatWeekdayAndDay } from "../../../format/dates.ts";
import { formatMinutes } from "../../../format/durations.ts";
import { t } from "../../../messages/t.ts";
import { workLabel } from "../entry.ts";
import { WorkName } from "../work-name.tsx";
import { cellPlace } from "./cell-keys.ts";
import { DayNotes } from "./day-notes.tsx";
import { WeekCell } from "./week-cell.tsx";
import classes from "./week-grid.module.css";
import { cellKey, EMPTY_CELL, minutesOf } from "./week-rows.ts";
import type { WeekViewProps } from "./week-view.ts";

/** The week as a table of projects and tasks by day, with totals. */
export function WeekGrid(props: WeekViewProps) {
  const { rows, days, cells, today, workingDays, isOpenOn, onRemove } = props;
  const ofDay = (day: string) => rows.flatMap((row) => cells.get(cellKey(row, day)) ?? []);
  const sum = (found: readonly { readonly minutes: number }[]) => formatMinutes(minutesOf(found));
  return (
    <Table.ScrollContainer minWidth={900} type="native">
      <table className={classes.grid} data-grid={rows.length} aria-label={t("Time of the week")}>
        <thead>
          <tr>
            <th scope="col" data-name>
              {t("Project and task")}
            </th>
            {days.map((day) => (
              <th key={day} scope="col" data-today={day === today || undefined}>
                <Text size="xs" c="dimmed" component="span" display="block">
                  {formatWeekday(day)}
                </Text>
                <span className={day === today ? classes.today : undefined}>
                  {Number(day.slice(8))}
                  {day === today && <VisuallyHidden>, {t("today")}</VisuallyHidden>}
                </span>
                {workingDays?.[day] && <DayNotes day={workingDays[day]} />}
              </th>
            ))}
            <th scope="col">{t("Total")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const ofRow = days.flatMap((day) => cells.get(cellKey(row, day)) ?? []);
            return (
              <tr key={row.key} data-row={row.key}>
                <th scope="row">
                  <RowName row={row} onRemove={ofRow.length === 0 ? onRemove : undefined} />
                </th>
                {days.map((day, at) => (
                  <td key={day} data-today={day === today || undefined}>
                    <WeekCell
                      row={row}
                      day={day}
                      cell={cells.get(cellKey(row, day)) ?? EMPTY_CELL}
                      edits={props.edits}
                      isOpen={isOpenOn(day)}
                      place={cellPlace(index, at)}
                      onOpen={() => props.onOpen(row, day)}
                    />
                  </td>
                ))}
                <td>
                  <Text size="sm" fw={600} component="span">
                    {sum(ofRow)}
                  </Text>
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("Total")}</th>
            {days.map((day) => (
              <td key={day} data-today={day === today || undefined}>
                {sum(ofDay(day))}
                <ExpectedOfDay day={day} minutes={workingDays?.[day]?.expected_minutes} />
              </td>
            ))}
            <td>{sum(days.flatMap(ofDay))}</td>
          </tr>
        </tfoot>
      </table>
    </Table.ScrollContainer>
  );
}

export function RowName({
  row,
  onRemove,
}: {
  readonly row: WeekViewProps["rows"][number];
  readonly onRemove?: (key: string) => void;
}) {
  return (
    <span className={classes.name}>
      <WorkName work={row} />
      {onRemove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={t`Remove ${workLabel(row)} from the week`}
          onClick={() => onRemove(row.key)}
        >
          <Icon name="x" size={14} />
        </ActionIcon>
      )}
    </span>
  );
}

function ExpectedOfDay({ day, minutes }: { readonly day: string; readonly minutes: number | undefined }) {
  return (
    <Text size="xs" c="dimmed" component="span" display="block" mih="1.1rem" fw={400}>
      {minutes !== undefined && (
        <>
          {t`of ${formatMinutes(minutes)}`}
          <VisuallyHidden> {t`expected on ${formatWeekdayAndDay(day)}`}</VisuallyHidden>
        </>
      )}
    </Text>
  );
}
