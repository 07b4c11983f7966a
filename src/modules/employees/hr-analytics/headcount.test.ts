import { describe, expect, it } from "vitest";
import { person } from "../../../../test/support/headcount-people.ts";
import { intervalsOf } from "../../../platform/figures/calendar-intervals.ts";
import { flowOf, headcountFigures, turnoverRate } from "./headcount.ts";
import { breakdownOf } from "./headcount-breakdown.ts";

const engineering = { teams: ["Engineering"] };
const left = (termination_date: string, termination_reason: string) => ({
  termination_date,
  termination_reason,
});
const firstHalf = { from: "2026-01-01", to: "2026-06-30" };
const company = [
  person("A", "2024-01-01", engineering),
  person("B", "2025-03-01", { manager_employee_id: "A" }),
  person("C", "2025-06-01", { ...left("2026-02-28", "resignation"), ...engineering }),
  person("D", "2026-01-15", { weekly_hours_capacity: 20, manager_employee_id: "A", ...engineering }),
  person("E", "2026-03-01", left("2026-05-31", "end_of_contract")),
  person("F", "2026-08-01"),
];

describe("the headcount of a small company in the first half of 2026", () => {
  it("has the agreed figures", () => {
    expect(headcountFigures(company, firstHalf, 40)).toEqual({
      opening: 3,
      closing: 3,
      average: 3,
      joiners: 2,
      leavers: 2,
      voluntary: 1,
      net_change: 0,
      turnover_rate: 66.67,
      voluntary_turnover_rate: 33.33,
      retention_rate: 66.67,
      early_leavers: 0,
      average_tenure_years: 1.43,
      average_age_years: null,
      fte: 2.5,
      managers: 1,
      average_direct_reports: 2,
    });
  });

  it("continues from month to month", () => {
    const series = intervalsOf(firstHalf, "month").map((period) => {
      const flow = flowOf(company, period);
      const { opening, joiners, leavers, closing } = flow;
      const rate = turnoverRate(leavers, flow)!;
      return `${period.label} ${opening}/${joiners}/${leavers}/${closing}${rate > 0 ? ` ${rate}` : ""}`;
    });
    expect(series).toEqual([
      "2026-01 3/1/0/4",
      "2026-02 4/0/1/3 28.57",
      "2026-03 3/1/0/4",
      "2026-04 4/0/0/4",
      "2026-05 4/0/1/3 28.57",
      "2026-06 3/0/0/3",
    ]);
  });

  it("is broken down by department", () => {
    const rows = breakdownOf(
      company,
      firstHalf,
      ({ teams }) => teams,
      (id) => id ?? "None",
    );
    expect(rows).toEqual([
      { id: "Engineering", name: "Engineering", headcount: 2, joiners: 1, leavers: 1 },
      { id: null, name: "None", headcount: 1, joiners: 1, leavers: 1 },
    ]);
  });
});

describe("single rules", () => {
  it("has no rates without employees", () => {
    expect(headcountFigures([], firstHalf, 40)).toEqual({
      opening: 0,
      closing: 0,
      average: 0,
      joiners: 0,
      leavers: 0,
      voluntary: 0,
      net_change: 0,
      turnover_rate: null,
      voluntary_turnover_rate: null,
      retention_rate: null,
      early_leavers: 0,
      average_tenure_years: null,
      average_age_years: null,
      fte: 0,
      managers: 0,
      average_direct_reports: null,
    });
  });

  it.each([
    ["2026-03-31", 1],
    ["2026-04-01", 0],
  ])("counts who joined on 1 January and left on %s as %i early leavers", (termination_date, expected) => {
    const people = [person("A", "2026-01-01", { termination_date })];
    expect(headcountFigures(people, firstHalf, 40).early_leavers).toBe(expected);
  });

  it.each([
    ["1990-06-30", 36],
    ["1990-07-01", 35],
    ["2004-02-29", 22],
  ])("counts only completed years of who was born on %s", (birth_date, expected) => {
    const people = [person("A", "2026-01-01", { birth_date }), person("B", "2026-01-01")];
    expect(headcountFigures(people, firstHalf, 40).average_age_years).toBe(expected);
  });

  it("completes a year of age on 1 March for people born on a leap day", () => {
    const people = [person("A", "2020-01-01", { birth_date: "2004-02-29" })];
    const ageOn = (to: string) => headcountFigures(people, { from: to, to }, 40).average_age_years;
    expect(["2026-02-28", "2026-03-01", "2028-02-28", "2028-02-29"].map(ageOn)).toEqual([21, 22, 23, 24]);
  });

  it("sorts a breakdown by size, then by name ignoring case", () => {
    const people = ["beta", "Alpha", "Gamma", "Gamma"].map((team, index) =>
      person(String(index), "2026-01-01", { teams: [team] }),
    );
    const rows = breakdownOf(
      people,
      firstHalf,
      ({ teams }) => teams,
      (id) => id ?? "None",
    );
    expect(rows.map(({ name }) => name)).toEqual(["Gamma", "Alpha", "beta"]);
  });
});
