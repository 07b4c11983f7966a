import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import readXlsxFile, { readSheet } from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import { campaignSize } from "../../../test/support/campaign.ts";
import type { Column, Rows } from "./column.ts";
import { writeWorkbook, writeXlsx } from "./write-xlsx.ts";

const people: Column[] = [
  { key: "name", title: "Name", type: "text" },
  { key: "age", type: "integer" },
  { key: "salary", type: "decimal" },
  { key: "start_date", type: "date" },
  { key: "billable", type: "boolean" },
];

/** The cells of the first sheet; numbers as the digits that were written. */
async function read(columns: Column[], rows: Rows) {
  const file = await buffer(writeXlsx(columns, rows, { sheetName: "People" }));
  return readSheet(file, { trim: false, parseNumber: (digits) => digits });
}

describe("writeXlsx", () => {
  it("writes texts, numbers, dates and booleans with their types", async () => {
    const cells = await read(people, [
      { name: 'Ana <& Co> "A"', age: 41, salary: "5200.50", start_date: "2026-01-31", billable: true },
      {
        name: "Ben",
        age: 9n,
        salary: "-0.10",
        start_date: new Date("2026-02-01T23:59:59Z"),
        billable: false,
      },
      { name: null, start_date: "2026-07-14T00:00:00.000000Z" },
    ]);
    expect(cells).toEqual([
      ["Name", "age", "salary", "start_date", "billable"],
      ['Ana <& Co> "A"', "41", "5200.50", new Date("2026-01-31T00:00:00Z"), true],
      ["Ben", "9", "-0.10", new Date("2026-02-01T00:00:00Z"), false],
      [null, null, null, new Date("2026-07-14T00:00:00Z"), null],
    ]);
  });

  it("keeps decimals digit by digit", async () => {
    const amounts = ["0.1", "1234567890123456.78", "100.00", "-99999999.99", "0", "12"];
    const cells = await read(
      [{ key: "amount", type: "decimal" }],
      amounts.map((amount) => ({ amount })),
    );
    expect(cells.slice(1).flat()).toEqual(amounts);
  });

  it("counts days as Excel does, and writes those before March 1900 as texts", async () => {
    const days = ["1900-03-01", "2000-02-29", "2026-12-31", "9999-12-31"];
    const early = ["1900-02-28", "1899-12-31", "1815-12-10", "0001-01-01"];
    const cells = await read(
      [{ key: "day", type: "date" }],
      [...days, ...early].map((day) => ({ day })),
    );
    expect(cells.slice(1).flat()).toEqual([...days.map((day) => new Date(`${day}T00:00:00Z`)), ...early]);
  });

  it.each([
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "007",
    "1e5",
    "TRUE",
    "2026-07-14",
    " padded ",
    "#REF!",
    "a\nb",
    "_x0041_",
  ])("writes the text %j as a text", async (name) => {
    expect((await read([{ key: "name", type: "text" }], [{ name }]))[1]).toEqual([name]);
  });

  it("preserves any text, including control characters", async () => {
    const tricky = fc.string({
      unit: fc.constantFrom(
        "_",
        "x",
        "0",
        "A",
        "\0",
        "\u0007",
        "\r",
        "\n",
        "\t",
        "<",
        "&",
        "]",
        ">",
        "\uFFFF",
        "🦦",
        "é",
      ),
    });
    // Almost an escape, ended by characters that are escaped themselves.
    const nearly = fc.constantFrom("_x0041_", "_x0041", "_x004", "_x0041_x0042_", "_x005F_", "_");
    const cell = fc.oneof(
      tricky,
      fc.array(fc.oneof(nearly, tricky), { maxLength: 4 }).map((parts) => parts.join("")),
      fc.string({ unit: "binary" }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 30 }), async (names) => {
        // An empty cell is not stored, and the reader omits trailing rows and columns without cells.
        const rows = [...names, "end"].map((name) => ({ name, last: "x" }));
        const cells = await read(
          [
            { key: "name", type: "text" },
            { key: "last", type: "text" },
          ],
          rows,
        );
        expect(cells.slice(1)).toEqual(rows.map(({ name, last }) => [name === "" ? null : name, last]));
      }),
      { numRuns: campaignSize({ suite: 20, campaign: 60 }) },
    );
  });

  it("replaces half a surrogate pair, and cuts a text at what a cell can hold", async () => {
    const cells = await read(
      [{ key: "name", type: "text" }],
      [{ name: "a\ud800b" }, { name: "x".repeat(40_000) }, { name: `${"x".repeat(32_766)}🦦` }],
    );
    expect(cells[1]).toEqual(["a\ufffdb"]);
    expect(cells[2]).toEqual(["x".repeat(32_767)]);
    expect(cells[3]).toEqual(["x".repeat(32_766)]);
  });

  it("writes the heading only when there are no rows", async () => {
    expect(await read(people, [])).toEqual([people.map((column) => column.title ?? column.key)]);
  });

  it("addresses columns past Z", async () => {
    const columns = Array.from({ length: 800 }, (_, i): Column => ({ key: `c${i}`, type: "integer" }));
    const row = Object.fromEntries(columns.map((column, i) => [column.key, i]));
    expect((await read(columns, [row]))[1]).toEqual(columns.map((_, i) => String(i)));
  });

  const MANY = campaignSize({ suite: 10_000, campaign: 100_000 });

  it(`stays valid for ${MANY} rows`, async () => {
    const columns: Column[] = [
      { key: "name", type: "text" },
      { key: "amount", type: "decimal" },
    ];
    async function* rows() {
      for (let i = 1; i <= MANY; i += 1) yield { name: `Entry ${i}`, amount: `${i}.25` };
    }
    const cells = await read(columns, rows());
    expect(cells).toHaveLength(MANY + 1);
    expect(cells[5_000]).toEqual(["Entry 5000", "5000.25"]);
    expect(cells[MANY]).toEqual([`Entry ${MANY}`, `${MANY}.25`]);
  });
});

describe("writeWorkbook", () => {
  const sheet = (name: string, value: string) => ({
    name,
    columns: [{ key: "v", type: "text" as const }],
    rows: [{ v: value }],
  });

  it("writes sheets in order with names that Excel accepts", async () => {
    const names = [
      "Invoices",
      "Lines",
      "a/b:c*?[d]\\e",
      "'quoted'",
      "invoices",
      "",
      "History",
      "x".repeat(40),
      "x".repeat(50),
      "R&D <1>",
    ];
    const file = await buffer(writeWorkbook(names.map((name, i) => sheet(name, `value ${i}`))));
    const sheets = await readXlsxFile(file);
    expect(sheets.map((read) => read.sheet)).toEqual([
      "Invoices",
      "Lines",
      "a b c   d  e",
      "quoted",
      "invoices (2)",
      "Sheet",
      "History_",
      "x".repeat(31),
      `${"x".repeat(27)} (2)`,
      "R&D <1>",
    ]);
    expect(sheets.map((read) => read.data[1]![0])).toEqual(names.map((_, i) => `value ${i}`));
  });

  it("refuses a workbook without sheets", () => {
    expect(() => writeWorkbook([])).toThrow(RangeError);
  });
});
