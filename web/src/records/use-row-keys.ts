import { type RefObject, useEffect, useRef } from "react";
import { isTyping } from "../app/keys/is-typing.ts";

/** What a key press needs to be meant for the rows: it was made nowhere in particular, or in a row. */
const isMeantFor = (rows: HTMLElement, { target }: KeyboardEvent): boolean =>
  target === document.body ? document.querySelector("[data-rows]") === rows : rows.contains(target as Node);

/** The row that has the focus; null: none has. */
const currentRow = (rows: HTMLElement): HTMLElement | null =>
  rows.contains(document.activeElement)
    ? document.activeElement!.closest<HTMLElement>("[data-record]")
    : null;

/** What a row is opened with, or what is first in a row that cannot be opened. */
const entryOf = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>("[data-row-link]") ?? row.querySelector<HTMLElement>("a, button, input");

const boxOf = (row: Element | null | undefined): HTMLInputElement | null =>
  row?.querySelector<HTMLInputElement>("input[type=checkbox]") ?? null;

const recordIn = (rows: HTMLElement): string | null => currentRow(rows)?.dataset.record ?? null;

/** Moves the focus to the row that is so many rows further, also in the next list; from nowhere, to the first. */
function move(rows: HTMLElement, step: 1 | -1): Element | null {
  const all = [...document.querySelectorAll("[data-rows] > [data-record]")];
  const current = currentRow(rows);
  const next = current ? all[all.indexOf(current) + step] : rows.querySelector(":scope > [data-record]");
  const entry = next && entryOf(next);
  entry?.focus();
  return entry ? next : null;
}

/** Presses something if it is there. Whether it is. */
function press(element: HTMLElement | null | undefined): boolean {
  element?.click();
  return Boolean(element);
}

/** Chooses all rows from the one that was chosen last up to this one. */
const chooseTo = (row: Element | null): boolean =>
  boxOf(row)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey: true })) !==
  undefined;

/** Chooses the row that has the focus, and the one above or below it. */
function extend(rows: HTMLElement, step: 1 | -1): boolean {
  const box = boxOf(currentRow(rows));
  if (box && !box.checked) box.click();
  const next = move(rows, step);
  return next !== null && chooseTo(next);
}

/** Chooses all rows of the page; when they are, all that match the filters. */
function chooseAll(rows: HTMLElement): boolean {
  if (!currentRow(rows)) return false;
  const head = rows.closest("table")?.tHead ?? rows.previousElementSibling;
  const box = boxOf(head);
  return press(box?.checked ? document.querySelector<HTMLElement>("[data-choose-matching]") : box);
}

/** What keys do with the record of the row that has the focus, or with what is chosen. Each returns whether it does anything. */
export interface RowActions {
  readonly edit: (id: string | null) => boolean;
  readonly copy: (id: string | null) => boolean;
  /** Opens the form of one record, whatever is chosen. Without it, the list has no form. */
  readonly editOne?: (id: string) => void;
  /** What further keys do, by their names. */
  readonly keys?: Readonly<Record<string, (id: string | null) => boolean>>;
}

export const NO_ACTIONS: RowActions = { edit: () => false, copy: () => false };

type Handle = (rows: HTMLElement, actions: RowActions) => boolean;

const openMenu: Handle = (rows) => press(currentRow(rows)?.querySelector<HTMLElement>("[data-row-menu]"));

const KEYS: Readonly<Record<string, Handle>> = {
  ArrowDown: (rows) => move(rows, 1) !== null,
  ArrowUp: (rows) => move(rows, -1) !== null,
  "shift+ArrowDown": (rows) => extend(rows, 1),
  "shift+ArrowUp": (rows) => extend(rows, -1),
  x: (rows) => press(boxOf(currentRow(rows))),
  "shift+x": (rows) => chooseTo(currentRow(rows)),
  "mod+a": chooseAll,
  Escape: () => press(document.querySelector<HTMLElement>("[data-choose-none]")),
  e: (rows, { edit }) => edit(recordIn(rows)),
  d: (rows, { copy }) => copy(recordIn(rows)),
  ".": openMenu,
  ContextMenu: openMenu,
  "shift+F10": openMenu,
};

/** The name of a key with those that are held; a full stop needs Shift on some keyboards. */
function nameOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  if (key === ".") return key;
  const name = key.length === 1 ? key.toLowerCase() : key;
  return `${ctrlKey || metaKey ? "mod+" : ""}${shiftKey ? "shift+" : ""}${name}`;
}

/** Keeps the browser's own menu closed that the key would open once it is released. */
function keepContextMenuClosed(): void {
  const prevent = (event: Event): void => event.preventDefault();
  addEventListener("contextmenu", prevent, { capture: true });
  addEventListener(
    "keyup",
    () => setTimeout(() => removeEventListener("contextmenu", prevent, { capture: true })),
    { once: true },
  );
}

/**
 * The keys of a list: the arrows go from row to row, with Shift they choose, X chooses the row that has the focus, E
 * edits it or what is chosen, D duplicates it, and a full stop or the key for context menus opens its menu. Returns the
 * ref of the element with the attribute `data-rows`, whose rows have the ids of their records in `data-record`.
 */
export function useRowKeys<Rows extends HTMLElement = HTMLTableSectionElement>(
  actions: RowActions,
): RefObject<Rows | null> {
  const body = useRef<Rows>(null);
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const rows = body.current;
      const name = nameOf(event);
      const own = latest.current.keys?.[name];
      const handle: Handle | undefined = own ? (list) => own(recordIn(list)) : KEYS[name];
      if (!rows || !handle || event.altKey || event.defaultPrevented || isTyping(event)) return;
      if (!isMeantFor(rows, event) || !handle(rows, latest.current)) return;
      event.preventDefault();
      if (event.key === "ContextMenu") keepContextMenuClosed();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return body;
}
