import type { Row } from "./read-list.ts";

/** Figures of a response with the links beside them. */
export interface LinkedGroup {
  /** Their place in the response: `rows[]`, `headcount`. */
  readonly at: string;
  readonly group: Row;
  readonly links: Readonly<Record<string, string | null>>;
}

/** All places of a response that have links, at any depth. */
export function linkedGroups(value: unknown, at = ""): LinkedGroup[] {
  if (Array.isArray(value)) return value.flatMap((one) => linkedGroups(one, `${at}[]`));
  if (value === null || typeof value !== "object") return [];
  const { links, ...group } = value as Row;
  const below = Object.entries(group).flatMap(([name, one]) =>
    linkedGroups(one, at === "" ? name : `${at}.${name}`),
  );
  return links === undefined ? below : [{ at, group, links }, ...below];
}

/**
 * The figures of a group by their paths, without those of nested groups that have links of their own. Members of a list
 * count by their `key`, such as the series of a chart.
 */
export function figuresIn(group: Row, prefix = ""): Record<string, number | null> {
  const figures: Record<string, number | null> = {};
  for (const [name, value] of Object.entries(group)) {
    if (typeof value === "number" || value === null) figures[prefix + name] = value;
    else if (Array.isArray(value))
      for (const one of value.filter((each) => typeof each?.key === "string"))
        Object.assign(figures, figuresIn(one, `${prefix}${name}.${one.key}.`));
    else if (typeof value === "object" && !("links" in value))
      Object.assign(figures, figuresIn(value, `${prefix}${name}.`));
  }
  return figures;
}
