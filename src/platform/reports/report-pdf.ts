import { message } from "../../engine/errors/message.ts";
import type { Words } from "../../engine/errors/words.ts";
import { type Block, heading, type Row as PdfRow, paragraph, table, title } from "../pdf/blocks.ts";
import { renderPdf } from "../pdf/render-pdf.ts";
import type { CellValue, Column } from "../spreadsheets/column.ts";
import type { ReadReport, ReportTable } from "./report-data.ts";

/** How many figures fit beside the name of a row on a page. */
const FIGURES_ACROSS = 6;
/** The rows of a table that are printed; a workbook has all of them. */
const PRINTED_ROWS = 500;

/** A report as a document: what it is about, and its tables. Wide tables continue below with the same first column. */
export const reportPdf = (report: ReadReport): Promise<Buffer> =>
  renderPdf({
    title: report.name,
    author: report.workspace,
    language: report.words.language,
    createdAt: report.readAt,
    content: [
      title(report.name),
      paragraph(report.question, { below: 2 }),
      paragraph([report.period, report.workspace].filter((part) => part !== null).join(" · "), {
        muted: true,
        below: 6,
      }),
      ...report.tables.flatMap((one) => blocksOf(one, report)),
      ...(report.tables.length === 0
        ? [paragraph(report.words.say(message`There is nothing to report.`))]
        : []),
    ],
    footer: `${report.name} · ${report.workspace} · ${report.readAt.toISOString().slice(0, 10)}`,
    pageOf: (page, pages) => report.words.say(message`Page ${page} of ${pages}`),
  });

function blocksOf(one: ReportTable, { words, locale }: Pick<ReadReport, "words" | "locale">): Block[] {
  const printed = one.rows.slice(0, PRINTED_ROWS);
  const [naming, ...figures] = one.columns;
  const parts = Array.from({ length: Math.max(1, Math.ceil(figures.length / FIGURES_ACROSS)) }, (_, part) => [
    naming!,
    ...figures.slice(part * FIGURES_ACROSS, (part + 1) * FIGURES_ACROSS),
  ]);
  return [
    heading(one.title),
    ...parts.flatMap((columns) => [
      table(
        columns.map((column, place) => ({
          title: column.title ?? column.key,
          width: place === 0 ? ("*" as const) : widthOf(columns.length),
          align: isFigure(column) ? ("right" as const) : ("left" as const),
        })),
        printed.map(
          ({ cells }): PdfRow => columns.map(({ key, type }) => shown(cells[key], type, words, locale)),
        ),
      ),
      paragraph("", { below: 6 }),
    ]),
    ...(one.rows.length > printed.length
      ? [
          paragraph(words.say(message`The first ${PRINTED_ROWS} of ${one.rows.length} rows.`), {
            muted: true,
          }),
        ]
      : []),
  ];
}

/** The width of a page without its margins is 495 points, of which the names of rows get what is left. */
const widthOf = (columns: number): number => Math.min(110, Math.floor(370 / Math.max(1, columns - 1)));

const isFigure = ({ type, key }: Column): boolean =>
  type === "integer" || type === "decimal" || key === "value";

function shown(value: CellValue, type: Column["type"], words: Words, locale: string): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return words.say(value ? message`yes` : message`no`);
  if (typeof value === "number") return new Intl.NumberFormat(locale).format(value);
  return type === "date" ? String(value).slice(0, 10) : String(value);
}
