import {
  difference,
  type Figure,
  reportedAmount,
  reportedPercent,
  sumOfFigures,
  totalOf,
} from "../../../platform/figures/figure.ts";
import { reportedRow } from "../../../platform/figures/figure-rows.ts";
import {
  costOf,
  hoursOf,
  minutesOf,
  type ProjectEconomics,
  type ResultFigures,
  revenueOf,
  shownTotals,
} from "../../projects/index.ts";
import type { ClientEconomics } from "./client-economics.ts";

const of = (projects: readonly ProjectEconomics[], figure: (project: ProjectEconomics) => Figure): Figure =>
  sumOfFigures(projects.map(figure));

const hoursOfProjects = (projects: readonly ProjectEconomics[]): number =>
  hoursOf(
    minutesOf(
      projects.map(({ time }) => time),
      "worked",
    ),
  );

const revenueOfProjects = (projects: readonly ProjectEconomics[]): Figure =>
  of(projects, (one) => revenueOf(one.revenue));

/** The revenue, cost and profit of a client. */
export function resultOfClient({ projects, otherCost, billing }: ClientEconomics): ResultFigures {
  const revenue = sumOfFigures([revenueOfProjects(projects), billing.withoutProject]);
  const cost = sumOfFigures([of(projects, costOf), otherCost]);
  return { revenue, cost, profit: difference(revenue, cost) };
}

/** The revenue of all clients together; unknown if that of any client is. */
export const revenueOfAll = (clients: readonly ClientEconomics[]): Figure =>
  totalOf(clients.map((client) => resultOfClient(client).revenue));

/** The row of one client; `allRevenue` is the revenue of all rows, of which the row reports its share. */
export function clientRow(client: ClientEconomics, allRevenue: Figure) {
  const { projects, billing } = client;
  const { revenue, cost, profit } = resultOfClient(client);
  return {
    client_id: client.id,
    client_name: client.name,
    archived: client.isArchived,
    projects: projects.length,
    worked_hours: hoursOfProjects(projects),
    ...reportedRow({
      revenue: {
        projects: reportedAmount(revenueOfProjects(projects)),
        other: reportedAmount(billing.withoutProject),
        total: reportedAmount(revenue),
      },
      cost: {
        labour: reportedAmount(of(projects, ({ time }) => time.cost)),
        expenses: reportedAmount(of(projects, ({ expenses }) => expenses.cost)),
        other: reportedAmount(client.otherCost),
        total: reportedAmount(cost),
      },
      profit: reportedAmount(profit),
      margin_percent: reportedPercent(profit, revenue),
      revenue_portion_percent: reportedPercent(revenue, allRevenue),
      billing: {
        invoiced: reportedAmount(billing.invoiced),
        collected: reportedAmount(billing.collected),
        outstanding: reportedAmount(billing.outstanding),
        overdue: reportedAmount(billing.overdue),
        unbilled: reportedAmount(
          of(projects, ({ time, expenses }) => sumOfFigures([time.unbilled, expenses.unbilled])),
        ),
        average_days_to_pay: { value: billing.averageDaysToPay, causes: [] },
      },
    }),
  };
}

export function clientTotals(clients: readonly ClientEconomics[]) {
  return {
    clients: clients.length,
    worked_hours: hoursOfProjects(clients.flatMap(({ projects }) => projects)),
    ...shownTotals(clients.map((one) => ({ id: one.id, name: one.name, result: resultOfClient(one) }))),
  };
}

/** Hours and cost of internal projects, which are in no row and no total. */
export const internalSums = (projects: readonly ProjectEconomics[]) => ({
  projects: projects.length,
  worked_hours: hoursOfProjects(projects),
  ...reportedRow({ cost: reportedAmount(of(projects, costOf)) }),
});
