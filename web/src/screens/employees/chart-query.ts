import { queryOptions } from "@tanstack/react-query";
import { callGetter } from "../../api/records.ts";

export interface ChartPerson {
  readonly id: string;
  readonly name: string;
  readonly position: string | null;
  readonly avatar: string | null;
  readonly direct_reports: number;
  readonly all_reports: number;
  /** Empty at the last loaded level. */
  readonly reports: readonly ChartPerson[];
}

/** Two levels of the chart below an employee, or from the top. */
export const chartQuery = (root: string | null) =>
  queryOptions({
    queryKey: ["employees", "org-chart", root],
    queryFn: async () => {
      const query = { depth: root === null ? 2 : 1, root: root ?? undefined };
      const { data } = await callGetter<readonly ChartPerson[]>("employees", "org-chart", query);
      return data;
    },
  });
