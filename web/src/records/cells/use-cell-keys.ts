import { type RefObject, useEffect, useRef } from "react";
import { cellsOf, type EditableCell, type FindEditable } from "./editable-cell.ts";

/** Moves the focus into a cell: to the link of the row if it is in it, else to the cell itself. */
export function focusCell(td: HTMLElement): void {
  td.tabIndex = -1;
  (td.querySelector<HTMLElement>("[data-row-link]") ?? td).focus();
}

/** The cell that has the focus, itself or by its row's link. */
function currentCell(rows: HTMLElement): HTMLElement | null {
  const active = document.activeElement;
  if (!active || !rows.contains(active)) return null;
  return active.matches("td[data-column], [data-row-link]")
    ? active.closest<HTMLElement>("td[data-column]")
    : null;
}

/** The cell beside another in its row, or in the same column of the row above or below. */
function neighbour(td: HTMLElement, key: string): HTMLElement | null {
  const row = td.closest("tr")!;
  const cells = cellsOf(row);
  const place = cells.indexOf(td);
  if (key === "ArrowRight") return cells[place + 1] ?? null;
  if (key === "ArrowLeft") return cells[place - 1] ?? null;
  const other = key === "ArrowDown" ? row.nextElementSibling : row.previousElementSibling;
  return other ? (cellsOf(other)[place] ?? null) : null;
}

const ARROWS: ReadonlySet<string> = new Set(["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]);

/**
 * The keys of cells: the arrows go from cell to cell, F2 edits one, and so does Enter unless it opens the row. They
 * come before the keys of rows.
 */
export function useCellKeys(
  rows: RefObject<HTMLElement | null>,
  find: FindEditable,
  onEdit: (cell: EditableCell) => void,
): void {
  const latest = useRef({ find, onEdit });
  latest.current = { find, onEdit };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const body = rows.current;
      const td = body && currentCell(body);
      if (!td || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const isLink = document.activeElement !== td;
      if (ARROWS.has(event.key)) {
        // From the link of a row, up and down go to the next link, as in lists without cells to edit.
        const to = isLink && event.key !== "ArrowRight" ? null : neighbour(td, event.key);
        if (!to) return;
        focusCell(to);
        event.preventDefault();
      } else if (event.key === "F2" || (event.key === "Enter" && !isLink)) {
        const cell = latest.current.find(td);
        if (!cell) return;
        latest.current.onEdit(cell);
        event.preventDefault();
      }
    };
    addEventListener("keydown", press, { capture: true });
    return () => removeEventListener("keydown", press, { capture: true });
  }, [rows]);
}
