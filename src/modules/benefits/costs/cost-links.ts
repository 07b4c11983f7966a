import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import {
  amongGroups,
  chosen,
  type Filters,
  type Narrowing,
  narrowFilters,
} from "../../../platform/links/narrow-filters.ts";
import { ENROLMENT_STATUSES } from "../employee-benefits/enrolment-status.ts";
import type { CostGroup } from "./cost-rows.ts";

const FILTERS: Readonly<Record<CostGroup, string>> = {
  benefit: "benefit_id",
  category: "category",
  department: "department_id",
  employee: "employee_id",
};

/** Stands for the value of a group in a link. */
const ANY_GROUP = "any-group";

/** What a link has before and after the group, which comes after what the request gave. */
function aroundGroup(link: string | null): readonly string[] | null {
  if (link === null) return null;
  const at = link.lastIndexOf(ANY_GROUP);
  return [link.slice(0, at), link.slice(at + ANY_GROUP.length)];
}

/** The URLs of the lists of enrolments behind the costs; null if no filters select exactly these enrolments. */
export interface CostLinks {
  /** The enrolments of a currency with a charge in the period. */
  charged(currency: string): string | null;
  /** Those of a row. */
  row(currency: string, id: string | null): string | null;
  /** The enrolments of a currency that are active today. */
  active(currency: string): string | null;
}

/** Returns the links for the filters that the request gave. */
export function costLinks(
  given: Filters,
  { from, to }: Period,
  group: CostGroup,
  linkTo: (filters: Filters) => string,
): CostLinks {
  const linked = (filters: Filters | null): string | null => filters && linkTo(filters);
  const within = (conditions: readonly Narrowing[]): string | null => {
    const charged = `${from},${to}`;
    // One list cannot ask for a charge in each of two periods.
    if (given.charged !== undefined && given.charged !== charged) return null;
    return linked(narrowFilters({ ...given, charged }, conditions));
  };
  const inCurrency = (currency: string) => amongGroups("currency", currency);
  const ofRow = (currency: string, id: string | null) =>
    within([amongGroups(FILTERS[group], id), inCurrency(currency)]);
  // Without a filter by the group, the links of a currency differ in nothing but the value of the group.
  const templates = new Map<string, readonly string[] | null>();
  const fromTemplate = (currency: string, id: string | null): string | null => {
    let template = templates.get(currency);
    if (template === undefined) {
      template = aroundGroup(ofRow(currency, ANY_GROUP));
      templates.set(currency, template);
    }
    return template?.join(encodeURIComponent(id ?? "null")) ?? null;
  };
  return {
    charged: (currency) => within([inCurrency(currency)]),
    row: given[FILTERS[group]] === undefined ? fromTemplate : ofRow,
    active: (currency) =>
      linked(narrowFilters(given, [inCurrency(currency), chosen("status", "active", ENROLMENT_STATUSES)])),
  };
}
