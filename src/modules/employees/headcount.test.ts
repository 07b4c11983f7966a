import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../engine/declare/calendar.ts";
import { INTERVALS, intervalsOf } from "../../platform/figures/calendar-intervals.ts";
import { roundRatio } from "../../platform/figures/round-ratio.ts";
import { flowOf, headcountFigures, type PersonFacts, turnoverRate } from "./headcount.ts";
import { breakdownOf } from "./headcount-breakdown.ts";

const person = (id: string, start_date: string, more: Partial<Person> = {}): Person => ({
  id,
  start_date,
  termination_date: null,
  termination_reason: null,
  birth_date: null,
  weekly_hours_capacity: 40,
  manager_employee_id: null,
  teams: [],
  ...more,
});

interface Person extends PersonFacts {
  readonly teams: readonly string[];
}

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

describe("the head count of a small company in the first half of 2026", () => {
  it("has these figures", () => {
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

  it("runs from month to month", () => {
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

  it("splits by department", () => {
    const rows = breakdownOf(
      company,
      firstHalf,
      ({ teams }) => teams,
      (id) => id,
    );
    expect(rows).toEqual([
      { id: "Engineering", name: "Engineering", headcount: 2, joiners: 1, leavers: 1 },
      { id: null, name: "None", headcount: 1, joiners: 1, leavers: 1 },
    ]);
  });
});

describe("single rules", () => {
  it("has no rates where there is nobody", () => {
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

  it("completes a year of who was born on a leap day on 1 March", () => {
    const people = [person("A", "2020-01-01", { birth_date: "2004-02-29" })];
    const ageOn = (to: string) => headcountFigures(people, { from: to, to }, 40).average_age_years;
    expect(["2026-02-28", "2026-03-01", "2028-02-28", "2028-02-29"].map(ageOn)).toEqual([21, 22, 23, 24]);
  });

  it("orders a breakdown by size, then by name whatever its case", () => {
    const people = ["beta", "Alpha", "Gamma", "Gamma"].map((team, index) =>
      person(String(index), "2026-01-01", { teams: [team] }),
    );
    const rows = breakdownOf(
      people,
      firstHalf,
      ({ teams }) => teams,
      (id) => id,
    );
    expect(rows.map(({ name }) => name)).toEqual(["Gamma", "Alpha", "beta"]);
  });
});

const origin = "2024-01-01";
const dayOf = (days: number): string => addDays(origin, days);
const people = fc
  .array(
    fc.record({
      start: fc.integer({ min: -400, max: 400 }),
      stay: fc.option(fc.integer({ min: 1, max: 500 })),
      reason: fc.constantFrom("resignation", "dismissal", null),
      born: fc.option(fc.integer({ min: -20_000, max: -6_000 })),
      hours: fc.nat(168),
      manager: fc.option(fc.nat(30)),
      teams: fc.uniqueArray(fc.constantFrom("a", "b", "c")),
    }),
    { maxLength: 30 },
  )
  .map((list) =>
    list.map(({ start, stay, reason, born, hours, manager, teams }, index) =>
      person(String(index), dayOf(start), {
        termination_date: stay === null ? null : dayOf(start + stay),
        termination_reason: stay === null ? null : reason,
        birth_date: born === null ? null : dayOf(born),
        weekly_hours_capacity: hours,
        manager_employee_id: manager === null ? null : String(manager),
        teams,
      }),
    ),
  );
const period = fc
  .record({ start: fc.integer({ min: -450, max: 450 }), length: fc.nat(400) })
  .map(({ start, length }) => ({ from: dayOf(start), to: dayOf(start + length) }));

/** Walks from day to day with a set of those who are there: people come in the morning and leave in the evening. */
function dayByDay(all: readonly Person[], { from, to }: { from: string; to: string }) {
  const inside = new Set<Person>();
  const opening = new Set<Person>();
  const joiners: Person[] = [];
  const leavers: Person[] = [];
  for (let day = dayOf(-900); day <= to; day = addDays(day, 1)) {
    if (day === from) for (const one of inside) opening.add(one);
    for (const one of all) {
      if (one.start_date === day) {
        inside.add(one);
        if (day >= from) joiners.push(one);
      }
      if (one.termination_date === day) {
        inside.delete(one);
        if (day >= from) leavers.push(one);
      }
    }
  }
  return { opening, joiners, leavers, closing: [...inside] };
}

const countDays = (from: string, to: string): number => {
  let days = 0;
  for (let day = from; day < to; day = addDays(day, 1)) days += 1;
  return days;
};

function birthdaysUntil(birth: string, to: string): number {
  let birthdays = 0;
  for (let day = addDays(birth, 1); day <= to; day = addDays(day, 1)) {
    const isLeapBirth = birth.endsWith("-02-29");
    const isOddFirstOfMarch = day.endsWith("-03-01") && !addDays(day, -1).endsWith("-29");
    if (day.slice(5) === birth.slice(5) || (isLeapBirth && isOddFirstOfMarch)) birthdays += 1;
  }
  return birthdays;
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

describe("whoever comes and goes", () => {
  it("the figures are those of a walk from day to day", () => {
    fc.assert(
      fc.property(people, period, (all, { from, to }) => {
        const { opening, joiners, leavers, closing } = dayByDay(all, { from, to });
        const resigned = leavers.filter((one) => one.termination_reason === "resignation").length;
        const kept = opening.size - leavers.filter((one) => opening.has(one)).length;
        const born = closing.filter((one) => one.birth_date !== null);
        const reportsOf = (one: Person) =>
          closing.filter((other) => other.manager_employee_id === one.id).length;
        const managing = closing.filter((one) => reportsOf(one) > 0);
        expect(headcountFigures(all, { from, to }, 38)).toEqual({
          opening: opening.size,
          joiners: joiners.length,
          leavers: leavers.length,
          closing: closing.length,
          average: (opening.size + closing.length) / 2,
          voluntary: resigned,
          net_change: closing.length - opening.size,
          turnover_rate: roundRatio(leavers.length * 200, opening.size + closing.length, 2),
          voluntary_turnover_rate: roundRatio(resigned * 200, opening.size + closing.length, 2),
          retention_rate: roundRatio(kept * 100, opening.size, 2),
          early_leavers: leavers.filter((one) => countDays(one.start_date, one.termination_date!) < 90)
            .length,
          average_tenure_years: roundRatio(
            total(closing.map((one) => countDays(one.start_date, to))) * 4,
            closing.length * 1461,
            2,
          ),
          average_age_years: roundRatio(
            total(born.map((one) => birthdaysUntil(one.birth_date!, to))),
            born.length,
            1,
          ),
          fte: roundRatio(total(closing.map((one) => one.weekly_hours_capacity)), 38, 2),
          managers: managing.length,
          average_direct_reports: roundRatio(total(managing.map(reportsOf)), managing.length, 2),
        });
      }),
      { numRuns: 40 },
    );
  });

  it("closing is opening plus joiners minus leavers", () => {
    fc.assert(
      fc.property(people, period, (all, given) => {
        const { opening, joiners, leavers, closing } = flowOf(all, given);
        expect(closing).toBe(opening + joiners - leavers);
      }),
    );
  });

  it("adjacent periods add up", () => {
    fc.assert(
      fc.property(people, period, fc.nat(400), (all, first, length) => {
        const second = { from: addDays(first.to, 1), to: addDays(first.to, 1 + length) };
        const [one, two] = [flowOf(all, first), flowOf(all, second)];
        expect(two.opening).toBe(one.closing);
        expect(flowOf(all, { from: first.from, to: second.to })).toEqual({
          opening: one.opening,
          joiners: one.joiners + two.joiners,
          leavers: one.leavers + two.leavers,
          closing: two.closing,
        });
      }),
    );
  });

  it("a series chains and its flows are the period's", () => {
    fc.assert(
      fc.property(people, period, fc.constantFrom(...INTERVALS), (all, given, interval) => {
        const flows = intervalsOf(given, interval).map((part) => flowOf(all, part));
        const whole = flowOf(all, given);
        flows.slice(1).forEach((flow, index) => {
          expect(flow.opening).toBe(flows[index]!.closing);
        });
        expect(flows[0]!.opening).toBe(whole.opening);
        expect(flows.at(-1)!.closing).toBe(whole.closing);
        expect(total(flows.map(({ joiners }) => joiners))).toBe(whole.joiners);
        expect(total(flows.map(({ leavers }) => leavers))).toBe(whole.leavers);
      }),
    );
  });

  it("a breakdown by one value adds up to the totals, one by several counts each", () => {
    fc.assert(
      fc.property(people, period, (all, given) => {
        const whole = flowOf(all, given);
        const name = (id: string) => id;
        const single = breakdownOf(all, given, ({ teams }) => teams.slice(0, 1), name);
        expect(total(single.map(({ headcount }) => headcount))).toBe(whole.closing);
        expect(total(single.map(({ joiners }) => joiners))).toBe(whole.joiners);
        expect(total(single.map(({ leavers }) => leavers))).toBe(whole.leavers);
        for (const { id, headcount } of breakdownOf(all, given, ({ teams }) => teams, name)) {
          const group = all.filter(({ teams }) => (id === null ? teams.length === 0 : teams.includes(id)));
          expect(headcount).toBe(flowOf(group, given).closing);
        }
      }),
    );
  });
});
