import { useSyncExternalStore } from "react";
import type { Work } from "../entry.ts";
import type { WeekOf } from "./week-queries.ts";
import { rowKey } from "./week-rows.ts";

/**
 * Rows of weeks without entries: those that were added, and those whose entries were deleted. They are stored in the
 * browser, for all tabs, until they are removed.
 */
const listeners = new Set<() => void>();
const NONE: readonly Work[] = [];
/** The last value, so that unchanged rows keep their identity. */
const read = new Map<string, { readonly text: string; readonly rows: readonly Work[] }>();

const nameOf = ({ employeeId, start }: WeekOf): string => `bureau.week-rows.${employeeId}.${start}`;

function rowsIn(name: string): readonly Work[] {
  const text = localStorage.getItem(name);
  if (text === null) return NONE;
  const known = read.get(name);
  if (known?.text === text) return known.rows;
  const rows = parsed(text);
  read.set(name, { text, rows });
  return rows;
}

/** Ignores invalid content in the storage. */
function parsed(text: string): readonly Work[] {
  try {
    const rows = JSON.parse(text);
    return Array.isArray(rows) ? rows : NONE;
  } catch {
    return NONE;
  }
}

function keep(name: string, rows: readonly Work[]): void {
  if (rows.length === 0) localStorage.removeItem(name);
  else localStorage.setItem(name, JSON.stringify(rows));
  for (const listener of listeners) listener();
}

/** Adds rows to a week, without duplicates. */
export function addRows(week: WeekOf, added: readonly Work[]): void {
  const rows = rowsIn(nameOf(week));
  const keys = new Set(rows.map(rowKey));
  const further = added
    .filter((row) => !keys.has(rowKey(row)))
    .map(({ projectId, taskId, projectName, taskName }) => ({ projectId, taskId, projectName, taskName }));
  if (further.length > 0) keep(nameOf(week), [...rows, ...further]);
}

/** Removes a row from a week. */
export function removeRow(week: WeekOf, key: string): void {
  const rows = rowsIn(nameOf(week));
  keep(
    nameOf(week),
    rows.filter((row) => rowKey(row) !== key),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The stored rows of a week. */
export const useAddedRows = (week: WeekOf): readonly Work[] =>
  useSyncExternalStore(subscribe, () => rowsIn(nameOf(week)));
