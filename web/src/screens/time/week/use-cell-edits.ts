import { useDebouncedCallback } from "@mantine/hooks";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiFailure, messageOf } from "../../../api/failure.ts";
import { changeRecord, createRecord, deleteRecord } from "../../../api/records.ts";
import { confirm } from "../../../components/confirm.tsx";
import { useUnsaved } from "../../../components/unsaved.ts";
import { readHours } from "../../../format/read-hours.ts";
import { t } from "../../../messages/t.ts";
import { type Entry, entryOf } from "../entry.ts";
import { addRows } from "./added-rows.ts";
import { changeEntries, refreshWeek, type WeekOf } from "./week-queries.ts";
import { type Cell, cellKey, type WeekRow } from "./week-rows.ts";

/** The text of a cell that is not saved. */
export interface CellEdit {
  readonly text: string;
  readonly isSaving: boolean;
  /** The error; null if there is none. */
  readonly problem: string | null;
}

export interface CellEdits {
  readonly of: (key: string) => CellEdit | undefined;
  readonly type: (key: string, text: string) => void;
  readonly takeBack: (key: string) => void;
  /** Saves the text of the cell. */
  readonly save: (row: WeekRow, day: string, cell: Cell) => void;
}

/** Long enough for typing into the next cell. */
const REFRESH_AFTER_MS = 1200;

/** The error of a cell. A cell has no fields, so all messages are joined. */
const problemOf = (error: unknown): string =>
  error instanceof ApiFailure && Object.keys(error.errors).length > 0
    ? Object.values(error.errors).flat().join(" ")
    : messageOf(error);

/** Edits of the cells of a week. A cell is saved on blur, and keeps its text if that fails. */
export function useCellEdits(week: WeekOf): CellEdits {
  const client = useQueryClient();
  const [edits, setEdits] = useState<ReadonlyMap<string, CellEdit>>(new Map());
  useUnsaved(() => [...edits.values()].some(({ isSaving }) => !isSaving));
  const refresh = useDebouncedCallback(() => void refreshWeek(client), {
    delay: REFRESH_AFTER_MS,
    flushOnUnmount: true,
  });

  const put = (key: string, edit: CellEdit | null) =>
    setEdits((known) => {
      const next = new Map(known);
      if (edit) next.set(key, edit);
      else next.delete(key);
      return next;
    });

  // If the last entry of a row is deleted, the row stays and keeps the focus.
  const remove = async (row: WeekRow, entry: Entry): Promise<null> => {
    await deleteRecord("timesheets", entry.id);
    addRows(week, [row]);
    return null;
  };

  const send = async (key: string, text: string, write: () => Promise<Entry | null>, replaced?: Entry) => {
    put(key, { text, isSaving: true, problem: null });
    try {
      const written = await write();
      changeEntries(client, week, (entries) => [
        ...entries.filter(({ id }) => id !== replaced?.id),
        ...(written ? [written] : []),
      ]);
      put(key, null);
    } catch (error) {
      put(key, { text, isSaving: false, problem: problemOf(error) });
    }
    refresh();
  };

  const save: CellEdits["save"] = (row, day, { entries: [present] }) => {
    const key = cellKey(row, day);
    const edit = edits.get(key);
    if (!edit || edit.isSaving) return;
    const { text } = edit;
    const reading = text.trim() === "" ? { value: 0 } : readHours(text);
    if ("problem" in reading) return put(key, { text, isSaving: false, problem: reading.problem });
    const minutes = reading.value;
    if (minutes === (present?.minutes ?? 0)) put(key, null);
    else if (!present) void send(key, text, () => makeEntry(week, row, day, minutes));
    else if (minutes > 0) void send(key, text, () => changeMinutes(present, minutes), present);
    else if (present.description === null) void send(key, text, () => remove(row, present), present);
    else {
      put(key, null);
      confirm({
        title: t("Delete the entry?"),
        text: t`Its description goes with it: ${present.description}`,
        action: t("Delete"),
        isDangerous: true,
        run: () => send(key, text, () => remove(row, present), present),
      });
    }
  };

  return {
    of: (key) => edits.get(key),
    type: (key, text) => put(key, { text, isSaving: false, problem: null }),
    takeBack: (key) => put(key, null),
    save,
  };
}

async function makeEntry(week: WeekOf, row: WeekRow, day: string, minutes: number): Promise<Entry> {
  const { projectId, taskId, projectName, taskName } = row;
  const { data } = await createRecord("timesheets", {
    employee_id: week.employeeId,
    ...(projectId === null ? {} : { project_id: projectId }),
    ...(taskId === null ? {} : { task_id: taskId }),
    date: day,
    worked_minutes: minutes,
  });
  return { ...entryOf(data), projectName, taskName };
}

async function changeMinutes(entry: Entry, minutes: number): Promise<Entry> {
  const { data } = await changeRecord("timesheets", entry.id, { worked_minutes: minutes });
  const { projectName, taskName } = entry;
  return { ...(data ? entryOf(data) : { ...entry, minutes }), projectName, taskName };
}
