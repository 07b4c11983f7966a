import { addDays } from "../../../engine/declare/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import {
  chosen,
  type Filters,
  type Narrowing,
  narrowFilters,
  withinDays,
} from "../../../platform/links/narrow-filters.ts";
import { EMPLOYEE_STATUSES } from "../employees/employee-status.ts";

/** The earliest possible first day of employment. */
const EARLIEST = "1900-01-01";
const BEFORE_ALL = addDays(EARLIEST, -1);

/** Returns the URL of the list of employees with some filters. */
type LinkTo = (filters: Filters) => string;

/** URLs of the lists behind the figures; null for lists that the caller cannot read. */
export interface HeadcountLinks {
  /** The employees at the end of a day, within `group` if one is given. */
  headcount(day: string, group?: Narrowing): string | null;
  joiners(period: Period): string | null;
  leavers(period: Period): string | null;
}

const announced = chosen("-status", "draft", EMPLOYEE_STATUSES);

/** Links that contain the given filters. */
export function headcountLinks(given: Filters, linkTo: LinkTo): HeadcountLinks {
  const link = (...conditions: Narrowing[]): string | null => {
    const filters = narrowFilters(given, conditions);
    return filters && linkTo(filters);
  };
  return {
    headcount(day, group) {
      const [first, last] = day < EARLIEST ? [BEFORE_ALL, BEFORE_ALL] : [EARLIEST, day];
      return link(
        withinDays("start_date", first, last),
        withinDays("-termination_date", first, last),
        announced,
        ...(group ? [group] : []),
      );
    },
    joiners: ({ from, to }) => link(withinDays("start_date", from, to), announced),
    leavers: ({ from, to }) => link(withinDays("termination_date", from, to)),
  };
}

/** No links, for callers who cannot filter by the last day of employment. */
export const noLinks: HeadcountLinks = { headcount: () => null, joiners: () => null, leavers: () => null };
