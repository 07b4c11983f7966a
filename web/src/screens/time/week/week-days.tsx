import { ActionIcon, Group, Stack, Text, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { Icon } from "../../../components/icon.tsx";
import { formatWeekday, formatWeekdayAndDay } from "../../../format/dates.ts";
import { formatMinutes } from "../../../format/durations.ts";
import { t } from "../../../messages/t.ts";
import { workLabel } from "../entry.ts";
import { cellPlace } from "./cell-keys.ts";
import { DayMarks, DayNotes } from "./day-notes.tsx";
import { WeekCell } from "./week-cell.tsx";
import classes from "./week-days.module.css";
import { RowName } from "./week-grid.tsx";
import { cellKey, EMPTY_CELL, minutesOf } from "./week-rows.ts";
import type { WeekViewProps } from "./week-view.ts";

/** The week on a phone, one day at a time. */
export function WeekDays(props: WeekViewProps) {
  const { rows, days, cells, today, workingDays, isOpenOn, onRemove } = props;
  const [chosen, choose] = useState(days.includes(today) ? today : days[0]!);
  const sumOf = (day: string) => minutesOf(rows.flatMap((row) => cells.get(cellKey(row, day)) ?? []));
  const isUnused = (key: string) => days.every((day) => !cells.has(cellKey({ key }, day)));
  return (
    <Stack gap="md">
      <div className={classes.days}>
        {days.map((day) => (
          <UnstyledButton
            key={day}
            className={classes.day}
            aria-pressed={day === chosen}
            onClick={() => choose(day)}
          >
            <span>{formatWeekday(day)}</span>
            <b>{Number(day.slice(8))}</b>
            <span>
              <VisuallyHidden>{t("booked:")}</VisuallyHidden>
              {formatMinutes(sumOf(day))}
            </span>
            {workingDays?.[day] && <DayMarks day={workingDays[day]} />}
          </UnstyledButton>
        ))}
      </div>
      {workingDays?.[chosen] && <DayNotes day={workingDays[chosen]} />}
      <div data-grid={rows.length}>
        {rows.map((row, index) => {
          const cell = cells.get(cellKey(row, chosen)) ?? EMPTY_CELL;
          return (
            <div key={row.key} className={classes.booked} data-row={row.key}>
              <div className={classes.work}>
                <RowName row={row} onRemove={isUnused(row.key) ? onRemove : undefined} />
              </div>
              {cell.entries.length > 0 && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={t`Entries of ${workLabel(row)}`}
                  onClick={() => props.onOpen(row, chosen)}
                >
                  <Icon name="notes" />
                </ActionIcon>
              )}
              <span className={classes.time}>
                <WeekCell
                  row={row}
                  day={chosen}
                  cell={cell}
                  edits={props.edits}
                  isOpen={isOpenOn(chosen)}
                  place={cellPlace(index, 0)}
                  onOpen={() => props.onOpen(row, chosen)}
                />
              </span>
            </div>
          );
        })}
      </div>
      <Group justify="space-between">
        <Text size="sm" fw={600}>
          {formatWeekdayAndDay(chosen)}
        </Text>
        <Text size="sm" fw={600}>
          {workingDays?.[chosen]
            ? t`${formatMinutes(sumOf(chosen))} of ${formatMinutes(workingDays[chosen].expected_minutes)}`
            : formatMinutes(sumOf(chosen))}
        </Text>
      </Group>
    </Stack>
  );
}
