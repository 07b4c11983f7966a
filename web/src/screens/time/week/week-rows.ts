import { byName } from "../../../format/names.ts";
import type { Entry, Work } from "../entry.ts";

/** A row of the week: a project and task. */
export interface WeekRow extends Work {
  readonly key: string;
}

/** The entries of a row on a day. */
export interface Cell {
  readonly entries: readonly Entry[];
  /** The minutes of all entries, without running timers. */
  readonly minutes: number;
  /** Whether a duration can be typed: there is no entry, or a single one without start and end. */
  readonly isPlain: boolean;
  readonly isRunning: boolean;
  readonly lockedReason: string | null;
}

export const rowKey = ({ projectId, taskId }: Pick<Work, "projectId" | "taskId">): string =>
  `${projectId ?? ""}/${taskId ?? ""}`;

export const cellKey = (row: Pick<WeekRow, "key">, day: string): string => `${row.key}/${day}`;

const inOrder = (one: WeekRow, other: WeekRow): number =>
  Number(one.projectId === null) - Number(other.projectId === null) ||
  byName(one.projectName ?? "", other.projectName ?? "") ||
  byName(one.taskName ?? "", other.taskName ?? "") ||
  byName(one.key, other.key);

/** The rows of entries and added rows without duplicates, by project and task, with internal time last. */
export function rowsOf(entries: readonly Work[], added: readonly Work[] = []): WeekRow[] {
  const rows = new Map<string, WeekRow>();
  for (const { projectId, taskId, projectName, taskName } of [...entries, ...added]) {
    const key = rowKey({ projectId, taskId });
    const known = rows.get(key);
    rows.set(key, {
      key,
      projectId,
      taskId,
      projectName: known?.projectName ?? projectName,
      taskName: known?.taskName ?? taskName,
    });
  }
  return [...rows.values()].sort(inOrder);
}

export const minutesOf = (entries: readonly Pick<Entry, "minutes">[]): number =>
  entries.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);

/** The cell of entries with the same row and day. */
export function cellOf(entries: readonly Entry[]): Cell {
  const [only, ...others] = entries;
  const isAlone = others.length === 0;
  return {
    entries,
    minutes: minutesOf(entries),
    isPlain: isAlone && (!only || (only.startedAt === null && only.lockedReason === null && only.mayChange)),
    isRunning: entries.some(({ isRunning }) => isRunning),
    lockedReason: entries.find(({ lockedReason }) => lockedReason !== null)?.lockedReason ?? null,
  };
}

/** The cells of a week with entries, by key. */
export function cellsOf(entries: readonly Entry[]): ReadonlyMap<string, Cell> {
  const together = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = cellKey({ key: rowKey(entry) }, entry.date);
    together.set(key, [...(together.get(key) ?? []), entry]);
  }
  return new Map([...together].map(([key, found]) => [key, cellOf(found)]));
}

export const EMPTY_CELL: Cell = cellOf([]);
