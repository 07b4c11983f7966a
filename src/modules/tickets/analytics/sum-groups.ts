import { PRIORITIES } from "../tickets/ticket-fields.ts";
import type { StateCount } from "./ticket-counts.ts";

/** How many tickets were created and resolved in the period, and are unresolved now. */
export interface Counts {
  readonly created_count: number;
  readonly resolved_count: number;
  readonly backlog_count: number;
}

/** The counts of all states together. */
export const sumCounts = (states: readonly StateCount[]): Counts => {
  const sum = (name: "is_created" | "is_resolved" | "is_backlog") =>
    states.reduce((total, state) => (state[name] ? total + state.tickets : total), 0);
  return {
    created_count: sum("is_created"),
    resolved_count: sum("is_resolved"),
    backlog_count: sum("is_backlog"),
  };
};

const isCounted = ({ created_count, resolved_count, backlog_count }: Counts): boolean =>
  created_count + resolved_count + backlog_count > 0;

/** The counts of each priority that has any, the most urgent first. */
export const byPriority = (states: readonly StateCount[]) =>
  PRIORITIES.toReversed()
    .map((priority) => ({ priority, ...sumCounts(states.filter((state) => state.priority === priority)) }))
    .filter(isCounted);

/** The counts of each assignee who has any, in the order of the names; tickets of nobody come last. */
export const byAssignee = (
  states: readonly StateCount[],
  names: readonly { readonly id: string; readonly name: string }[],
) =>
  [...names, { id: null, name: null }]
    .map(({ id, name }) => ({
      ...{ assignee_employee_id: id, name },
      ...sumCounts(states.filter((state) => state.assignee_employee_id === id)),
    }))
    .filter(isCounted);
