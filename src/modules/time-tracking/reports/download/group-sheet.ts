import { type Message, message, type Words, type Work } from "../../../../engine/work/index.ts";
import { type LeftOut, unknownInWords } from "../../../../platform/figures/figure-rows.ts";
import type { CellValue, Column, ColumnType, Row } from "../../../../platform/spreadsheets/column.ts";
import type { Sheet } from "../../../../platform/spreadsheets/write-xlsx.ts";
import type { GroupFigure } from "../grouped/group-figures.ts";
import type { GroupKey } from "../grouped/group-keys.ts";
import { shownLeftOut, unknownOfGroup } from "../grouped/group-unknown.ts";
import { figuresOf, type GroupedTime, type GroupPage, selectGroupPage } from "../grouped/grouped-time.ts";
import { headingOf, TOTAL } from "./sheet-words.ts";

const TITLES: Readonly<Record<GroupKey, Message>> = {
  employee_id: message`By employee`,
  project_id: message`By project`,
  task_id: message`By task`,
};

/** The columns with names, which come before the figures, with what their headings say. */
const NAMES: Readonly<Record<GroupKey, readonly (readonly [key: string, heading: string])[]>> = {
  employee_id: [["entity_name", "employee"]],
  project_id: [
    ["entity_name", "project"],
    ["client_name", "client"],
  ],
  task_id: [
    ["entity_name", "task"],
    ["project_name", "project"],
    ["client_name", "client"],
  ],
};

/** The column with the reasons why amounts are unknown. */
const UNKNOWN = ["unknown", "not known"] as const;

function typeOf({ name, schema }: GroupFigure): ColumnType {
  if (name.endsWith("_date")) return "date";
  if (schema.type === "array" || schema.type === "string") return "text";
  return schema.type === "integer" ? "integer" : "decimal";
}

/** Joins amounts by currency to one text: `855.00 EUR; 100.00 USD`. */
const cell = (value: unknown): CellValue =>
  Array.isArray(value)
    ? value
        .map(({ amount, currency }) => `${amount === null ? "?" : Number(amount).toFixed(2)} ${currency}`)
        .join("; ")
    : (value as CellValue);

/** A text with the groups that the totals leave out, and why. */
const leftOutInWords = (left: readonly LeftOut[], words: Words): string | null =>
  left
    .map(({ name, unknown }) => words.say(message`Without ${name}: ${unknownInWords(unknown, words)}`))
    .join(" ") || null;

/** A sheet with the same entries in groups. Its last row has the totals. */
export async function groupSheet(work: Work, asked: Omit<GroupedTime, "words">): Promise<Sheet> {
  const { words } = work;
  const grouped = { ...asked, words };
  const texts = (names: (typeof NAMES)[GroupKey]): Column[] =>
    names.map(([key, heading]) => ({ key, title: headingOf(heading, words), type: "text" }));
  const figures = figuresOf(grouped.baseCurrency);
  const byWorked = [{ name: "total_worked_minutes", isDescending: true }];
  const found = await work.row<GroupPage & Record<string, unknown>>(
    selectGroupPage(grouped, byWorked, { page: 1, perPage: null }),
  );
  const columns = [
    ...texts(NAMES[grouped.key]),
    ...figures.map((figure) => ({
      key: figure.name,
      title: headingOf(figure.name, words),
      type: typeOf(figure),
    })),
    ...(grouped.baseCurrency === null ? [] : texts([UNKNOWN])),
  ];
  const { rows, totals } = found!;
  const base = grouped.baseCurrency ?? "";
  const shown = [
    ...rows.map((row) => ({
      ...row,
      unknown: unknownInWords(unknownOfGroup(row.lacks ?? null, base), words),
    })),
    {
      ...totals,
      entity_name: words.say(TOTAL),
      unknown: leftOutInWords(shownLeftOut(totals.left_out ?? [], base), words),
    },
  ].map(
    (row: Record<string, unknown>): Row =>
      Object.fromEntries(columns.map(({ key }) => [key, cell(row[key])])),
  );
  return { name: words.say(TITLES[grouped.key]), columns, rows: shown };
}
