import type { KeyboardEvent } from "react";

type Step = readonly [rows: number, days: number];

const ARROWS: Readonly<Record<string, Step>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The place of a cell in its grid, as an attribute by which it is found. */
export const cellPlace = (row: number, day: number): string => `${row}:${day}`;

/** Whether an arrow would leave the text: it stands at its end, or all of it is chosen. */
function leavesText(input: HTMLInputElement, days: number): boolean {
  const { selectionStart, selectionEnd, value } = input;
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return selectionStart === selectionEnd && selectionStart === (days < 0 ? 0 : value.length);
}

/** Moves to the next cell in a direction that can be entered; says whether there is one. */
function moveFrom(cell: HTMLElement, [rows, days]: Step): boolean {
  const [row, day] = cell.dataset.cell!.split(":").map(Number) as [number, number];
  const grid = cell.closest("[data-grid]");
  const last = { row: Number(grid?.getAttribute("data-grid")) - 1, day: 6 };
  for (
    let r = row + rows, d = day + days;
    r >= 0 && d >= 0 && r <= last.row && d <= last.day;
    r += rows, d += days
  ) {
    const next = grid?.querySelector<HTMLElement>(`[data-cell="${cellPlace(r, d)}"]`);
    if (next) {
      next.focus();
      return true;
    }
  }
  return false;
}

/**
 * Arrows and Enter lead from cell to cell; the tabulator does so by itself.
 * @returns whether the key meant a move, so that nothing else is done with it
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>): boolean {
  const cell = event.currentTarget;
  const isInput = cell instanceof HTMLInputElement;
  if (event.key === "Enter" && isInput) {
    event.preventDefault();
    // At the end of a column the cell is left all the same, which saves it.
    if (!moveFrom(cell, [event.shiftKey ? -1 : 1, 0])) cell.blur();
    return true;
  }
  const step = ARROWS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  if (isInput && step[1] !== 0 && !leavesText(cell, step[1])) return false;
  if (moveFrom(cell, step)) event.preventDefault();
  return true;
}
