import { joined as inOrder, message, type Text } from "../../engine/errors/message.ts";
import type { Words } from "../../engine/errors/words.ts";
import type { Row } from "../spreadsheets/column.ts";
import { figureText } from "./figure-words.ts";
import { asCell, columnOf, commonType } from "./report-cells.ts";
import { type Data, isObject, isOfReport, isRows, type ReportTable } from "./report-data.ts";
import { linksOf, opensOf } from "./report-links.ts";
import { seriesTable } from "./series-table.ts";

/**
 * The data of a report as tables: one of its single figures, one for each list of rows. Ids are left out, because names
 * are beside them, and rows that are lists themselves become a table in which the names of the row are repeated.
 * @param title the name of the first table
 * @param words those of the reader
 */
export function reportTables(title: Text, data: unknown, words: Words): ReportTable[] {
  if (isRows(data)) return tablesOfRows([title], data, {}, words);
  if (!isObject(data)) return [];
  const series = seriesTable(title, data, words);
  const rest = series ? without(data, ["labels", "series", "periods"]) : data;
  const single = singleFigures(rest, words);
  const tables = Object.entries(rest).flatMap(([name, value]) => tablesWithin([name], value, words));
  return [...(single ? [single] : []), ...(series ? [series] : []), ...tables];
}

const without = (data: Data, names: readonly string[]): Data =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));

function tablesWithin(path: readonly string[], value: unknown, words: Words): ReportTable[] {
  if (!isOfReport(path.at(-1)!)) return [];
  if (isRows(value)) return tablesOfRows([figureText(...path)], value, {}, words);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => tablesWithin([...path, name], inner, words));
}

/** The figures that are in no list, one in each row. */
function singleFigures(data: Data, words: Words): ReportTable | null {
  const cells = Object.entries(flat(data));
  if (cells.length === 0) return null;
  const links = linksOf(data);
  return {
    title: words.say(message`Figures`),
    columns: [
      { key: "figure", title: words.say(message`Figure`), type: "text" },
      { key: "value", title: words.say(message`Value`), type: commonType(cells.map(([, value]) => value)) },
    ],
    rows: cells.map(([name, value]) => ({
      cells: { figure: words.say(figureText(...name.split("."))), value: asCell(value) },
      links: linkAt(links[name]),
      path: name,
    })),
  };
}

const linkAt = (url: string | undefined): Readonly<Record<string, string>> =>
  url === undefined ? {} : { value: url };

function tablesOfRows(
  title: readonly Text[],
  rows: readonly Data[],
  above: Row,
  words: Words,
): ReportTable[] {
  const cells = rows.map((row) => ({ ...above, ...flat(row), ...notKnown(row, words) }));
  const keys = [...new Set(cells.flatMap((row) => Object.keys(row)))];
  const columns = keys.map((key) => columnOf(key, cells, words));
  const own: ReportTable = {
    title: words.say(inOrder(title, ": ")),
    columns,
    rows: cells.map((row, place) => ({
      cells: Object.fromEntries(keys.map((key) => [key, asCell(row[key])])),
      links: linksOf(rows[place]!),
      opens: opensOf(rows[place]!),
    })),
  };
  const inner = new Map<string, ReportTable[]>();
  for (const row of rows)
    for (const [name, value] of Object.entries(row))
      if (isOfReport(name) && isRows(value))
        inner.set(name, [
          ...(inner.get(name) ?? []),
          ...tablesOfRows([...title, figureText(name)], value, namesOf(row), words),
        ]);
  return [own, ...[...inner.values()].map((tables) => joined(tables, words))];
}

/** The texts of a row by which it is known in the tables of its parts. */
const namesOf = (row: Data): Row =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      isOfReport(name) && typeof value === "string" ? [[`of_${name}`, value]] : [],
    ),
  );

/** Tables with the same columns below each other. */
function joined(tables: readonly ReportTable[], words: Words): ReportTable {
  const cells = tables.flatMap(({ rows }) => rows.map((row) => row.cells));
  const keys = [...new Set(tables.flatMap(({ columns }) => columns.map(({ key }) => key)))];
  return {
    title: tables[0]!.title,
    columns: keys.map((key) => columnOf(key, cells, words)),
    rows: tables.flatMap(({ rows }) => rows),
  };
}

/** The values of an object and of the objects in it, by their paths; lists of rows are tables of their own. */
function flat(data: Data, prefix = ""): Record<string, unknown> {
  return Object.assign(
    {},
    ...Object.entries(data)
      .filter(([name, value]) => isOfReport(name) && !isRows(value))
      .map(([name, value]) =>
        isObject(value) ? flat(value, `${prefix}${name}.`) : { [`${prefix}${name}`]: value },
      ),
  );
}

/** Why figures of a row are empty, in sentences. */
function notKnown({ unknown }: Data, words: Words): Row {
  if (!isRows(unknown)) return {};
  const messages = unknown.map(({ message: why }) => words.say(why as Text));
  return { not_known: [...new Set(messages)].join(" ") };
}
