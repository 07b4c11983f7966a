import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { type Flow, flowOf, type PersonFacts } from "./headcount.ts";

/** The figures of the employees with one value, such as one department. */
export interface BreakdownRow {
  /** Null for employees without a value. */
  readonly id: string | null;
  readonly name: string;
  /** The headcount at the end of the period. */
  readonly headcount: number;
  readonly joiners: number;
  readonly leavers: number;
}

/**
 * Breaks the figures of a period down by a current value of employees. Somebody with several values counts in each,
 * somebody without one in the row with the id null, for which `nameOf` is called with null. Rows without any figures are
 * left out. Largest first, then by name.
 */
export function breakdownOf<Person extends PersonFacts>(
  people: readonly Person[],
  period: Period,
  valuesOf: (person: Person) => readonly (string | null)[],
  nameOf: (id: string | null) => string,
): BreakdownRow[] {
  const groups = new Map<string | null, Person[]>();
  for (const person of people) {
    const values = valuesOf(person);
    for (const value of values.length > 0 ? values : [null]) {
      const group = groups.get(value);
      if (group) group.push(person);
      else groups.set(value, [person]);
    }
  }
  return [...groups]
    .map(([id, group]) => rowOf(id, nameOf(id), flowOf(group, period)))
    .filter(({ headcount, joiners, leavers }) => headcount + joiners + leavers > 0)
    .sort(largestFirst);
}

const rowOf = (id: string | null, name: string, { closing, joiners, leavers }: Flow): BreakdownRow => ({
  id,
  name,
  headcount: closing,
  joiners,
  leavers,
});

const byName = new Intl.Collator("en", { sensitivity: "base" });

function largestFirst(a: BreakdownRow, b: BreakdownRow): number {
  return (
    b.headcount - a.headcount || byName.compare(a.name, b.name) || ((a.id ?? "") < (b.id ?? "") ? -1 : 1)
  );
}
