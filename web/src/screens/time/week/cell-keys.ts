import type { KeyboardEvent } from "react";

const LAST_DAY = 6;

type Step = readonly [rows: number, days: number];

const ARROWS: Readonly<Record<string, Step>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The value of the attribute that identifies a cell in its grid. */
export const cellPlace = (row: number, day: number): string => `${row}:${day}`;

/** Whether an arrow key leaves the input: the cursor is at the end, or all of the text is selected. */
function leavesText(input: HTMLInputElement, days: number): boolean {
  const { selectionStart, selectionEnd, value } = input;
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return selectionStart === selectionEnd && selectionStart === (days < 0 ? 0 : value.length);
}

type Place = readonly [row: number, day: number];

/** The cells of a grid from one on in a direction, up to the edge. */
function* placesFrom([row, day]: Place, [rows, days]: Step, lastRow: number): Generator<Place> {
  for (let r = row, d = day; r >= 0 && d >= 0 && r <= lastRow && d <= LAST_DAY; r += rows, d += days)
    yield [r, d];
}

/** The cells after the end of a column: those of the next day (or the previous one when going back). */
function* placesOfDaysAfter([, day]: Place, step: 1 | -1, lastRow: number): Generator<Place> {
  for (let d = day + step; d >= 0 && d <= LAST_DAY; d += step)
    yield* placesFrom([step === 1 ? 0 : lastRow, d], [step, 0], lastRow);
}

/** Focuses the first cell that can be edited. Returns whether there is one. */
function focusFirst(grid: Element, places: Iterable<Place>): boolean {
  for (const [row, day] of places) {
    const found = grid.querySelector<HTMLElement>(`[data-cell="${cellPlace(row, day)}"]`);
    if (!found) continue;
    found.focus();
    return true;
  }
  return false;
}

/**
 * Moves between cells by arrow keys and Enter; the Tab key works by itself. At the end of a column, Enter continues with
 * the next day.
 * @param stay called if Enter finds no further cell
 * @returns whether the key was handled
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>, stay?: () => void): boolean {
  const cell = event.currentTarget;
  const grid = cell.closest("[data-grid]")!;
  const place = cell.dataset.cell!.split(":").map(Number) as [number, number];
  const lastRow = Number(grid.getAttribute("data-grid")) - 1;
  const moves = ([rows, days]: Step) =>
    focusFirst(grid, placesFrom([place[0] + rows, place[1] + days], [rows, days], lastRow));
  const isInput = cell instanceof HTMLInputElement;
  if (event.key === "Enter" && isInput) {
    event.preventDefault();
    const step = event.shiftKey ? -1 : 1;
    if (!moves([step, 0]) && !focusFirst(grid, placesOfDaysAfter(place, step, lastRow))) stay?.();
    return true;
  }
  const step = ARROWS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  if (isInput && step[1] !== 0 && !leavesText(cell, step[1])) return false;
  if (moves(step)) event.preventDefault();
  return true;
}
