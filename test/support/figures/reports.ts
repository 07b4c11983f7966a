import { expect } from "vitest";
import type { Caller } from "../app.ts";
import { type Row, readList } from "./read-list.ts";

/** The parameters of a report on economics. */
export interface RequestedPeriod {
  readonly date: string;
  readonly currency: string;
  readonly approval: "all" | "approved";
}

/** The reports of one period, all requested with the same parameters. */
export interface Reports {
  readonly projects: Row;
  readonly portfolio: Row;
  readonly team: Row;
  readonly clients: Row;
}

async function dataOf(owner: Caller, path: string): Promise<Row> {
  const { status, body, text } = await owner.get(path);
  expect(status, `${path}: ${text}`).toBe(200);
  return body.data;
}

/** Requests all reports on economics with all their rows. */
export async function readReports(
  owner: Caller,
  { date, currency, approval }: RequestedPeriod,
): Promise<Reports> {
  const query = `date=${date}&currency=${currency}&approval=${approval}&limit=500`;
  return {
    projects: await dataOf(owner, `/projects/getters/project-profitability?${query}`),
    portfolio: await dataOf(owner, `/projects/getters/portfolio-overview?${query}`),
    team: await dataOf(owner, `/projects/getters/project-team-economics?${query}`),
    clients: await dataOf(owner, `/clients/getters/client-profitability?${query}`),
  };
}

/** Rows of a report in groups, by the key of the group. */
export async function readGroups(
  owner: Caller,
  group: string,
  query: string,
): Promise<Map<string | null, Row>> {
  const rows = await readList(owner, `/timesheets?group=${group}&${query}`);
  return new Map(rows.map((row) => [row[group], row]));
}

/** Rows of the summary of expenses that count for projects and clients, by project or client. */
export async function readExpenses(
  owner: Caller,
  group: string,
  date: string,
): Promise<Map<string | null, Row>> {
  const { rows } = await dataOf(owner, `/expenses/getters/expense-summary?group=${group}&date=${date}`);
  return new Map(rows.map((row: Row) => [row.id, row]));
}

/** The people of a paginated report, by id. */
export async function readCapacity(owner: Caller, date: string): Promise<Map<string, Row>> {
  const { employees } = await dataOf(owner, `/employees/getters/employee-capacity?date=${date}&perPage=500`);
  return new Map(employees.map((row: Row) => [row.employee_id, row]));
}
