import { type RefObject, useEffect, useRef } from "react";

/** What a key press needs to be meant for the rows: it was made nowhere in particular, or in a row. */
const isMeantFor = (rows: HTMLElement, { target }: KeyboardEvent): boolean =>
  target === document.body
    ? document.querySelector("tbody[data-rows]") === rows
    : rows.contains(target as Node);

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.matches("input:not([type=checkbox]), textarea, select");

/** The row that has the focus; null: none has. */
const currentRow = (rows: HTMLElement): HTMLElement | null =>
  rows.contains(document.activeElement) ? document.activeElement!.closest("tr") : null;

/** What a row is opened with, or what is first in a row that cannot be opened. */
const entryOf = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>("[data-row-link]") ?? row.querySelector<HTMLElement>("a, button, input");

const recordIn = (rows: HTMLElement): string | null => currentRow(rows)?.dataset.record ?? null;

/** Moves the focus to the row that is so many rows further; from nowhere, to the first. Whether there is one. */
function move(rows: HTMLElement, step: 1 | -1): boolean {
  const all = [...rows.children];
  const current = currentRow(rows);
  const next = current ? all[all.indexOf(current) + step] : all[0];
  const entry = next && entryOf(next);
  entry?.focus();
  return Boolean(entry);
}

/** Chooses the row that has the focus, or no longer. Whether it can be chosen. */
function choose(rows: HTMLElement): boolean {
  const box = currentRow(rows)?.querySelector<HTMLElement>("input[type=checkbox]");
  box?.click();
  return Boolean(box);
}

/** What keys do with the record of the row that has the focus, or with what is chosen. Each returns whether it does anything. */
export interface RowActions {
  readonly edit: (id: string | null) => boolean;
  readonly copy: (id: string | null) => boolean;
}

const KEYS: Readonly<Record<string, (rows: HTMLElement, actions: RowActions) => boolean>> = {
  ArrowDown: (rows) => move(rows, 1),
  ArrowUp: (rows) => move(rows, -1),
  x: choose,
  e: (rows, { edit }) => edit(recordIn(rows)),
  d: (rows, { copy }) => copy(recordIn(rows)),
};

/**
 * The keys of a list: the arrows go from row to row, X chooses the row that has the focus, E edits it or what is
 * chosen, and D duplicates it. Returns the ref of its `tbody`, whose rows have the ids of their records in `data-record`.
 */
export function useRowKeys(actions: RowActions): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null);
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const rows = body.current;
      const handle = KEYS[event.key];
      const isChanged = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (!rows || !handle || isChanged || event.defaultPrevented || isTyping(event)) return;
      if (isMeantFor(rows, event) && handle(rows, latest.current)) event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return body;
}
