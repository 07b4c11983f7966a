import { queryOptions } from "@tanstack/react-query";
import { callGetter } from "../../../api/records.ts";

/** An evaluation or feedback request that awaits the person. */
export interface Awaiting {
  readonly id: string;
  readonly title: string | null;
  readonly employee_id: string;
  readonly employee_name: string;
  readonly due_date: string | null;
  readonly is_overdue: boolean;
}

export interface ToDo {
  readonly evaluations: readonly Awaiting[];
  readonly feedback_requests: readonly Awaiting[];
  readonly to_acknowledge: readonly Awaiting[];
}

/** What awaits the person in this module. */
export const toDoQuery = queryOptions({
  queryKey: ["evaluations", "to-do"],
  queryFn: async () => (await callGetter<ToDo>("evaluations", "to-do")).data,
});
