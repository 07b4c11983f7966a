import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Entry } from "../entry.ts";
import { cellKey, cellsOf, EMPTY_CELL, minutesOf, rowKey, rowsOf } from "./week-rows.ts";

const entry = (given: Partial<Entry>): Entry => ({
  id: "1",
  date: "2026-07-14",
  minutes: 60,
  description: null,
  isBillable: true,
  startedAt: null,
  endedAt: null,
  isRunning: false,
  lockedReason: null,
  mayChange: true,
  projectId: null,
  taskId: null,
  projectName: null,
  taskName: null,
  ...given,
});
const website = { projectId: "P1", projectName: "Website" };
const app = { projectId: "P2", projectName: "App" };

test("each project and task has one row, with internal time last", () => {
  const rows = rowsOf(
    [entry({}), entry(website), entry({ ...website, taskId: "T", taskName: "Design" }), entry(website)],
    [entry(app), entry({ ...website, projectName: null })],
  );
  expect(rows.map(({ projectName, taskName }) => [projectName, taskName])).toEqual([
    ["App", null],
    ["Website", null],
    ["Website", "Design"],
    [null, null],
  ]);
});

test("a single entry without start and end can be typed over, and no others", () => {
  const cell = (...entries: Entry[]) =>
    cellsOf(entries).get(cellKey({ key: rowKey(entries[0]!) }, "2026-07-14"))!;
  expect(EMPTY_CELL.isPlain).toBe(true);
  expect(cell(entry({})).isPlain).toBe(true);
  expect(cell(entry({}), entry({ minutes: 30 }))).toMatchObject({ isPlain: false, minutes: 90 });
  expect(cell(entry({ startedAt: "2026-07-14T07:00:00Z" })).isPlain).toBe(false);
  expect(cell(entry({ startedAt: "2026-07-14T07:00:00Z", minutes: null, isRunning: true }))).toMatchObject({
    isPlain: false,
    isRunning: true,
    minutes: 0,
  });
  expect(cell(entry({ lockedReason: "approved" }))).toMatchObject({
    isPlain: false,
    lockedReason: "approved",
  });
  expect(cell(entry({ mayChange: false })).isPlain).toBe(false);
});

test("the grid has all minutes of the list", () => {
  const anyEntry = fc
    .record({
      projectId: fc.constantFrom("P1", "P2", null),
      taskId: fc.constantFrom("T1", "T2", null),
      date: fc.constantFrom("2026-07-13", "2026-07-14", "2026-07-15"),
      minutes: fc.integer({ min: 0, max: 1440 }),
    })
    .map(entry);
  fc.assert(
    fc.property(fc.array(anyEntry), (entries) => {
      const cells = cellsOf(entries);
      const shown = rowsOf(entries).flatMap((row) =>
        ["2026-07-13", "2026-07-14", "2026-07-15"].map((day) => cells.get(cellKey(row, day))?.minutes ?? 0),
      );
      expect(shown.reduce((sum, minutes) => sum + minutes, 0)).toBe(minutesOf(entries));
    }),
  );
});
