import type { Readable } from "node:stream";
import { message } from "../../engine/errors/message.ts";
import type { Words } from "../../engine/errors/words.ts";
import { writeCsv } from "../spreadsheets/write-csv.ts";
import { writeWorkbook, xlsxContentType } from "../spreadsheets/write-xlsx.ts";
import type { ReadReport, ReportTable } from "./report-data.ts";
import { reportPdf } from "./report-pdf.ts";

export const REPORT_FORMATS = ["xlsx", "pdf"] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

const nothing = (words: Words): ReportTable => ({
  title: words.say(message`Figures`),
  columns: [{ key: "figure", title: words.say(message`Figure`), type: "text" }],
  rows: [],
});

const cellsOf = ({ rows }: ReportTable) => rows.map(({ cells }) => cells);

/** The tables as sheets of a workbook; what the report is about is on the first one. */
export function reportWorkbook({ name, question, period, readAt, tables, words }: ReadReport): Readable {
  const about = [
    [words.say(message`Report`), name],
    [words.say(message`Question`), question],
    [words.say(message`Period`), period],
    [words.say(message`Read at`), readAt.toISOString()],
  ].map(([what, value]) => ({ what, value }));
  return writeWorkbook([
    ...(tables.length > 0 ? tables : [nothing(words)]).map((table) => ({
      name: table.title,
      columns: table.columns,
      rows: cellsOf(table),
    })),
    {
      name: words.say(message`About this report`),
      columns: [
        { key: "what", title: "", type: "text" },
        { key: "value", title: "", type: "text" },
      ],
      rows: about,
    },
  ]);
}

/** One table as CSV. */
export const reportCsv = (table: ReportTable): Readable => writeCsv(table.columns, cellsOf(table));

/** A report as a file. */
export async function reportFile(
  format: ReportFormat,
  report: ReadReport,
): Promise<{ readonly contentType: string; readonly content: Readable | Buffer }> {
  return format === "pdf"
    ? { contentType: "application/pdf", content: await reportPdf(report) }
    : { contentType: xlsxContentType, content: reportWorkbook(report) };
}
