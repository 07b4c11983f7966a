import { expect, test } from "vitest";
import {
  breakdownsToDraw,
  figuresToDraw,
  isOneSeriesEach,
  isOverTime,
  linesToDraw,
  namingOf,
  rowsToDraw,
} from "./charted-figures.ts";
import type { ReportTable } from "./report-query.ts";

const table = (first: string, names: readonly string[], values: readonly (number | null)[]): ReportTable => ({
  title: "Stages",
  columns: [
    { key: first, title: "Name", type: "text", unit: null },
    { key: "count", title: "Count", type: "integer", unit: null },
    { key: "nothing", title: "Nothing", type: "integer", unit: null },
  ],
  rows: names.map((name, place) => ({
    cells: { [first]: name, count: values[place] ?? null, nothing: 0 },
    links: {},
  })),
});

test("figures are drawn if there are several rows and not all are zero", () => {
  expect(figuresToDraw(table("name", ["New", "Won"], [3, 1])).map(({ key }) => key)).toEqual(["count"]);
  expect(figuresToDraw(table("name", ["New"], [3]))).toEqual([]);
  expect(figuresToDraw(table("name", ["New", "Won"], [0, null]))).toEqual([]);
});

test("rows named by months, quarters or years are a course of time", () => {
  expect(isOverTime(table("label", ["2026-01", "2026-02"], [1, 2]))).toBe(true);
  expect(isOneSeriesEach(table("label", ["2026-Q1", "2026-Q2"], [1, 2]))).toBe(true);
  expect(isOneSeriesEach(table("month", ["2026-01", "2026-02"], [1, 2]))).toBe(false);
  expect(isOverTime(table("name", ["New", "2026-02"], [1, 2]))).toBe(false);
});

test("amounts in several currencies are not drawn on one axis", () => {
  const drawn = table("name", ["New", "Won"], [3, 1]);
  const columns = drawn.columns.map((column) => ({ ...column, unit: "of_row" }));
  expect(figuresToDraw({ ...drawn, columns })).toEqual([]);
});

test("of many rows the largest are drawn, in the order of the table, but all of a course of time", () => {
  const values = Array.from({ length: 30 }, (_, place) => place);
  const names = values.map((value) => `Project ${value}`);
  const drawn = rowsToDraw(table("name", names, values), ["count"]);
  expect(drawn.map(({ cells }) => cells.count)).toEqual(values.slice(6));
  const months = values.map((value) => `20${value + 10}`);
  expect(rowsToDraw(table("label", months, values), ["count"])).toHaveLength(30);
});

test("parts of a whole are drawn if at least two of them are to be seen", () => {
  const both = table("name", ["New", "Won"], [3, 1]);
  const breakdowns = [{ title: "All", parts: ["count", "nothing"] }];
  expect(breakdownsToDraw({ ...both, breakdowns }, figuresToDraw(both))).toEqual([]);
  expect(breakdownsToDraw({ ...both, breakdowns }, both.columns.slice(1))).toEqual([
    { title: "All", parts: both.columns.slice(1) },
  ]);
});

test("rows of a table within another are called by their own names", () => {
  const { columns, ...rest } = table("name", ["New"], [3]);
  const within = { ...rest, columns: [{ ...columns[0]!, key: "of_currency" }, ...columns] };
  expect(namingOf(within)?.key).toBe("name");
});

test("of more figures than can be distinguished as lines, those with the largest sums are drawn", () => {
  const columns = ["a", "b", "c", "d", "e"].map(
    (key) => ({ key, title: key, type: "integer", unit: null }) as const,
  );
  const drawn = (values: readonly number[]) =>
    linesToDraw(
      {
        title: "Clients",
        columns,
        rows: [1, -1].map((sign) => ({
          cells: Object.fromEntries(columns.map(({ key }, place) => [key, sign * values[place]!])),
          links: {},
        })),
      },
      columns,
    ).map(({ key }) => key);
  expect(drawn([5, 1, 4, 3, 2])).toEqual(["a", "c", "d", "e"]);
  expect(drawn([1, 2, 3, 4, 5])).toEqual(["b", "c", "d", "e"]);
});
