import { Stack, Text } from "@mantine/core";
import { useTimeout } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "../../../api/failure.ts";
import { EmptyState } from "../../../components/empty-state.tsx";
import { Problem } from "../../../components/problem.tsx";
import { TableSkeleton } from "../../../components/skeletons.tsx";
import { useNarrow } from "../../../components/use-narrow.ts";
import { dayOf, daysBetween } from "../../../format/calendar.ts";
import { t } from "../../../messages/t.ts";
import { useMay, useSession } from "../../../session/session.ts";
import { useWorkspaceSettings } from "../../../session/workspace-settings.ts";
import type { Work } from "../entry.ts";
import { addRows, removeRow, useAddedRows } from "./added-rows.ts";
import { FailedCells } from "./failed-cells.tsx";
import { OpenedCell } from "./opened-cell.tsx";
import { RowButtons } from "./row-buttons.tsx";
import type { CellEdits } from "./use-cell-edits.ts";
import { useEnteredRow } from "./use-entered-row.ts";
import { WeekDays } from "./week-days.tsx";
import { WeekGrid } from "./week-grid.tsx";
import { endOf, type WeekOf, weekEntriesQuery, weekStandingQuery } from "./week-queries.ts";
import { cellKey, cellsOf, EMPTY_CELL, rowKey, rowsOf, type WeekRow } from "./week-rows.ts";
import { WeekStanding } from "./week-standing.tsx";
import { workingDaysQuery } from "./working-days.ts";

interface WeekProps {
  readonly week: WeekOf;
  readonly today: string;
  readonly edits: CellEdits;
}

/** The delay before a week's days are loaded, so that weeks that are only passed through are not. */
const LOOKED_AT_MS = 500;

/** Whether the person's rights and the locks of the week allow booking time on a day. */
function useOpenDays({ employeeId }: WeekOf, isHandedIn: boolean): (day: string) => boolean {
  const { employee_id: own } = useSession();
  const { time_closed_until: closed } = useWorkspaceSettings();
  const mayBookOthers = useMay()("manage-timesheets");
  const mayWrite = employeeId === own || mayBookOthers;
  return (day) => mayWrite && !isHandedIn && (!closed || day > dayOf(closed));
}

/** A week with its status and its cells. */
export function Week({ week, today, edits }: WeekProps) {
  const isNarrow = useNarrow();
  const [opened, setOpened] = useState<{ readonly row: WeekRow; readonly day: string } | null>(null);
  const [isLookedAt, setLookedAt] = useState(false);
  useTimeout(() => setLookedAt(true), LOOKED_AT_MS, { autoInvoke: true });
  const { data: entries, error } = useQuery(weekEntriesQuery(week));
  const { data: standing, error: standingError } = useQuery(weekStandingQuery(week));
  const { data: workingDays } = useQuery({ ...workingDaysQuery(week), enabled: isLookedAt });
  const added = useAddedRows(week);
  const [grid, enter] = useEnteredRow(today);
  const isOpenOn = useOpenDays(week, standing?.status === "submitted" || standing?.status === "approved");
  const failure = error ?? standingError;
  if (failure && (!entries || standing === undefined)) return <Problem text={messageOf(failure)} />;
  if (!entries || standing === undefined) return <TableSkeleton />;

  const days = daysBetween(week.start, endOf(week));
  const cells = cellsOf(entries);
  const rows = rowsOf(entries, added);
  const mayAdd = standing !== null && days.some(isOpenOn);
  const view = {
    ...{ rows, days, cells, today, workingDays, edits, isOpenOn },
    onOpen: (row: WeekRow, day: string) => setOpened({ row, day }),
    onRemove: (key: string) => removeRow(week, key),
  };
  const add = (works: readonly Work[]) => {
    addRows(week, works);
    const [first] = works;
    if (first) enter(rowKey(first), days);
  };
  return (
    <Stack gap="md" ref={grid}>
      <WeekStanding week={week} standing={standing} today={today} workingDays={workingDays} />
      {isNarrow ? <WeekDays {...view} /> : <WeekGrid {...view} />}
      {rows.length === 0 && (
        <EmptyState
          icon="clock"
          title={t("Nothing is booked in this week")}
          text={mayAdd && t("Add a row, or copy those of the previous week.")}
        />
      )}
      <FailedCells rows={rows} days={days} edits={edits} />
      {mayAdd && <RowButtons week={week} rows={rows} onAdd={add} />}
      {mayAdd && rows.length > 0 && !isNarrow && (
        <Text size="xs" c="dimmed" data-screen-only>
          {t(
            "Type 1:30, 1.5 or 90m. Arrows and Enter move, Escape takes back, F2 opens the entries of a cell.",
          )}
        </Text>
      )}
      {opened && (
        <OpenedCell
          {...opened}
          employeeId={week.employeeId}
          cell={cells.get(cellKey(opened.row, opened.day)) ?? EMPTY_CELL}
          isOpen={isOpenOn(opened.day)}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  );
}
