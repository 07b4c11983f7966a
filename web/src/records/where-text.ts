import { type FilterChoice, readFilter, writeFilter } from "./filter-text.ts";

/** Filters that are combined, as the API's parameter `where` has them. */
export type Combined =
  | { readonly filter: FilterChoice }
  | { readonly joins: "all" | "any"; readonly isNegated: boolean; readonly parts: readonly Combined[] };

const SPECIAL = /[&|()"]/;

const quoted = (text: string): string =>
  SPECIAL.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;

/** A filter as the parameter has it. */
export const filterText = (choice: FilterChoice): string => {
  const [name, text] = writeFilter(choice);
  return `${name}=${quoted(text)}`;
};

/** Reads the text of `where`; null if it is malformed. */
export function readWhere(text: string): Combined | null {
  let rest = text;
  const take = (pattern: RegExp): string | null => {
    const found = pattern.exec(rest)?.[0] ?? null;
    if (found !== null) rest = rest.slice(found.length);
    return found;
  };
  const joined = (joins: "all" | "any", sign: RegExp, part: () => Combined | null): Combined | null => {
    const parts: (Combined | null)[] = [part()];
    while (take(sign) !== null) parts.push(part());
    if (parts.some((one) => one === null)) return null;
    return parts.length === 1 ? parts[0]! : { joins, isNegated: false, parts: parts as Combined[] };
  };
  const any = (): Combined | null => joined("any", /^\s*\|/, () => joined("all", /^\s*&/, one));
  const one = (): Combined | null => {
    const isNegated = take(/^\s*-\s*(?=\()/) !== null;
    if (take(/^\s*\(/) === null) return filter();
    const inner = any();
    if (inner === null || take(/^\s*\)/) === null) return null;
    return isNegated ? { joins: "all", isNegated, parts: [inner] } : inner;
  };
  const filter = (): Combined | null => {
    const name = take(/^[^=&|()"]+/)?.trim() ?? "";
    if (name === "" || take(/^=\s*/) === null) return null;
    const inQuotes = take(/^"(?:[^"]|"")*"/);
    const value = inQuotes ? inQuotes.slice(1, -1).replaceAll('""', '"') : (take(/^[^&|()"]*/) ?? "").trim();
    return { filter: readFilter(name, value) };
  };
  const whole = any();
  return whole !== null && rest.trim() === "" ? whole : null;
}

/** All filters of a combination. */
export const filtersWithin = (combined: Combined): FilterChoice[] =>
  "filter" in combined ? [combined.filter] : combined.parts.flatMap(filtersWithin);
