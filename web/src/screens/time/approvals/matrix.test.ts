import { expect, test } from "vitest";
import type { PersonWeek, ReportedWeek } from "../weekly-report.ts";
import { matrixOf } from "./matrix.ts";

const person = (name: string, worked: number) =>
  ({ employee_id: name, name, manager_employee_id: null, worked_minutes: worked }) as PersonWeek;
const week = (start: string, ...employees: PersonWeek[]) =>
  ({ week_start: `${start}T00:00:00.000000Z`, employees }) as unknown as ReportedWeek;

test("each person is one row with the weeks in which they were employed", () => {
  const rows = matrixOf([
    week("2026-07-13", person("Dan", 10), person("Ana", 20)),
    week("2026-07-06", person("Ana", 30), person("Eva", 40)),
  ]);
  expect(
    rows.map(({ name, weeks }) => [name, Object.keys(weeks), Object.values(weeks)[0]!.worked_minutes]),
  ).toEqual([
    ["Ana", ["2026-07-13", "2026-07-06"], 20],
    ["Dan", ["2026-07-13"], 10],
    ["Eva", ["2026-07-06"], 40],
  ]);
});
