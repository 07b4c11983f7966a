import type { Content } from "pdfmake";
import { fontRuns } from "./fonts.ts";

/** A part of a document from its top to its bottom. */
export type Block = Content;

export const INK = "#1c1f23";
export const MUTED = "#5c636b";
const RULE = "#d5d9dd";

const runs = (text: string): Content[] => fontRuns(text).map((run) => ({ ...run }));

/** The name of the document. */
export const title = (text: string): Block => ({ text: runs(text), fontSize: 20, bold: true });

/** A heading within the document. It stays with what follows. */
export const heading = (text: string): Block => ({
  text: runs(text),
  fontSize: 11,
  bold: true,
  margin: [0, 14, 0, 4],
  headlineLevel: 1,
});

export interface ParagraphStyle {
  readonly bold?: boolean;
  /** Smaller and lighter, for what explains something else. */
  readonly muted?: boolean;
  readonly align?: "left" | "right";
  /** Space below, in points. */
  readonly below?: number;
}

/** A paragraph; its line breaks are kept. */
export const paragraph = (text: string, style: ParagraphStyle = {}): Block => ({
  text: runs(text),
  ...(style.bold ? { bold: true } : {}),
  ...(style.muted ? { color: MUTED, fontSize: 8 } : {}),
  alignment: style.align ?? "left",
  margin: [0, 0, 0, style.below ?? 0],
});

/** Vertical space in points. */
export const space = (points: number): Block => ({ text: "", margin: [0, 0, 0, points], fontSize: 1 });

/** Blocks beside each other; `widths` are points, or `*` for an equal part of the rest. */
export const columns = (
  parts: readonly { readonly width: number | "*"; readonly blocks: readonly Block[] }[],
): Block => ({
  columns: parts.map(({ width, blocks }) => ({ width, stack: [...blocks] })),
  columnGap: 18,
});

/** Names with their values, one pair per line; nothing if there are none. */
export const keyValues = (
  pairs: readonly (readonly [name: string, value: string])[],
  { strong = false }: { readonly strong?: boolean } = {},
): Block => (pairs.length === 0 ? space(0) : pairsTable(pairs, strong));

const pairsTable = (pairs: readonly (readonly [name: string, value: string])[], strong: boolean): Block => ({
  table: {
    widths: ["*", "auto"],
    body: pairs.map(([name, value], index) => {
      const bold = strong && index === pairs.length - 1;
      return [
        { text: runs(name), color: bold ? INK : MUTED, bold },
        { text: runs(value), alignment: "right" as const, bold },
      ];
    }),
  },
  layout: {
    hLineWidth: (line: number) => (strong && line === pairs.length - 1 ? 0.8 : 0),
    hLineColor: () => INK,
    vLineWidth: () => 0,
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingTop: () => 1.5,
    paddingBottom: () => 1.5,
  },
});

/** An image in its own proportions, as large as fits. */
export const picture = (
  { data, contentType }: { readonly data: Buffer; readonly contentType: "image/png" | "image/jpeg" },
  /** In points. */
  fit: readonly [width: number, height: number],
): Block => ({ image: `data:${contentType};base64,${data.toString("base64")}`, fit: [...fit] });

export interface TableColumn {
  readonly title: string;
  /** In points; `*` takes the rest, `auto` what the longest value needs. */
  readonly width: number | "*" | "auto";
  readonly align?: "left" | "right";
}

/** A cell: text, or text with a smaller line below it. */
export type Cell = string | { readonly text: string; readonly note: string };

/** A row of cells, or a heading across the table for the rows after it. */
export type Row = readonly Cell[] | { readonly heading: string };

const isHeading = (row: Row): row is { readonly heading: string } => "heading" in row;

// A row that fits a page is not divided; one with a longer text has to be.
const LONGEST_UNDIVIDED = 1200;

/** A table that continues on the next page under the same headings. */
export const table = (head: readonly TableColumn[], rows: readonly Row[]): Block => ({
  table: {
    headerRows: 1,
    // What is kept together and longer than a page would be cut off.
    ...(rows.length > 0 && cellsOf(rows).every((cell) => lengthOf(cell) <= LONGEST_UNDIVIDED)
      ? { keepWithHeaderRows: 1, dontBreakRows: true }
      : {}),
    widths: head.map(({ width }) => width),
    body: [
      head.map(({ title: text, align = "left" }) => ({
        ...{ text: runs(text), alignment: align },
        ...{ bold: true, color: MUTED, fontSize: 8 },
      })),
      ...rows.map((row) =>
        isHeading(row)
          ? headingRow(row.heading, head.length)
          : row.map((cell, index) => cellOf(cell, head[index]!.align ?? "left")),
      ),
    ],
  },
  layout: {
    hLineWidth: (line: number) => (line === 1 ? 0.8 : line === 0 ? 0 : 0.4),
    hLineColor: (line: number) => (line === 1 ? INK : RULE),
    vLineWidth: () => 0,
    paddingLeft: (column: number) => (column === 0 ? 0 : 5),
    paddingRight: (column: number) => (column === head.length - 1 ? 0 : 5),
    paddingTop: () => 4,
    paddingBottom: () => 4,
  },
});

const cellsOf = (rows: readonly Row[]): Cell[] => rows.flatMap((row) => (isHeading(row) ? [] : [...row]));

const headingRow = (text: string, columnCount: number): Content[] => [
  { text: runs(text), bold: true, colSpan: columnCount, margin: [0, 4, 0, 0] },
  ...Array.from({ length: columnCount - 1 }, () => ({ text: "" })),
];

const lengthOf = (cell: Cell): number =>
  typeof cell === "string" ? cell.length : cell.text.length + cell.note.length;

const cellOf = (cell: Cell, alignment: "left" | "right"): Content => {
  if (typeof cell === "string") return { text: runs(cell), alignment };
  const note = { text: runs(cell.note), color: MUTED, fontSize: 8 };
  return { stack: [{ text: runs(cell.text) }, note], alignment };
};
