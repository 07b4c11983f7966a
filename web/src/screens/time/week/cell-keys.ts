import type { KeyboardEvent } from "react";

const LAST_DAY = 6;

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

type Place = readonly [row: number, day: number];

/** The places of a grid from one on, in a direction, up to its edge. */
function* placesFrom([row, day]: Place, [rows, days]: Step, lastRow: number): Generator<Place> {
  for (let r = row, d = day; r >= 0 && d >= 0 && r <= lastRow && d <= LAST_DAY; r += rows, d += days)
    yield [r, d];
}

/** Where Enter leads from the end of a column: from the beginning of the next day on, or back. */
function* placesOfDaysAfter([, day]: Place, step: 1 | -1, lastRow: number): Generator<Place> {
  for (let d = day + step; d >= 0 && d <= LAST_DAY; d += step)
    yield* placesFrom([step === 1 ? 0 : lastRow, d], [step, 0], lastRow);
}

/** Puts the cursor into the first cell that can be entered; says whether there is one. */
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
 * Arrows and Enter lead from cell to cell; the tabulator does so by itself. Enter goes on with the next day at the end
 * of a column.
 * @param stay what Enter does where there is no further cell: the cursor stays where it is
 * @returns whether the key meant a move, so that nothing else is done with it
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
