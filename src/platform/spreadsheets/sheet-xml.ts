import { type Column, type ColumnType, cellText, headingOf, type Row } from "./column.ts";
import { cellStyles } from "./workbook-xml.ts";
import { escapeCellText } from "./xml-text.ts";

const namespace = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
/** The maximum length of a cell and number of rows of a sheet in Excel. */
const maximumCellLength = 32_767;
const maximumRows = 1_048_576;
const widths: Record<ColumnType, number> = { text: 24, integer: 12, decimal: 14, date: 12, boolean: 10 };
const widest = 60;
const firstDayMs = Date.UTC(1899, 11, 30);
const dayMs = 86_400_000;
/** Excel counts a 29 February 1900, so only days from 1 March 1900 on have the same number in all programs. */
const firstSoundDay = 61;

/** Everything before the second row: the first row is frozen, the columns have a width, headings are bold. */
export function sheetHead(columns: readonly Column[]): string {
  const cols = columns.map((column, index) => {
    const width = Math.min(widest, Math.max(widths[column.type], headingOf(column).length + 2));
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
  });
  const headings = columns.map((column, index) => {
    return textCell(`${columnName(index)}1`, headingOf(column), cellStyles.heading);
  });
  return [
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${namespace}">`,
    '<sheetViews><sheetView workbookViewId="0">',
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    "</sheetView></sheetViews>",
    ...(cols.length > 0 ? ["<cols>", ...cols, "</cols>"] : []),
    `<sheetData><row r="1">${headings.join("")}</row>`,
  ].join("");
}

export const sheetTail = "</sheetData></worksheet>";

/** Returns a function that writes the XML of one row after another, from the second on. */
export function rowWriter(columns: readonly Column[]): (row: Row) => string {
  const names = columns.map((_, index) => columnName(index));
  let number = 1;
  return (row) => {
    number += 1;
    if (number > maximumRows) throw new RangeError(`A sheet holds at most ${maximumRows - 1} rows.`);
    const cells = columns.map((column, index) => cell(`${names[index]}${number}`, column, row));
    return `<row r="${number}">${cells.join("")}</row>`;
  };
}

function cell(at: string, column: Column, row: Row): string {
  const text = cellText(column, row);
  if (text === null || text === "") return "";
  switch (column.type) {
    case "integer":
    case "decimal":
      return `<c r="${at}"><v>${text}</v></c>`;
    case "boolean":
      return `<c r="${at}" t="b"><v>${text === "true" ? 1 : 0}</v></c>`;
    case "date": {
      const day = (Date.parse(`${text}T00:00:00Z`) - firstDayMs) / dayMs;
      if (day < firstSoundDay) return textCell(at, text, cellStyles.text);
      return `<c r="${at}" s="${cellStyles.date}"><v>${day}</v></c>`;
    }
    case "text":
      return textCell(at, text, cellStyles.text);
  }
}

function textCell(at: string, text: string, style: number): string {
  const content = escapeCellText(text.length > maximumCellLength ? cutText(text) : text);
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${content}</t></is></c>`;
}

/** Excel counts UTF-16 units; a character is never split. */
function cutText(text: string): string {
  return text.slice(0, maximumCellLength).replace(/[\ud800-\udbff]$/, "");
}

/** The letters of a column: 0 is A, 25 is Z, 26 is AA. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
