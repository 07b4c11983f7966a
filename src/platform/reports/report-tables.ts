import type { Row } from "../spreadsheets/column.ts";
import { figureWords } from "./figure-words.ts";
import { asCell, columnOf, commonType } from "./report-cells.ts";
import { type Data, isObject, isOfReport, isRows, type ReportTable } from "./report-data.ts";
import { linksOf } from "./report-links.ts";
import { seriesTable } from "./series-table.ts";

/**
 * The data of a report as tables: one of its single figures, one for each list of rows. Ids are left out, because names
 * are beside them, and rows that are lists themselves become a table in which the names of the row are repeated.
 * @param title the name of the first table
 */
export function reportTables(title: string, data: unknown): ReportTable[] {
  if (isRows(data)) return tablesOfRows([title], data, {});
  if (!isObject(data)) return [];
  const series = seriesTable(title, data);
  const rest = series ? without(data, ["labels", "series", "periods"]) : data;
  const single = singleFigures(rest);
  const tables = Object.entries(rest).flatMap(([name, value]) => tablesWithin([name], value));
  return [...(single ? [single] : []), ...(series ? [series] : []), ...tables];
}

const without = (data: Data, names: readonly string[]): Data =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));

function tablesWithin(path: readonly string[], value: unknown): ReportTable[] {
  if (!isOfReport(path.at(-1)!)) return [];
  if (isRows(value)) return tablesOfRows([figureWords(...path)], value, {});
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => tablesWithin([...path, name], inner));
}

/** The figures that are in no list, one in each row. */
function singleFigures(data: Data): ReportTable | null {
  const cells = Object.entries(flat(data));
  if (cells.length === 0) return null;
  const links = linksOf(data);
  return {
    title: "Figures",
    columns: [
      { key: "figure", title: "Figure", type: "text" },
      { key: "value", title: "Value", type: commonType(cells.map(([, value]) => value)) },
    ],
    rows: cells.map(([name, value]) => ({
      cells: { figure: figureWords(...name.split(".")), value: asCell(value) },
      links: linkAt(links[name]),
      path: name,
    })),
  };
}

const linkAt = (url: string | undefined): Readonly<Record<string, string>> =>
  url === undefined ? {} : { value: url };

function tablesOfRows(title: readonly string[], rows: readonly Data[], above: Row): ReportTable[] {
  const cells = rows.map((row) => ({ ...above, ...flat(row), ...notKnown(row) }));
  const keys = [...new Set(cells.flatMap((row) => Object.keys(row)))];
  const columns = keys.map((key) => columnOf(key, cells));
  const own: ReportTable = {
    title: title.join(": "),
    columns,
    rows: cells.map((row, place) => ({
      cells: Object.fromEntries(keys.map((key) => [key, asCell(row[key])])),
      links: linksOf(rows[place]!),
    })),
  };
  const inner = new Map<string, ReportTable[]>();
  for (const row of rows)
    for (const [name, value] of Object.entries(row))
      if (isOfReport(name) && isRows(value))
        inner.set(name, [
          ...(inner.get(name) ?? []),
          ...tablesOfRows([...title, figureWords(name)], value, namesOf(row)),
        ]);
  return [own, ...[...inner.values()].map(joined)];
}

/** The texts of a row by which it is known in the tables of its parts. */
const namesOf = (row: Data): Row =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      isOfReport(name) && typeof value === "string" ? [[`of_${name}`, value]] : [],
    ),
  );

/** Tables with the same columns below each other. */
function joined(tables: readonly ReportTable[]): ReportTable {
  const cells = tables.flatMap(({ rows }) => rows.map((row) => row.cells));
  const keys = [...new Set(tables.flatMap(({ columns }) => columns.map(({ key }) => key)))];
  return {
    title: tables[0]!.title,
    columns: keys.map((key) => columnOf(key, cells)),
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
function notKnown({ unknown }: Data): Row {
  if (!isRows(unknown)) return {};
  const messages = unknown.map(({ message }) => String(message));
  return { not_known: [...new Set(messages)].join(" ") };
}
