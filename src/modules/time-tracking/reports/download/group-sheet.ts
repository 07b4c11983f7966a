import type { Work } from "../../../../engine/work/index.ts";
import { type LeftOut, unknownInWords } from "../../../../platform/figures/figure-rows.ts";
import type { CellValue, Column, ColumnType, Row } from "../../../../platform/spreadsheets/column.ts";
import type { Sheet } from "../../../../platform/spreadsheets/write-xlsx.ts";
import type { GroupFigure } from "../grouped/group-figures.ts";
import type { GroupKey } from "../grouped/group-keys.ts";
import { shownLeftOut, unknownOfGroup } from "../grouped/group-unknown.ts";
import { figuresOf, type GroupedTime, type GroupPage, selectGroupPage } from "../grouped/grouped-time.ts";

const TITLES: Readonly<Record<GroupKey, string>> = {
  employee_id: "By employee",
  project_id: "By project",
  task_id: "By task",
};

/** The columns with names, which come before the figures. */
const NAMES: Readonly<Record<GroupKey, readonly Column[]>> = {
  employee_id: [{ key: "entity_name", title: "employee", type: "text" }],
  project_id: [
    { key: "entity_name", title: "project", type: "text" },
    { key: "client_name", title: "client", type: "text" },
  ],
  task_id: [
    { key: "entity_name", title: "task", type: "text" },
    { key: "project_name", title: "project", type: "text" },
    { key: "client_name", title: "client", type: "text" },
  ],
};

/** The column with the reasons why amounts are unknown. */
const UNKNOWN: Column = { key: "unknown", title: "not known", type: "text" };

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
const leftOutInWords = (left: readonly LeftOut[]): string | null =>
  left.map(({ name, unknown }) => `Without ${name}: ${unknownInWords(unknown)}`).join(" ") || null;

/** A sheet with the same entries in groups. Its last row has the totals. */
export async function groupSheet(work: Work, grouped: GroupedTime): Promise<Sheet> {
  const figures = figuresOf(grouped.baseCurrency);
  const byWorked = [{ name: "total_worked_minutes", isDescending: true }];
  const found = await work.row<GroupPage & Record<string, unknown>>(
    selectGroupPage(grouped, byWorked, { page: 1, perPage: null }),
  );
  const columns = [
    ...NAMES[grouped.key],
    ...figures.map((figure) => ({
      key: figure.name,
      title: figure.name.replaceAll("_", " "),
      type: typeOf(figure),
    })),
    ...(grouped.baseCurrency === null ? [] : [UNKNOWN]),
  ];
  const { rows, totals } = found!;
  const base = grouped.baseCurrency ?? "";
  const shown = [
    ...rows.map((row) => ({ ...row, unknown: unknownInWords(unknownOfGroup(row.lacks ?? null, base)) })),
    {
      ...totals,
      entity_name: "Total",
      unknown: leftOutInWords(shownLeftOut(totals.left_out ?? [], base)),
    },
  ].map(
    (row: Record<string, unknown>): Row =>
      Object.fromEntries(columns.map(({ key }) => [key, cell(row[key])])),
  );
  return { name: TITLES[grouped.key], columns, rows: shown };
}
