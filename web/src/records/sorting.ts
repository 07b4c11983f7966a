import type { Column } from "../declare/resource-ui.ts";

/** The sort by a column as the API accepts it; null if the person cannot sort by it. */
export function sortOf({ sort, name }: Column, sortable: ReadonlySet<string>): string | null {
  const by = sort ?? name;
  return by.split(",").every((field) => sortable.has(field)) ? by : null;
}

/** The opposite direction: `-first_name,-last_name`. */
export const descending = (by: string): string =>
  by
    .split(",")
    .map((name) => `-${name}`)
    .join(",");

/** The sort direction of a column as a value of `aria-sort`. */
export const directionOf = (by: string, sort: string): "ascending" | "descending" | "none" =>
  sort === by ? "ascending" : sort === descending(by) ? "descending" : "none";
