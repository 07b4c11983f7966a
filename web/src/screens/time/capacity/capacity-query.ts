import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callGetter, type Query } from "../../../api/records.ts";
import type { PageMeta } from "../weekly-report.ts";

/** The hours and percentages of a period. */
export interface CapacityFigures {
  readonly gross_capacity_hours: number;
  readonly public_holiday_hours: number;
  readonly leave_hours: number;
  readonly capacity_hours: number;
  readonly allocated_hours: number;
  readonly free_hours: number;
  readonly tracked_hours: number;
  readonly billable_hours: number;
  readonly overtime_hours: number;
  readonly allocation_percent: number | null;
  readonly utilization_percent: number | null;
  readonly billable_utilization_percent: number | null;
}

/** The figures of a week or month. */
export interface CapacityPeriod extends CapacityFigures {
  readonly from: string;
  readonly to: string;
}

export interface PersonCapacity extends CapacityFigures {
  readonly employee_id: string;
  readonly name: string;
  readonly weekly_hours_capacity: number;
  /** Those of each week or month, if an interval is requested. */
  readonly periods?: readonly CapacityPeriod[];
  readonly links: { readonly timesheets: string };
}

interface Capacity {
  readonly employees: readonly PersonCapacity[];
  readonly totals: CapacityFigures & {
    readonly employees: number;
    readonly periods?: readonly CapacityPeriod[];
  };
}

/** The query for available, allocated and tracked hours in a period. */
export const capacityQuery = (query: Query) =>
  queryOptions({
    queryKey: ["employees", "employee-capacity", query],
    queryFn: () =>
      callGetter<Capacity>("employees", "employee-capacity", query) as Promise<{
        data: Capacity;
        meta: PageMeta;
      }>,
    placeholderData: keepPreviousData,
  });
