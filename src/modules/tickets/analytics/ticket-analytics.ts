import {
  choiceKind,
  getter,
  idKind,
  listOf,
  momentOnTheWire,
  orNull,
  parameter,
} from "../../../engine/declare/index.ts";
import type { GetterContext } from "../../../engine/work/index.ts";
import { chosenIn, type Filters, filtersOf } from "../../../platform/figures/chosen-values.ts";
import { dateParameter, periodForMeta, reportedPeriod } from "../../../platform/figures/report-period.ts";
import { roundRatio } from "../../../platform/figures/round-ratio.ts";
import { PRIORITIES } from "../tickets/ticket-fields.ts";
import { VIEWERS } from "../tickets/tickets.policy.ts";
import { analyticsResponse } from "./analytics-response.ts";
import { byAssignee, byPriority, sumCounts, sumTimes } from "./sum-groups.ts";
import { readGroups, readNames, readReopenings, type Selection, type Times } from "./ticket-counts.ts";

const PERIOD = "the previous full month";

const parameters = {
  date: dateParameter(PERIOD, "Days are those of UTC."),
  assignee_employee_id: parameter(listOf(orNull(idKind)), {
    description: "Only tickets that are assigned to these employees now; null: to nobody.",
  }),
  client_id: parameter(listOf(orNull(idKind)), {
    description: "Only tickets of these clients; null: of none.",
  }),
  priority: parameter(listOf(choiceKind(PRIORITIES)), { description: "Only tickets with these priorities." }),
};

type Context = GetterContext<"tickets", typeof parameters>;

const UNRESOLVED = "open,pending";

const median = (sorted: readonly number[]): number | null => {
  const middle = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return sorted.length === 0 ? null : roundRatio(middle[0]! + middle[1]!, 2, 2);
};

/** The figures of the tickets that reached a moment in the period, by the minutes that it took. */
const timesOf = ({ minutes, met_count, untracked_count }: Times) => ({
  count: minutes.length,
  average_minutes: roundRatio(
    minutes.reduce((sum, one) => sum + one, 0),
    minutes.length,
    2,
  ),
  median_minutes: median(minutes),
  met_count,
  breached_count: minutes.length - met_count,
  compliance: roundRatio(met_count * 100, minutes.length, 2),
  untracked_count,
});

async function run(context: Context) {
  const { work, parameters: given, link } = context;
  const period = reportedPeriod(given.date, PERIOD, work);
  const selection: Selection = {
    period,
    matching: context.matching,
    assignees: chosenIn(given.assignee_employee_id),
    clients: chosenIn(given.client_id),
    priorities: chosenIn(given.priority),
  };
  const groups = await readGroups(work, selection);
  const assigned = new Set(groups.flatMap(({ assignee_employee_id: id }) => id ?? []));
  const names = await readNames(work, [...assigned]);
  const overall = sumCounts(groups);
  const filters = filtersOf(
    {
      assignee_employee_id: selection.assignees,
      client_id: selection.clients,
      priority: selection.priorities,
    },
    {},
  );
  const list = (more: Filters) => filters && link("tickets", { ...filters, ...more });
  const days = `${period.from},${period.to}`;
  const counts = (more: Filters) => ({
    created: list({ created_at: days, ...more }),
    resolved: list({ resolved_at: days, ...more }),
    backlog: list({ status: UNRESOLVED, ...more }),
  });
  const states = (moment: string, state: string) => ({
    list: list({ [moment]: days, [state]: "met,breached" }),
    met: list({ [moment]: days, [state]: "met" }),
    breached: list({ [moment]: days, [state]: "breached" }),
    untracked: list({ [moment]: days, [state]: "none" }),
  });
  return {
    data: {
      ...overall,
      reopened_count: await readReopenings(work, selection),
      links: counts({}),
      first_response: {
        ...timesOf(sumTimes(groups.map((group) => group.first_response))),
        links: states("first_responded_at", "first_response_state"),
      },
      resolution: {
        ...timesOf(sumTimes(groups.map((group) => group.resolution))),
        links: states("resolved_at", "resolution_state"),
      },
      by_priority: byPriority(groups).map((row) => ({ ...row, links: counts({ priority: row.priority }) })),
      by_assignee: byAssignee(groups, names).map((row) => ({
        ...row,
        links: counts({ assignee_employee_id: row.assignee_employee_id ?? "null" }),
      })),
    },
    meta: { date: periodForMeta(period), as_of: momentOnTheWire(work.now) },
  };
}

/** What came in and was resolved in a period, how fast, and what is still to be done. */
export const ticketAnalytics = getter("tickets", {
  title: "Ticket analytics",
  description:
    "Tickets created and resolved in a period, those that are unresolved now, and the business minutes until the first response and the resolution. Tickets without a target count only as untracked.",
  permissions: VIEWERS,
  parameters,
  response: analyticsResponse,
  run,
});
