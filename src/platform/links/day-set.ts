import { addDays, readDate } from "../../engine/declare/calendar.ts";

/** From one day to another, inclusive. */
type Range = readonly [from: string, to: string];

/** The days that a filter on a date field matches, as sorted disjoint ranges, and whether it matches null. */
export interface DaySet {
  readonly hasEmpty: boolean;
  readonly ranges: readonly Range[];
}

const FIRST = "0001-01-01";
const LAST = "9999-12-31";

/** Parses the text of a filter: `null`, a day, or a pair of days, also in the form in which days are returned. */
export function daySetOf(text: string): DaySet {
  if (text === "null") return { hasEmpty: true, ranges: [] };
  const [from, to = from] = text.split(",").map((part) => readDate(part.trim()) ?? part);
  return { hasEmpty: false, ranges: [[from!, to!]] };
}

/** The complement of the set. */
export function complementOf({ hasEmpty, ranges }: DaySet): DaySet {
  const gaps: Range[] = [];
  let next: string | null = FIRST;
  for (const [from, to] of ranges) {
    if (next !== null && next < from) gaps.push([next, addDays(from, -1)]);
    next = to === LAST ? null : addDays(to, 1);
  }
  if (next !== null) gaps.push([next, LAST]);
  return { hasEmpty: !hasEmpty, ranges: gaps };
}

const earlier = (...days: [string, string]): string => days.sort()[0]!;
const later = (...days: [string, string]): string => days.sort()[1]!;

/** The intersection of both sets. */
export function intersectionOf(a: DaySet, b: DaySet): DaySet {
  const ranges = a.ranges.flatMap(([from, to]) =>
    b.ranges.map(([start, end]): Range => [later(from, start), earlier(to, end)]),
  );
  return { hasEmpty: a.hasEmpty && b.hasEmpty, ranges: ranges.filter(([from, to]) => from <= to).sort() };
}

const pair = ([from, to]: Range): string => `${from},${to}`;

/** The filters on a field that match exactly the set; null if a plain and a negated filter cannot express it. */
export function filtersForDays(field: string, set: DaySet): Record<string, string> | null {
  const { hasEmpty, ranges } = set;
  const negated = `-${field}`;
  if (ranges.length === 0) {
    // The second filter is the exact complement of the first, so together they match nothing.
    return hasEmpty
      ? { [field]: "null" }
      : { [field]: pair([FIRST, FIRST]), [negated]: pair([FIRST, FIRST]) };
  }
  const span: Range = [ranges[0]![0], ranges.at(-1)![1]];
  const bounds: Range = hasEmpty ? [FIRST, LAST] : span;
  const holes = intersectionOf(complementOf(set), { hasEmpty: false, ranges: [bounds] }).ranges;
  if (holes.length > 1) return null;
  return {
    ...(hasEmpty ? {} : { [field]: pair(span) }),
    ...(holes[0] ? { [negated]: pair(holes[0]) } : {}),
  };
}
