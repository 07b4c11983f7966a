import type { Words } from "../../engine/errors/words.ts";
import type { Column, ColumnType } from "../spreadsheets/column.ts";
import { figureText } from "./figure-words.ts";

const MIDNIGHT = /^\d{4}-\d{2}-\d{2}T00:00:00(\.0+)?Z$/u;

/** A value as a cell can hold it: a moment at midnight as a day, a list with commas. */
export function asCell(value: unknown): string | number | boolean | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map((one) => asCell(one) ?? "").join(", ");
  if (typeof value === "string") return MIDNIGHT.test(value) ? value.slice(0, 10) : value;
  if (typeof value === "number" || typeof value === "boolean") return value;
  return JSON.stringify(value);
}

function typeOf(value: unknown): ColumnType {
  if (typeof value === "boolean") return "boolean";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "decimal";
  return typeof value === "string" && MIDNIGHT.test(value) ? "date" : "text";
}

/** The type of cells that can hold all values. */
export function commonType(values: readonly unknown[]): ColumnType {
  const types = new Set(values.filter((value) => value !== null && value !== undefined).map(typeOf));
  if (types.size === 2 && types.has("integer") && types.has("decimal")) return "decimal";
  return types.size === 1 ? [...types][0]! : "text";
}

/** The column of a member of rows; its type is that of all of their values. */
export const columnOf = (
  key: string,
  rows: readonly Readonly<Record<string, unknown>>[],
  words: Words,
): Column => ({
  key,
  title: words.say(figureText(...key.replace(/^of_/u, "group.").split("."))),
  type: commonType(rows.map((row) => row[key])),
});
