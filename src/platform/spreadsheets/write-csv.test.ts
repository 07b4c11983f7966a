import { text } from "node:stream/consumers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Column, Row } from "./column.ts";
import { writeCsv } from "./write-csv.ts";

const people: Column[] = [
  { key: "name", title: "Name", type: "text" },
  { key: "age", type: "integer" },
  { key: "salary", title: "Salary, EUR", type: "decimal" },
  { key: "start_date", type: "date" },
  { key: "billable", type: "boolean" },
];

/** Parses CSV strictly as in RFC 4180. */
function readCsv(content: string): string[][] {
  const lines: string[][] = [[]];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  while (field.lastIndex < content.length) {
    const [, quoted, plain, end] = field.exec(content)!;
    lines.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain!);
    if (end === "\r\n" && field.lastIndex < content.length) lines.push([]);
    if (end === "," && field.lastIndex === content.length) lines.at(-1)!.push("");
  }
  return lines;
}

describe("writeCsv", () => {
  it("writes a byte order mark, headings and rows with CRLF", async () => {
    const bytes = await writeCsv(people, [
      { name: "Ana", age: 41, salary: "5200.50", start_date: "2026-01-31", billable: true },
      { name: "Ben", age: 9n, salary: 12.5, start_date: new Date("2026-02-01T23:59:59Z"), billable: false },
      { name: null, start_date: "2026-07-14T00:00:00.000000Z" },
    ]).toArray();
    expect(Buffer.concat(bytes).toString()).toBe(
      '\uFEFFName,age,"Salary, EUR",start_date,billable\r\n' +
        "Ana,41,5200.50,2026-01-31,true\r\n" +
        "Ben,9,12.5,2026-02-01,false\r\n" +
        ",,,2026-07-14,\r\n",
    );
  });

  it("writes the heading only when there are no rows", async () => {
    expect(await text(writeCsv([{ key: "id", type: "text" }], []))).toBe("id\r\n");
  });

  it.each([
    ["=1+1", "'=1+1"],
    ["+49 30 1234", "'+49 30 1234"],
    ["-1", "'-1"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", "'\t=1"],
    ["\r=1", '"\'\r=1"'],
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ["1-1", "1-1"],
    [" =1", " =1"],
    ["'=1", "'=1"],
    ['say "hi"', '"say ""hi"""'],
    ["two\nlines", '"two\nlines"'],
    ["a,b", '"a,b"'],
  ])("writes the text %j as %j", async (value, expected) => {
    const csv = await text(
      writeCsv(
        [
          { key: "a", type: "text" },
          { key: "b", type: "text" },
        ],
        [{ a: value, b: "x" }],
      ),
    );
    expect(csv).toBe(`a,b\r\n${expected},x\r\n`);
  });

  it("escapes headings like texts, and does not change negative numbers", async () => {
    const columns: Column[] = [{ key: "balance", title: "=Balance", type: "decimal" }];
    expect(await text(writeCsv(columns, [{ balance: "-12.30" }]))).toBe("'=Balance\r\n-12.30\r\n");
  });

  it("writes a lone empty field so that its line is not lost", async () => {
    expect(await text(writeCsv([{ key: "a", type: "text" }], [{ a: "" }, {}]))).toBe('a\r\n""\r\n""\r\n');
  });

  it("can be read back whatever the texts", async () => {
    const columns: Column[] = [
      { key: "a", type: "text" },
      { key: "b", type: "text" },
    ];
    const cell = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(",", '"', "\r", "\n", "=", "-", "a", " ") }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record({ a: cell, b: cell }), { maxLength: 5 }), async (rows) => {
        const read = readCsv(await text(writeCsv(columns, rows)));
        const guarded = (value: string) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);
        expect(read).toEqual([["a", "b"], ...rows.map((row) => [guarded(row.a), guarded(row.b)])]);
      }),
    );
  });

  it.each<[Column["type"], Row["value"]]>([
    ["integer", "1.5"],
    ["integer", ""],
    ["integer", "=1"],
    ["decimal", "12,50"],
    ["decimal", Number.NaN],
    ["decimal", Number.POSITIVE_INFINITY],
    ["date", "14.07.2026"],
    ["date", "2026-07-140"],
    ["boolean", "yes"],
  ])("fails on a %s of %j instead of writing it", async (type, value) => {
    const stream = writeCsv([{ key: "value", type }], [{ value }]);
    await expect(text(stream)).rejects.toThrow(`The ${type} column value cannot hold`);
  });
});
