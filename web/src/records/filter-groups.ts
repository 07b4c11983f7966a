import { type FilterChoice, isComplete } from "./filter-text.ts";
import { type Combined, filterText } from "./where-text.ts";

/** Filters that are combined, as they are edited: any, all or none of them has to match. */
export interface FilterGroup {
  readonly match: "any" | "all" | "none";
  readonly filters: readonly FilterChoice[];
  readonly groups: readonly FilterGroup[];
}

export const NEW_GROUP: FilterGroup = { match: "any", filters: [], groups: [] };

/** The combination as groups that all have to match. */
export function filterGroupsOf(combined: Combined): FilterGroup[] {
  if ("filter" in combined || combined.isNegated || combined.joins === "any") return [groupOf(combined)];
  return combined.parts.map(groupOf);
}

function groupOf(combined: Combined): FilterGroup {
  if ("filter" in combined) return { ...NEW_GROUP, filters: [combined.filter] };
  if (!combined.isNegated) return { match: combined.joins, ...split(combined.parts) };
  const inner = combined.parts[0]!;
  const isAny = "parts" in inner && inner.joins === "any" && !inner.isNegated;
  return { match: "none", ...split(isAny ? inner.parts : [inner]) };
}

const split = (parts: readonly Combined[]): Pick<FilterGroup, "filters" | "groups"> => ({
  filters: parts.flatMap((part) => ("filter" in part ? [part.filter] : [])),
  groups: parts.filter((part) => !("filter" in part)).map(groupOf),
});

/** The text of a group without parentheses around it, and of how many parts it consists. */
function written({ match, filters, groups }: FilterGroup): { text: string; parts: number } {
  const texts = [...filters.filter(isComplete).map(filterText), ...groups.map(enclosed).filter(Boolean)];
  if (texts.length === 0) return { text: "", parts: 0 };
  if (match === "none") return { text: `-(${texts.join("|")})`, parts: 1 };
  return { text: texts.join(match === "all" ? "&" : "|"), parts: texts.length };
}

function enclosed(group: FilterGroup): string {
  const { text, parts } = written(group);
  return parts > 1 ? `(${text})` : text;
}

/** The text of `where` for groups that all have to match; filters that lack a value are left out. */
export function writeFilterGroups(groups: readonly FilterGroup[]): string {
  const given = groups.filter((group) => written(group).parts > 0);
  return given.length === 1 ? written(given[0]!).text : given.map(enclosed).join("&");
}
