import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { amongGroups, inGroup, type Narrowing } from "../../../platform/links/narrow-filters.ts";
import type { AnalysedPerson, GroupName } from "./analysed-people.ts";
import { breakdownOf } from "./headcount-breakdown.ts";
import type { HeadcountLinks } from "./hr-analytics-links.ts";

/** A breakdown: the values of an employee, and the filter for the employees with one value. */
interface Split {
  readonly kind: string;
  readonly valuesOf: (person: AnalysedPerson) => readonly (string | null)[];
  /** Null if the list has no such filter. */
  readonly group: ((id: string | null) => Narrowing) | null;
}

const SPLITS: readonly Split[] = [
  {
    kind: "department",
    valuesOf: ({ department_id }) => [department_id],
    group: (id) => inGroup("department", id),
  },
  { kind: "level", valuesOf: ({ level_id }) => [level_id], group: (id) => amongGroups("level_id", id) },
  {
    kind: "contract_type",
    valuesOf: ({ contract_type }) => [contract_type],
    group: (id) => amongGroups("contract_type", id),
  },
  {
    kind: "work_location",
    valuesOf: ({ work_location_ids }) => work_location_ids,
    group: (id) => amongGroups("work_location_ids", id),
  },
  { kind: "gender", valuesOf: ({ gender }) => [gender], group: null },
];

/** The breakdowns by department, level, contract type, work location and gender: `by_department` and so on. */
export function breakdowns(
  people: readonly AnalysedPerson[],
  period: Period,
  nameOf: GroupName,
  links: HeadcountLinks,
): Record<string, unknown> {
  return Object.fromEntries(
    SPLITS.map(({ kind, valuesOf, group }) => {
      const rows = breakdownOf(people, period, valuesOf, (id) => nameOf(kind, id));
      return [
        `by_${kind}`,
        rows.map((row) => ({
          ...row,
          links: { headcount: group && links.headcount(period.to, group(row.id)) },
        })),
      ];
    }),
  );
}
