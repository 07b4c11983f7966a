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
import { PRIORITIES } from "../tickets/ticket-fields.ts";
import { VIEWERS } from "../tickets/tickets.policy.ts";
import { analyticsResponse } from "./analytics-response.ts";
import { byAssignee, byPriority, sumCounts } from "./sum-groups.ts";
import {
  type MinuteCount,
  readCounts,
  readNames,
  readReopenings,
  type Selection,
  type StateCount,
} from "./ticket-counts.ts";
import { timesOf } from "./ticket-times.ts";

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
  const counted = await readCounts(work, selection);
  const states = counted.filter((row) => row.counts === "state") as StateCount[];
  const times = (moment: MinuteCount["counts"]) =>
    timesOf(counted.filter((row) => row.counts === moment) as MinuteCount[]);
  const assigned = new Set(states.flatMap(({ assignee_employee_id: id }) => id ?? []));
  const names = await readNames(work, [...assigned]);
  const overall = sumCounts(states);
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
  const linksOf = (moment: string, state: string) => ({
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
        ...times("first_response"),
        links: linksOf("first_responded_at", "first_response_state"),
      },
      resolution: {
        ...times("resolution"),
        links: linksOf("resolved_at", "resolution_state"),
      },
      by_priority: byPriority(states).map((row) => ({ ...row, links: counts({ priority: row.priority }) })),
      by_assignee: byAssignee(states, names).map((row) => ({
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
  question: "How fast do we respond to tickets and resolve them?",
  description:
    "Tickets created and resolved in a period, those that are unresolved now, and the business minutes until the first response and the resolution. Tickets without a target count only as untracked.",
  permissions: VIEWERS,
  parameters,
  response: analyticsResponse,
  run,
});
