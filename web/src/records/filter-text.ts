import type { FilterDescription } from "../api/records.ts";
import { isOwnField } from "../custom-fields/definition.ts";
import type { ResourceUi, UiField } from "../declare/resource-ui.ts";
import { capitalized } from "../format/words.ts";
import { t } from "../messages/t.ts";

/** The comparison of a filter with its value. */
export type Operator = "is" | "is-not" | "empty" | "not-empty";

/** The maximum number of decimals of any filter. */
export const MAX_DECIMALS = 8;

export interface FilterChoice {
  readonly key: string;
  readonly operator: Operator;
  /** The value as the API accepts it; empty for the operators that need none. */
  readonly text: string;
}

/** The name of the filter that combines others. */
export const WHERE = "where";

/** A filter by its name and text in a URL. */
export function readFilter(name: string, text: string): FilterChoice {
  const isNegated = name.startsWith("-");
  const key = isNegated ? name.slice(1) : name;
  if (text === "null") return { key, operator: isNegated ? "not-empty" : "empty", text: "" };
  return { key, operator: isNegated ? "is-not" : "is", text };
}

/** The filters of a URL as conditions that can be edited, without those that are combined in `where`. */
export const readFilters = (filters: Readonly<Record<string, string>>): FilterChoice[] =>
  Object.entries(filters)
    .filter(([name]) => name !== WHERE)
    .map(([name, text]) => readFilter(name, text));

const needsValue = (operator: Operator): boolean => operator === "is" || operator === "is-not";

/** Whether the filter has all that it needs. */
export const isComplete = ({ operator, text }: FilterChoice): boolean => !needsValue(operator) || text !== "";

/** The name and the text of a filter as the API accepts it. */
export const writeFilter = ({ key, operator, text }: FilterChoice): [name: string, text: string] => [
  operator === "is" || operator === "empty" ? key : `-${key}`,
  needsValue(operator) ? text : "null",
];

/** The filters as the API accepts them, without those that lack a value. */
export const writeFilters = (choices: readonly FilterChoice[]): Record<string, string> =>
  Object.fromEntries(choices.filter(isComplete).map(writeFilter));

/** The types of filters that match any of several values. */
const TAKE_SEVERAL = ["list", "id", "enum"];

/** A filter as a field, so that its value is shown and entered like one of that field. */
export function filterField(ui: ResourceUi, filter: FilterDescription): UiField {
  // Custom fields are filtered under their own names.
  const column = filter.column ?? (isOwnField({ name: filter.key }) ? filter.key : undefined);
  const field = column === undefined ? undefined : ui.fields[column];
  const override = ui.list.filters?.[filter.key];
  const resource = override?.resource ?? field?.resource;
  const isList = TAKE_SEVERAL.includes(filter.type);
  const base = {
    name: filter.key,
    label: override?.label ?? field?.label ?? capitalized(filter.title),
    nullable: false,
    options: filter.options,
    optionLabels: field?.optionLabels,
    resource,
  };
  if (filter.type === "boolean") {
    return {
      ...base,
      type: "enum",
      options: ["true", "false"],
      optionLabels: { true: t("Yes"), false: t("No") },
    };
  }
  if (resource !== undefined) return { ...base, type: isList ? "ids" : "id" };
  if (override?.type === "country" || field?.type === "country")
    return { ...base, type: isList ? "countries" : "country" };
  if (filter.options) return { ...base, type: isList ? "names" : "enum" };
  return { ...base, type: isList ? "lines" : filter.type };
}

const isMany = ({ type }: UiField): boolean => ["ids", "names", "lines", "countries"].includes(type);

/** A value as text for the API, with the commas in values of a list escaped. */
export function encodeValue(field: UiField, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (!isMany(field)) return String(value);
  return (value as unknown[]).map((item) => String(item).replace(/[\\,]/g, "\\$&")).join(",");
}

/** The value that a text of the API means. */
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

/** The two bounds of a range, each of which may be open. */
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
