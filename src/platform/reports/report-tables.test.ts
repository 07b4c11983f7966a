import { expect, test } from "vitest";
import { wordsIn } from "../languages/words-for.ts";
import { withBreakdowns } from "./breakdowns.ts";
import { closedValuesIn, inWords } from "./closed-values.ts";
import { reportTables } from "./report-tables.ts";
import { withUnits } from "./units.ts";

const english = wordsIn("en");

const shapeOf = (data: unknown, words = english) =>
  reportTables("Report", data, words).map(({ title, columns, rows }) => ({
    title,
    columns: columns.map((column) => `${column.title}: ${column.type}`),
    rows: rows.map(({ cells }) => Object.values(cells)),
  }));

test("single figures are one table, and each list of rows another; ids are left out", () => {
  expect(
    shapeOf({
      currency: "EUR",
      won: { count: 2, win_rate: 12.5 },
      by_owner: [
        { owner_employee_id: "01A", name: "Ana", amount: 10.5, since: "2026-03-01T00:00:00.000000Z" },
        { owner_employee_id: null, name: null, amount: 3, since: null },
      ],
    }),
  ).toEqual([
    {
      title: "Figures",
      columns: ["Figure: text", "Value: text"],
      rows: [
        ["Currency", "EUR"],
        ["Won count", 2],
        ["Won win rate (%)", 12.5],
      ],
    },
    {
      title: "By owner",
      columns: ["Name: text", "Amount: decimal", "Since: date"],
      rows: [
        ["Ana", 10.5, "2026-03-01"],
        [null, 3, null],
      ],
    },
  ]);
});

test("rows within rows are a table that repeats the names around them", () => {
  expect(
    shapeOf([
      {
        name: "Ana",
        hours: 8,
        periods: [
          { label: "2026-01", hours: 3 },
          { label: "2026-02", hours: 5 },
        ],
      },
      { name: "Ben", hours: 1, periods: [{ label: "2026-01", hours: 1 }] },
    ])[1],
  ).toEqual({
    title: "Report: Periods",
    columns: ["Group name: text", "Label: text", "Hours: integer"],
    rows: [
      ["Ana", "2026-01", 3],
      ["Ana", "2026-02", 5],
      ["Ben", "2026-01", 1],
    ],
  });
});

test("points of series are columns beside their labels, and why a figure is unknown is a column", () => {
  expect(
    shapeOf({
      labels: ["2026-01", "2026-02"],
      series: [{ key: "invoiced", name: "Invoiced", points: [1, null] }],
    }),
  ).toEqual([
    {
      title: "Report",
      columns: ["Period: text", "Invoiced: integer"],
      rows: [
        ["2026-01", 1],
        ["2026-02", null],
      ],
    },
  ]);
  const [table] = shapeOf({ rows: [{ name: "Ana", cost: null, unknown: [{ message: "No cost." }] }] });
  expect(table?.rows).toEqual([["Ana", null, "No cost."]]);
});

test("percentages and amounts have their units, and values of closed sets are words", () => {
  const shape = {
    properties: {
      mode: { type: "string", const: "cohort" },
      rows: { items: { properties: { model: { enum: ["fixed_fee"] } } } },
    },
  };
  const data = {
    ...{ currency: "EUR", mode: "cohort", win_rate: 12.5, name: "cohort" },
    rows: [{ model: "fixed_fee", name: "fixed_fee", revenue: 10, margin_percent: 5, count: 2 }],
  };
  const [single, rows] = withUnits(
    reportTables("Report", inWords(data, closedValuesIn(shape), english), english),
    "EUR",
  );
  expect(single!.rows.map(({ cells, unit }) => [cells.figure, cells.value, unit])).toEqual([
    ["Currency", "EUR", null],
    ["Mode", "Cohort", null],
    ["Win rate (%)", 12.5, "percent"],
    ["Name", "cohort", null],
  ]);
  expect(rows!.columns.map(({ title, unit }) => [title, unit])).toEqual([
    ["Model", null],
    ["Name", null],
    ["Revenue (EUR)", "EUR"],
    ["Margin %", "percent"],
    ["Count", null],
  ]);
  expect(rows!.rows[0]!.cells).toMatchObject({ model: "Fixed fee", name: "fixed_fee" });
  // Rows in several currencies each have their own.
  const [mixed] = withUnits(
    reportTables(
      "Report",
      [
        { name: "a", currency: "EUR", amount: 1 },
        { name: "b", currency: "USD", amount: 2 },
      ],
      english,
    ),
    "EUR",
  );
  expect(mixed!.columns.map(({ title, unit }) => [title, unit])).toContainEqual(["Amount", "of_row"]);
});

test("figures link to the records that they count, and a row opens what it is about", () => {
  const links = { timesheets: "/api/timesheets?a", holidays: "/api/holidays?b", other: "/api/others" };
  const rows = [
    { employee_id: "01A", name: "Ana", capacity_hours: 40, tracked_hours: 8, leave_hours: 4, links },
    { name: "Nobody", capacity_hours: 0, tracked_hours: 8, leave_hours: 0, links },
  ];
  const [table] = reportTables("Report", { rows }, english);
  const behind = { tracked_hours: links.timesheets, leave_hours: links.holidays };
  expect(table!.rows.map((row) => row.links)).toEqual([behind, behind]);
  expect(table!.rows.map(({ opens }) => opens)).toEqual(["/employees/01A", links.timesheets]);
});

test("figures are parts of a whole where all rows have them and they add up", () => {
  const declared = [{ title: "Hours", parts: ["billable", "other"], whole: "hours" }];
  const breakdownsOf = (rows: readonly Record<string, unknown>[]) =>
    withBreakdowns(reportTables("Report", { rows }, english), declared, english)[0]!.breakdowns;
  const fitting = { name: "Ana", hours: 1.5, billable: 1.17, other: 0.33 };
  expect(breakdownsOf([fitting])).toEqual([{ title: "Hours", parts: ["billable", "other"] }]);
  expect(breakdownsOf([fitting, { name: "Ben", hours: null, billable: 1, other: 1 }])).toHaveLength(1);
  expect(breakdownsOf([fitting, { name: "Ben", hours: 3, billable: 1, other: 1 }])).toBeUndefined();
  expect(breakdownsOf([{ name: "Ana", hours: 1, billable: 1 }])).toBeUndefined();
});

test("titles and names of figures are in the language of the reader", () => {
  const data = {
    ...{ currency: "EUR", won: { count: 2 } },
    rows: [{ name: "Ana", revenue: 10, periods: [{ label: "2026-01", worked_hours: 3 }] }],
  };
  expect(shapeOf(data, wordsIn("ro"))).toEqual([
    {
      title: "Valori",
      columns: ["Indicator: text", "Valoare: text"],
      rows: [
        ["Monedă", "EUR"],
        ["Câștigat: Număr", 2],
      ],
    },
    {
      title: "Rânduri",
      columns: ["Nume: text", "Venituri: integer"],
      rows: [["Ana", 10]],
    },
    {
      title: "Rânduri: Perioade",
      columns: ["Grup: Nume: text", "Etichetă: text", "Ore lucrate: integer"],
      rows: [["Ana", "2026-01", 3]],
    },
  ]);
});
