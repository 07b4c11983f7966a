import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import {
  amongGroups,
  type Filters,
  type Narrowing,
  narrowFilters,
  withinDays,
} from "../../../platform/links/narrow-filters.ts";
import type { Group, SummaryQuery } from "./summary-parts.ts";

const FILTERS: Readonly<Record<Exclude<Group, "month">, string>> = {
  category: "expense_category_id",
  employee: "employee_id",
  project: "project_id",
  client: "client_id",
};

/** Returns a function for the URL of the list with exactly the expenses of a row; null if no filter selects them. */
export function linkToExpenses(
  given: Filters,
  { period, statuses, group }: SummaryQuery,
  linkTo: (filters: Filters) => string,
): (id: string | null) => string | null {
  return (id) => {
    const days = group === "month" ? monthWithin(id!, period) : period;
    const conditions: Narrowing[] = [withinDays("date", days.from, days.to)];
    if (group !== "month") conditions.push(amongGroups(FILTERS[group], id));
    const filters = narrowFilters({ ...given, status: statuses.join(",") }, conditions);
    return filters && linkTo(filters);
  };
}

/** The part of the month (`YYYY-MM`) that lies in the period. */
function monthWithin(month: string, { from, to }: Period): Period {
  const [year, number] = month.split("-").map(Number) as [number, number];
  const last = `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`;
  const first = `${month}-01`;
  return { from: from > first ? from : first, to: to < last ? to : last };
}
