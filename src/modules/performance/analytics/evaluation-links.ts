import { holds } from "../../../engine/declare/index.ts";
import type { Chosen } from "../../../platform/figures/chosen-values.ts";
import { VIEWERS } from "../rights.ts";
import type { AnalyticsContext, AnalyticsQuery } from "./analytics-query.ts";

type Filters = Readonly<Record<string, string>>;

/** What a filter that accepts one value is given; undefined if no single value selects the same. */
const onlyOf = (chosen: Chosen): string | undefined =>
  chosen.length === 1 ? (chosen[0] ?? "null") : undefined;

/** The filters of the list of evaluations that select what the report counts; null if there are none that do. */
function filtersOf({ period, types, category, cycle, people, countsSalary }: AnalyticsQuery): Filters | null {
  const { department_id, position_id, level_id, manager_employee_id } = people;
  // The list cannot be filtered by positions and levels. People without the right see their own evaluations of pay there.
  if (position_id !== null || level_id !== null || (category === "salary" && !countsSalary)) return null;
  const filters: Record<string, string | undefined> = {
    period_end: `${period.from},${period.to}`,
    ...(types && { evaluation_type_id: types.join(",") }),
    ...(category && { category }),
    ...(!countsSalary && { "-category": "salary" }),
    ...(cycle !== undefined && { cycle: cycle ?? "null" }),
    ...(department_id && { department: onlyOf(department_id) }),
    ...(manager_employee_id && { manager_employee_id: onlyOf(manager_employee_id) }),
  };
  return Object.values(filters).includes(undefined) ? null : (filters as Filters);
}

/**
 * Returns the URL of the list of the counted evaluations that match further filters; null if there is no such list, and for
 * callers who do not see all evaluations.
 */
export function linksTo(
  { link, work }: Pick<AnalyticsContext, "link" | "work">,
  query: AnalyticsQuery,
): (filters: Filters) => string | null {
  const given = holds(work.actor, VIEWERS) ? filtersOf(query) : null;
  return (filters) => given && link("evaluations", { ...given, ...filters });
}
