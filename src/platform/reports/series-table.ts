import { message, type Text } from "../../engine/errors/message.ts";
import type { Words } from "../../engine/errors/words.ts";
import { figureText } from "./figure-words.ts";
import { asCell, columnOf } from "./report-cells.ts";
import { type Data, isObject, isRows, type ReportTable } from "./report-data.ts";

/** The URLs of the records behind the points of an interval, which are in its `links` by the keys of the series. */
function linksIn(periods: unknown, place: number, keys: readonly string[]): Readonly<Record<string, string>> {
  const links = Array.isArray(periods) ? (periods[place] as Data | undefined)?.links : undefined;
  if (!isObject(links)) return {};
  return Object.fromEntries(
    keys.flatMap((key) => (typeof links[key] === "string" ? [[key, links[key] as string]] : [])),
  );
}

/** Figures over time that are lists of points: one row for each label, one column for each series. */
export function seriesTable(
  title: Text,
  { labels, series, periods }: Data,
  words: Words,
): ReportTable | null {
  if (!Array.isArray(labels) || !isRows(series)) return null;
  if (!series.every(({ points }) => Array.isArray(points) && points.length === labels.length)) return null;
  const keyOf = ({ key }: Data, place: number): string => (typeof key === "string" ? key : `series_${place}`);
  const nameOf = (one: Data, place: number): string =>
    [one.name, one.label, one.title].find((name) => typeof name === "string") ??
    words.say(figureText(keyOf(one, place)));
  const keys = series.map(keyOf);
  const rows = labels.map((label, place) => ({
    label,
    ...Object.fromEntries(series.map((one, at) => [keyOf(one, at), (one.points as unknown[])[place]])),
  }));
  return {
    title: words.say(title),
    isSeries: true,
    columns: [
      { key: "label", title: words.say(message`Period`), type: "text" },
      ...series.map((one, at) => ({
        ...columnOf(keyOf(one, at), rows, words),
        title: nameOf(one, at),
      })),
    ],
    rows: rows.map((row, place) => ({
      cells: Object.fromEntries(Object.entries(row).map(([key, value]) => [key, asCell(value)])),
      links: linksIn(periods, place, keys),
    })),
  };
}
