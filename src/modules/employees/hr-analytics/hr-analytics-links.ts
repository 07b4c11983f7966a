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

/** The first day on which anybody can be employed. */
const EARLIEST = "1900-01-01";
const BEFORE_ALL = addDays(EARLIEST, -1);

/** Makes the URL of a list of employees from its filters. */
type LinkTo = (filters: Filters) => string;

/** The lists whose rows the figures count; each null when there is no such list for the caller. */
export interface HeadcountLinks {
  /** Employed at the close of a day, within `group` where one is given. */
  headcount(day: string, group?: Narrowing): string | null;
  joiners(period: Period): string | null;
  leavers(period: Period): string | null;
}

const announced = chosen("-status", "draft", EMPLOYEE_STATUSES);

/** Links that repeat the filters given. */
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

/** For a caller who may not filter by the last day of employment. */
export const noLinks: HeadcountLinks = { headcount: () => null, joiners: () => null, leavers: () => null };
