import {
  costOf,
  hoursOf,
  type ProjectEconomics,
  percentOf,
  revenueOf,
  shownCents,
  sumOf,
  timeTotals,
} from "../../projects/index.ts";
import type { ClientEconomics } from "./client-economics.ts";

/** What concerns a client without a project is issued on lines of invoices; as long as none are kept, nothing is. */
const NOT_INVOICED = 0n;

const revenueOfProjects = (projects: readonly ProjectEconomics[]): bigint =>
  sumOf(projects.map(({ revenue }) => revenueOf(revenue)));

export const revenueOfClient = ({ projects }: ClientEconomics): bigint =>
  revenueOfProjects(projects) + NOT_INVOICED;

const costOfProjects = (projects: readonly ProjectEconomics[]): bigint => sumOf(projects.map(costOf));

export const costOfClient = ({ projects, otherCost }: ClientEconomics): bigint =>
  costOfProjects(projects) + otherCost;

const hoursOfProjects = (projects: readonly ProjectEconomics[]): number =>
  hoursOf(timeTotals(projects.map(({ time }) => time)).worked);

/** One client's row; `allRevenue` is that of all rows together. */
export function clientRow(client: ClientEconomics, allRevenue: bigint) {
  const { projects } = client;
  const [revenue, cost] = [revenueOfClient(client), costOfClient(client)];
  const labour = sumOf(projects.map(({ time }) => time.cost));
  const unbilled = sumOf(projects.map(({ time, expenses }) => time.unbilled + expenses.unbilled));
  return {
    client_id: client.id,
    client_name: client.name,
    archived: client.isArchived,
    projects: projects.length,
    worked_hours: hoursOfProjects(projects),
    revenue: {
      projects: shownCents(revenueOfProjects(projects)),
      other: shownCents(NOT_INVOICED),
      total: shownCents(revenue),
    },
    cost: {
      labour: shownCents(labour),
      expenses: shownCents(costOfProjects(projects) - labour),
      other: shownCents(client.otherCost),
      total: shownCents(cost),
    },
    profit: shownCents(revenue - cost),
    margin_percent: percentOf(revenue - cost, revenue),
    revenue_portion_percent: percentOf(revenue, allRevenue),
    billing: {
      invoiced: shownCents(NOT_INVOICED),
      collected: shownCents(NOT_INVOICED),
      outstanding: shownCents(NOT_INVOICED),
      overdue: shownCents(NOT_INVOICED),
      unbilled: shownCents(unbilled),
      average_days_to_pay: null,
    },
  };
}

export function clientTotals(clients: readonly ClientEconomics[]) {
  const revenue = sumOf(clients.map(revenueOfClient));
  const cost = sumOf(clients.map(costOfClient));
  return {
    clients: clients.length,
    worked_hours: hoursOfProjects(clients.flatMap(({ projects }) => projects)),
    revenue: shownCents(revenue),
    cost: shownCents(cost),
    profit: shownCents(revenue - cost),
    margin_percent: percentOf(revenue - cost, revenue),
  };
}

/** What the company's own projects took; they are in no row and no total. */
export const internalSums = (projects: readonly ProjectEconomics[]) => ({
  projects: projects.length,
  worked_hours: hoursOfProjects(projects),
  cost: shownCents(costOfProjects(projects)),
});
