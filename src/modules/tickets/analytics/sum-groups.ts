import { PRIORITIES } from "../tickets/ticket-fields.ts";
import type { Counts, TicketGroup, Times } from "./ticket-counts.ts";

/** The counts of all groups together. */
export const sumCounts = (groups: readonly Counts[]): Counts => {
  const sum = (name: keyof Counts) => groups.reduce((total, group) => total + group[name], 0);
  return {
    created_count: sum("created_count"),
    resolved_count: sum("resolved_count"),
    backlog_count: sum("backlog_count"),
  };
};

/** The times of all groups together, the minutes ascending. */
export function sumTimes(all: readonly Times[]): Times {
  const sum = (name: "met_count" | "untracked_count") => all.reduce((total, times) => total + times[name], 0);
  const minutes = Int32Array.from(all.flatMap((times) => times.minutes)).sort();
  return {
    minutes: Array.from(minutes),
    met_count: sum("met_count"),
    untracked_count: sum("untracked_count"),
  };
}

const isCounted = ({ created_count, resolved_count, backlog_count }: Counts): boolean =>
  created_count + resolved_count + backlog_count > 0;

/** The counts of each priority that has any, the most urgent first. */
export const byPriority = (groups: readonly TicketGroup[]) =>
  PRIORITIES.toReversed()
    .map((priority) => ({ priority, ...sumCounts(groups.filter((group) => group.priority === priority)) }))
    .filter(isCounted);

/** The counts of each assignee who has any, in the order of the names; tickets of nobody come last. */
export const byAssignee = (
  groups: readonly TicketGroup[],
  names: readonly { readonly id: string; readonly name: string }[],
) =>
  [...names, { id: null, name: null }]
    .map(({ id, name }) => ({
      ...{ assignee_employee_id: id, name },
      ...sumCounts(groups.filter((group) => group.assignee_employee_id === id)),
    }))
    .filter(isCounted);
