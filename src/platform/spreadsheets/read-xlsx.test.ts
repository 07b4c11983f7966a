import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ZipFile } from "yazl";
import type { Column, Row } from "./column.ts";
import { readTable } from "./read-table.ts";
import type { TableRow } from "./table-row.ts";
import { writeCsv } from "./write-csv.ts";
import { writeXlsx } from "./write-xlsx.ts";

async function rowsOf(data: Buffer, name = "rows.xlsx"): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for await (const row of readTable(name, data)) rows.push(row);
  return rows;
}

const cellsOf = async (data: Buffer): Promise<(readonly string[])[]> =>
  (await rowsOf(data)).map(({ cells }) => cells);

const columns: Column[] = [
  { key: "text", type: "text" },
  { key: "number", type: "decimal" },
  { key: "day", type: "date" },
  { key: "flag", type: "boolean" },
];

/** A package with the parts of a workbook, some replaced. */
async function packageOf(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  return buffer(zip.outputStream);
}

const type = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const relationship = (id: string, kind: string, target: string): string =>
  `<Relationship Id="${id}" Type="${type}/${kind}" Target="${target}"/>`;

/** The parts of a workbook as other programs write it, with a sheet of this content. */
const workbook = (rows: string, more: Readonly<Record<string, string | Buffer>> = {}) => ({
  "_rels/.rels": `<Relationships>${relationship("rId1", "officeDocument", "xl/workbook.xml")}</Relationships>`,
  "xl/workbook.xml": `<x:workbook xmlns:x="m" xmlns:r="r"><x:workbookPr date1904="1"/><x:sheets>
    <x:sheet name="First" r:id="rId7"/><x:sheet name="Second" r:id="rId8"/></x:sheets></x:workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships>${relationship("rId8", "worksheet", "other.xml")}
    ${relationship("rId7", "worksheet", "/xl/first.xml")}${relationship("rId2", "sharedStrings", "strings.xml")}
    ${relationship("rId3", "styles", "styles.xml")}</Relationships>`,
  "xl/first.xml": `<x:worksheet xmlns:x="m"><x:sheetData>${rows}</x:sheetData></x:worksheet>`,
  "xl/strings.xml": `<sst><si><t>shared</t></si><si><r><t>in </t></r><r><t>parts</t></r><rPh><t>no</t></rPh></si></sst>`,
  "xl/styles.xml": `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[$-407]dd\\.mm\\.yyyy"/>
    <numFmt numFmtId="171" formatCode="0.00 &quot;days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>`,
  ...more,
});

describe("workbooks of other programs", () => {
  it("are read by their relationships: shared texts, dates by format, the values of formulas, gaps", async () => {
    const rows = `<x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="C1" t="s"><x:v>1</x:v></x:c></x:row>
      <x:row r="4"><x:c r="A4" s="1"><x:v>0</x:v></x:c><x:c r="B4" s="2"><x:v>44561.5</x:v></x:c>
        <x:c r="C4" s="3"><x:v>0.30000000000000004</x:v></x:c><x:c r="D4" t="b"><x:v>1</x:v></x:c>
        <x:c r="E4" t="str"><x:f>A1&amp;"x"</x:f><x:v>sharedx</x:v></x:c><x:c r="F4" t="e"><x:v>#N/A</x:v></x:c>
        <x:c t="inlineStr"><x:is><x:t>in_x0007_line</x:t></x:is></x:c><x:c r="H4"><x:v>1E+3</x:v></x:c></x:row>`;
    expect(await rowsOf(await packageOf(workbook(rows)))).toEqual([
      { number: 1, cells: ["shared", "", "in parts"] },
      {
        number: 4,
        cells: [
          ...["1904-01-01", "2026-01-01T12:00:00.000Z", "0.3", "true"],
          ...["sharedx", "#N/A", "in\u0007line", "1000"],
        ],
      },
    ]);
  });
});

describe("files that are no workbook", () => {
  const refusal = (data: Buffer, name?: string) => rowsOf(data, name).then(() => "read", String);
  const INVALID = "UnreadableTable: The file is not a valid XLSX file.";

  it("are refused by what is wrong with them", async () => {
    const whole = await packageOf(workbook("<x:row/>"));
    expect(await refusal(Buffer.from("name\nx"))).toBe(INVALID);
    expect(await refusal(whole.subarray(0, whole.length - 30))).toBe(INVALID);
    expect(await refusal(await packageOf({ "a.txt": "text" }), "rows.csv")).toBe(INVALID);
    expect(await refusal(await packageOf(workbook("<x:row><x:c></x:row>")))).toBe(INVALID);
    const { "xl/first.xml": _, ...without } = workbook("");
    expect(await refusal(await packageOf(without))).toBe("UnreadableTable: The file has no sheet.");
    const wide = '<x:row r="1"><x:c r="XFD1"><x:v>1</x:v></x:c></x:row>';
    expect(await refusal(await packageOf(workbook(wide)))).toBe(
      "UnreadableTable: The file must not have more than 500 columns.",
    );
  });

  it("cannot unpack to more than 128 MiB, nor expand entities", async () => {
    const bomb = Buffer.alloc(140 * 1024 * 1024, " ");
    const data = await packageOf(workbook("", { "xl/first.xml": bomb }));
    expect(data.length).toBeLessThan(1024 * 1024);
    expect(await refusal(data)).toBe("UnreadableTable: The file is too large when it is unpacked.");
    const entities = `<!DOCTYPE a [<!ENTITY a "aaaa">]><x:worksheet xmlns:x="m"><x:row><x:c t="str"><x:v>&a;</x:v></x:c></x:row></x:worksheet>`;
    expect(await refusal(await packageOf(workbook("", { "xl/first.xml": entities })))).toBe(INVALID);
  });
});

const xmlText = fc.string({ unit: "grapheme", maxLength: 20 }).map((text) => text.toWellFormed());
const row = fc.record({
  text: xmlText,
  number: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((cents) => (cents / 100).toFixed(2)),
  day: fc.date({ min: new Date("1900-03-01"), max: new Date("2199-12-31"), noInvalidDate: true }),
  flag: fc.boolean(),
});

const written = ({ text, number, day, flag }: Row): string[] => [
  ...[String(text), String(Number(number)), (day as Date).toISOString().slice(0, 10), String(flag)],
];

it("reads what it writes, as XLSX and as CSV", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 8 }), async (rows) => {
      const expected = rows.map((one) => written(one));
      const workbookData = await buffer(writeXlsx(columns, rows, { sheetName: "Rows" }));
      const [heading, ...read] = await cellsOf(workbookData);
      expect(heading).toEqual(["text", "number", "day", "flag"]);
      expect(read).toEqual(expected);
      const csv = await rowsOf(await buffer(writeCsv(columns, rows)), "rows.csv");
      const plain = csv.slice(1).map(({ cells: [text, number, ...others] }) => {
        return [text!.replace(/^'(?=[=+\-@\t\r])/, ""), String(Number(number)), ...others];
      });
      expect(plain).toEqual(expected);
    }),
    { numRuns: 30 },
  );
});
