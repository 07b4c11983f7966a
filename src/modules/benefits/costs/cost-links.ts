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
  return {
    charged: (currency) => within([inCurrency(currency)]),
    row: (currency, id) => within([amongGroups(FILTERS[group], id), inCurrency(currency)]),
    active: (currency) =>
      linked(narrowFilters(given, [inCurrency(currency), chosen("status", "active", ENROLMENT_STATUSES)])),
  };
}
