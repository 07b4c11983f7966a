import type { Row } from "./read-list.ts";

/** Figures of a response with the links beside them. */
export interface LinkedGroup {
  /** Where they stand: `rows[]`, `headcount`. */
  readonly at: string;
  readonly group: Row;
  readonly links: Readonly<Record<string, string | null>>;
}

/** Every place of a response that has links, at whatever depth. */
export function linkedGroups(value: unknown, at = ""): LinkedGroup[] {
  if (Array.isArray(value)) return value.flatMap((one) => linkedGroups(one, `${at}[]`));
  if (value === null || typeof value !== "object") return [];
  const { links, ...group } = value as Row;
  const below = Object.entries(group).flatMap(([name, one]) =>
    linkedGroups(one, at === "" ? name : `${at}.${name}`),
  );
  return links === undefined ? below : [{ at, group, links }, ...below];
}

/** The figures of a group by their path, those of groups within that have links of their own left out. */
export function figuresIn(group: Row, prefix = ""): Record<string, number | null> {
  const figures: Record<string, number | null> = {};
  for (const [name, value] of Object.entries(group)) {
    if (typeof value === "number" || value === null) figures[prefix + name] = value;
    else if (typeof value === "object" && !Array.isArray(value) && !("links" in value))
      Object.assign(figures, figuresIn(value, `${prefix}${name}.`));
  }
  return figures;
}
