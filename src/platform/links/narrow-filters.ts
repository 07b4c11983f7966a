import { complementOf, daySetOf, filtersForDays, intersectionOf } from "./day-set.ts";

/** Filters of a list by parameter name, negated ones with a leading `-`. */
export type Filters = Readonly<Record<string, string>>;

/** A condition that a link adds: a filter of the list, and how two of its kind go together. */
export interface Narrowing {
  /** The parameter, `-` in front when it is negated. */
  readonly name: string;
  readonly value: string;
  readonly kind: "date" | "choice" | "group" | "list";
  /** The values of a choice. */
  readonly options?: readonly string[];
}

/** Days from one to another, both included; `-field` for all others. */
export const withinDays = (name: string, from: string, to: string): Narrowing => ({
  name,
  value: `${from},${to}`,
  kind: "date",
});

/** A value of a closed set whose filter takes several, or with `-field` every other. */
export const chosen = (name: string, value: string, options: readonly string[]): Narrowing => ({
  name,
  value,
  kind: "choice",
  options,
});

/** A boolean, however the filter that is given already spells it. */
export const flagged = (name: string, value: boolean): Narrowing =>
  chosen(name, String(value), ["true", "false"]);

const SPELT_IN_DIGITS: Filters = { 0: "false", 1: "true" };

/** The one group, of those the given filters leave, that a breakdown's row counts; null: nobody's. */
export const inGroup = (name: string, id: string | null): Narrowing => ({
  name,
  value: id ?? "null",
  kind: "group",
});

/** The same where the filter takes several values; also of several groups, separated by commas. */
export const amongGroups = (name: string, ids: string | null): Narrowing => ({
  name,
  value: ids ?? "null",
  kind: "list",
});

/** Ids beyond which a URL would be longer than servers take. */
const MOST_IDS = 400;

/**
 * Filters that leave, of what others let through, the rows of some ids: with none of them nothing. Null for more ids
 * than a URL holds.
 */
export function amongIds(filters: Filters, name: string, ids: readonly string[]): Filters | null {
  if (ids.length > MOST_IDS) return null;
  return ids.length > 0 ? { ...filters, [name]: ids.join(",") } : noneOf(filters);
}

/** Lets nothing through: a negated filter is the exact complement of the plain one. */
function noneOf(filters: Filters): Filters {
  const [name, value] = Object.entries(filters).find(([key]) => !key.startsWith("-"))!;
  return { ...filters, [`-${name}`]: value };
}

/**
 * The filters that a request gave with further conditions, as parameters of one URL, in which a name can stand only
 * once: two filters of the same name become the one that says both. Null when no list can say it.
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
  // Within the rows that the given filter leaves, a group other than the one it names has nobody.
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

/** A row of a breakdown counts whoever has its value, which lies within the given list or cannot be said beside it. */
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
  // Records without a value are among those that a negated filter alone lets through.
  if (left.length === 1 || plain.length > 0) return { [field]: left.join(",") };
  const out = options.filter((option) => !left.includes(option));
  return out.length === 0 ? {} : { [`-${field}`]: out.join(",") };
}
