import type { Breakdown } from "../../engine/declare/getter.ts";
import { said } from "../../engine/errors/message.ts";
import type { Words } from "../../engine/errors/words.ts";
import type { ReportTable } from "./report-data.ts";

/** How far the sum of parts may be from the whole for each part, because each of them is rounded. */
const ROUNDED = 0.0051;

const numberIn = (value: unknown): number | null => (typeof value === "number" ? value : null);

/** Whether the parts of a row make up its whole; so they do if something of it is not known. */
function addsUp(cells: ReportTable["rows"][number]["cells"], { parts, whole }: Breakdown): boolean {
  const values = [...parts, ...(whole === undefined ? [] : [whole])].map((key) => numberIn(cells[key]));
  if (whole === undefined || values.includes(null)) return true;
  const sum = values.slice(0, -1).reduce<number>((total, value) => total + value!, 0);
  return Math.abs(sum - values.at(-1)!) <= ROUNDED * (parts.length + 1);
}

/** Adds to each table the breakdowns whose parts are its columns and add up in all of its rows, in the reader's words. */
export const withBreakdowns = (
  tables: readonly ReportTable[],
  declared: readonly Breakdown[],
  words: Words,
): ReportTable[] =>
  tables.map((table) => {
    const keys = new Set(table.columns.map(({ key }) => key));
    const breakdowns = declared.filter(
      (one) =>
        one.parts.every((part) => keys.has(part)) && table.rows.every(({ cells }) => addsUp(cells, one)),
    );
    return {
      ...table,
      ...(breakdowns.length > 0
        ? { breakdowns: breakdowns.map(({ title, parts }) => ({ title: words.say(said(title)), parts })) }
        : {}),
    };
  });
