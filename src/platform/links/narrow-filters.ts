import { complementOf, daySetOf, filtersForDays, intersectionOf } from "./day-set.ts";

/** Filters of a list by parameter name, negated ones with a leading `-`. */
export type Filters = Readonly<Record<string, string>>;

/** A condition that a link adds: a filter of the list, and how two of its kind are combined. */
export interface Narrowing {
  /** The parameter, with a leading `-` if it is negated. */
  readonly name: string;
  readonly value: string;
  readonly kind: "date" | "choice" | "group" | "list";
  /** The options of a choice. */
  readonly options?: readonly string[];
}

/** From one day to another, inclusive; `-field` for all other days. */
export const withinDays = (name: string, from: string, to: string): Narrowing => ({
  name,
  value: `${from},${to}`,
  kind: "date",
});

/** A value of a closed set whose filter accepts several; with `-field`, all other values. */
export const chosen = (name: string, value: string, options: readonly string[]): Narrowing => ({
  name,
  value,
  kind: "choice",
  options,
});

/** A boolean, whatever spelling the given filter uses. */
export const flagged = (name: string, value: boolean): Narrowing =>
  chosen(name, String(value), ["true", "false"]);

const SPELT_IN_DIGITS: Filters = { 0: "false", 1: "true" };

/** The group of a row in a breakdown, within the given filters; null: records without a group. */
export const inGroup = (name: string, id: string | null): Narrowing => ({
  name,
  value: id ?? "null",
  kind: "group",
});

/** Like `inGroup`, for filters that accept several values; also for several groups, separated by commas. */
export const amongGroups = (name: string, ids: string | null): Narrowing => ({
  name,
  value: ids ?? "null",
  kind: "list",
});

/** The maximum number of ids, because servers limit the length of URLs. */
const MAX_IDS = 400;

/**
 * Filters that match the rows with the given ids among those that other filters match; without ids, nothing. Null if
 * there are more ids than a URL can contain.
 */
export function amongIds(filters: Filters, name: string, ids: readonly string[]): Filters | null {
  if (ids.length > MAX_IDS) return null;
  return ids.length > 0 ? { ...filters, [name]: ids.join(",") } : noneOf(filters);
}

/** Filters that match nothing: a negated filter is the exact complement of the plain one. */
function noneOf(filters: Filters): Filters {
  const [name, value] = Object.entries(filters).find(([key]) => !key.startsWith("-"))!;
  return { ...filters, [`-${name}`]: value };
}

/**
 * Combines the filters of a request with further conditions into the parameters of one URL. A name can occur only once
 * in it, so two filters with the same name are merged. Null if no list can express the result.
 */
export function narrowFilters(given: Filters, conditions: readonly Narrowing[]): Filters | null {
  let filters: Filters | null = given;
  for (const condition of conditions) filters = filters && narrow(filters, condition);
  return filters;
}

function narrow(filters: Filters, condition: Narrowing): Filters | null {
  const { name, value, kind } = condition;
  const present = filters[name];
  if (present === undefined || present === value) return { ...filters, [name]: value };
  // Within the rows of the given filter, only the group that it names has records.
  if (kind === "group") return filters;
  if (kind === "list") return listNarrowed(filters, condition);
  const field = name.replace(/^-/, "");
  const { [field]: plain, [`-${field}`]: negated, ...others } = filters;
  const texts = { plain: [plain], negated: [negated] };
  texts[name === field ? "plain" : "negated"].push(value);
  const said = (list: (string | undefined)[]): string[] => list.filter((text) => text !== undefined);
  const both =
    kind === "date"
      ? daysNarrowed(field, said(texts.plain), said(texts.negated))
      : choiceNarrowed(field, said(texts.plain), said(texts.negated), condition.options ?? []);
  return both && { ...others, ...both };
}

const partsOf = (text: string): string[] => text.split(",").map((part) => part.trim());

/** A row of a breakdown counts the records with its value, which is in the given list or cannot be combined with it. */
function listNarrowed(filters: Filters, { name, value }: Narrowing): Filters | null {
  const listed = partsOf(filters[name]!.toUpperCase());
  const remaining = partsOf(value).filter((one) => listed.includes(one.toUpperCase()));
  return remaining.length > 0 ? { ...filters, [name]: remaining.join(",") } : null;
}

function daysNarrowed(field: string, plain: string[], negated: string[]): Filters | null {
  const sets = [...plain.map(daySetOf), ...negated.map((text) => complementOf(daySetOf(text)))];
  return filtersForDays(field, sets.reduce(intersectionOf));
}

function choiceNarrowed(
  field: string,
  plain: string[],
  negated: string[],
  options: readonly string[],
): Filters {
  const meant = (text: string): string[] =>
    partsOf(text).map((value) => (options.includes(value) ? value : (SPELT_IN_DIGITS[value] ?? value)));
  const left = options.filter(
    (option) =>
      plain.every((text) => meant(text).includes(option)) &&
      !negated.some((text) => meant(text).includes(option)),
  );
  if (left.length === 0) return { [field]: options[0]!, [`-${field}`]: options[0]! };
  // Records without a value match if there is only a negated filter.
  if (left.length === 1 || plain.length > 0) return { [field]: left.join(",") };
  const out = options.filter((option) => !left.includes(option));
  return out.length === 0 ? {} : { [`-${field}`]: out.join(",") };
}
