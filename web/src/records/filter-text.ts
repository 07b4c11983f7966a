import type { FilterDescription } from "../api/records.ts";
import { isOwnField } from "../custom-fields/definition.ts";
import type { ResourceUi, UiField } from "../declare/resource-ui.ts";
import { inWords } from "../format/words.ts";

/** How a filter is meant. */
export type Operator = "is" | "is-not" | "empty" | "not-empty";

export interface FilterChoice {
  readonly key: string;
  readonly operator: Operator;
  /** As the API takes it; empty for the operators that need no value. */
  readonly text: string;
}

/** The choices that filters of an address stand for. */
export function readFilters(filters: Readonly<Record<string, string>>): FilterChoice[] {
  return Object.entries(filters).map(([name, text]) => {
    const isNegated = name.startsWith("-");
    const key = isNegated ? name.slice(1) : name;
    if (text === "null") return { key, operator: isNegated ? "not-empty" : "empty", text: "" };
    return { key, operator: isNegated ? "is-not" : "is", text };
  });
}

const needsValue = (operator: Operator): boolean => operator === "is" || operator === "is-not";

/** The filters as the API takes them; those without a value are left out. */
export function writeFilters(choices: readonly FilterChoice[]): Record<string, string> {
  const given = choices.filter(({ operator, text }) => !needsValue(operator) || text !== "");
  return Object.fromEntries(
    given.map(({ key, operator, text }) => [
      operator === "is" || operator === "empty" ? key : `-${key}`,
      needsValue(operator) ? text : "null",
    ]),
  );
}

/** Kinds of filters that match any of several values. */
const TAKE_SEVERAL = ["list", "id", "enum"];

/** A filter as a field, so that its value is shown and entered as that of a field. */
export function filterField(ui: ResourceUi, filter: FilterDescription): UiField {
  // Fields of the workspace's own are filtered by under their own names.
  const column = filter.column ?? (isOwnField({ name: filter.key }) ? filter.key : undefined);
  const field = column === undefined ? undefined : ui.fields[column];
  const override = ui.list.filters?.[filter.key];
  const resource = override?.resource ?? field?.resource;
  const isList = TAKE_SEVERAL.includes(filter.type);
  const base = {
    name: filter.key,
    label: override?.label ?? field?.label ?? inWords(filter.title.replaceAll(" ", "_")),
    nullable: false,
    options: filter.options,
    optionLabels: field?.optionLabels,
    resource,
  };
  if (filter.type === "boolean") {
    return { ...base, type: "enum", options: ["true", "false"], optionLabels: { true: "Yes", false: "No" } };
  }
  if (resource !== undefined) return { ...base, type: isList ? "ids" : "id" };
  if (override?.type === "country" || field?.type === "country")
    return { ...base, type: isList ? "countries" : "country" };
  if (filter.options) return { ...base, type: isList ? "names" : "enum" };
  return { ...base, type: isList ? "lines" : filter.type };
}

const isMany = ({ type }: UiField): boolean => ["ids", "names", "lines", "countries"].includes(type);

/** The API's text of a value. Commas within a value of a list are escaped. */
export function encodeValue(field: UiField, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (!isMany(field)) return String(value);
  return (value as unknown[]).map((item) => String(item).replace(/[\\,]/g, "\\$&")).join(",");
}

/** The value that a text of the API stands for. */
export function decodeValue(field: UiField, text: string): unknown {
  if (text === "") return null;
  if (!isMany(field)) return text;
  return text.split(/(?<!\\),/).map((item) => item.replace(/\\([\\,])/g, "$1"));
}

const LEAST: Readonly<Record<string, string>> = { number: "-999999999999", date: "0001-01-01" };
const MOST: Readonly<Record<string, string>> = { number: "999999999999", date: "9999-12-31" };
const endsOf = (type: string): [string, string] => {
  const kind = type === "number" ? "number" : "date";
  return [LEAST[kind]!, MOST[kind]!];
};

export const isRange = ({ type }: UiField): boolean => ["number", "date", "date-time"].includes(type);

/** A range as its two bounds, each of which may be open. */
export function readRange(field: UiField, text: string): [string, string] {
  if (text === "") return ["", ""];
  const [from = "", to = from] = text.split(",");
  const [least, most] = endsOf(field.type);
  return [from === least ? "" : from, to === most ? "" : to];
}

export function writeRange(field: UiField, from: string, to: string): string {
  if (from === "" && to === "") return "";
  if (from === to) return from;
  const [least, most] = endsOf(field.type);
  return `${from || least},${to || most}`;
}
