import type { JsonSchema } from "../../engine/declare/field-type.ts";

const NUMBER = /^-?\d+(?:\.\d+)?$/;
const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["yes", true],
  ["1", true],
  ["false", false],
  ["no", false],
  ["0", false],
]);

/** What a cell means: trimmed, without the `'` that keeps spreadsheet programs from reading a formula. */
export const cellText = (cell: string | undefined): string =>
  (cell ?? "").trim().replace(/^'(?=[=+\-@\t\r])/, "");

/** The texts of a cell with several values, which `|` separates. */
export const textsOf = (text: string): string[] =>
  text
    .split("|")
    .map((one) => one.trim())
    .filter((one) => one !== "");

export const isList = ({ type }: JsonSchema): boolean => type === "array";

/**
 * The value of a text as it would be in a JSON body, by the schema of the field. A text that does not have the type is
 * returned as it is, so that the field refuses it in its own words.
 */
export function wireValue(text: string, schema: JsonSchema): unknown {
  if (isList(schema)) return textsOf(text).map((one) => wireValue(one, (schema.items ?? {}) as JsonSchema));
  const types = [schema.type].flat();
  if (types.includes("boolean")) return BOOLEANS.get(text.toLowerCase()) ?? text;
  if ((types.includes("number") || types.includes("integer")) && NUMBER.test(text)) return Number(text);
  const options = schema.enum as readonly unknown[] | undefined;
  return options?.find((option) => String(option).toLowerCase() === text.toLowerCase()) ?? text;
}
