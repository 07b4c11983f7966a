import { expect, test } from "vitest";
import { figuresToDraw, isOneSeriesEach, isOverTime } from "./charted-figures.ts";
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
