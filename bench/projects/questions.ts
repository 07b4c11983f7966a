import { addDays } from "../../src/engine/declare/calendar.ts";
import type { Question } from "../ask.ts";

/** The requests, by the names under which results are compared. */
export function questionsFor(lastDay: string): Question[] {
  const since = (days: number): string => `date=${addDays(lastDay, -days)},${lastDay}`;
  const [month, year] = [since(30), since(365)];
  const projects = (getter: string, query: string) => `/projects/getters/${getter}?limit=500&${query}`;
  return [
    { name: "profitability of projects, a month", path: projects("project-profitability", month) },
    { name: "profitability of projects, a year", path: projects("project-profitability", year) },
    {
      name: "profitability of projects, their whole life",
      path: projects("project-profitability", "sort=name"),
    },
    { name: "portfolio, a year", path: projects("portfolio-overview", year) },
    { name: "economics of teams, a month", path: projects("project-team-economics", month) },
    { name: "economics of teams, a year", path: projects("project-team-economics", year) },
    {
      name: "profitability of clients, a year",
      path: `/clients/getters/client-profitability?limit=500&${year}`,
    },
  ];
}
