import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { campaignSize } from "../../../../test/support/campaign.ts";
import { type Person, person } from "../../../../test/support/headcount-people.ts";
import { addDays } from "../../../engine/declare/index.ts";
import { INTERVALS, intervalsOf } from "../../../platform/figures/calendar-intervals.ts";
import { roundRatio } from "../../../platform/figures/round-ratio.ts";
import { flowOf, headcountFigures } from "./headcount.ts";
import { breakdownOf } from "./headcount-breakdown.ts";

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

/** A day-by-day reference: joiners are added in the morning, and leavers removed in the evening of their last day. */
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

describe("the headcount", () => {
  it("agrees with a day-by-day reference", () => {
    fc.assert(
      fc.property(people, period, (all, { from, to }) => {
        const { opening, joiners, leavers, closing } = dayByDay(all, { from, to });
        const resigned = leavers.filter((one) => one.termination_reason === "resignation").length;
        const retained = opening.size - leavers.filter((one) => opening.has(one)).length;
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
          retention_rate: roundRatio(retained * 100, opening.size, 2),
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
      { numRuns: campaignSize({ suite: 15, campaign: 40 }) },
    );
  });

  it("closes with the opening plus joiners minus leavers", () => {
    fc.assert(
      fc.property(people, period, (all, given) => {
        const { opening, joiners, leavers, closing } = flowOf(all, given);
        expect(closing).toBe(opening + joiners - leavers);
      }),
    );
  });

  it("adds up over adjacent periods", () => {
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

  it("of a series continues from interval to interval, and its flows add up to those of the period", () => {
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

  it("broken down by a single value adds up to the totals; by multiple values, each counts", () => {
    fc.assert(
      fc.property(people, period, (all, given) => {
        const whole = flowOf(all, given);
        const name = (id: string | null) => id ?? "None";
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
