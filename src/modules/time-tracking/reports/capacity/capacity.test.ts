import fc from "fast-check";
import Fraction from "fraction.js";
import { describe, expect, it } from "vitest";
import { addDays } from "../../../../engine/declare/index.ts";
import type { Period } from "../../../../platform/figures/calendar-intervals.ts";
import type { LeaveDay, WorkingTime } from "../../../leave/index.ts";
import {
  type CapacityFacts,
  type CapacityMinutes,
  capacityMinutes,
  capacityOf,
  sumOfMinutes,
} from "./capacity.ts";
import { CAPACITY_INTERVALS, capacityPeriods, readCapacityPeriod } from "./capacity-periods.ts";
import { shownCapacity } from "./shown-capacity.ts";

const JULY = { from: "2026-07-01", to: "2026-07-31" };
const fullDay = (date: string): LeaveDay => ({ date, morning: true, afternoon: true, minutes: null });

const ana: CapacityFacts = {
  time: {
    employeeId: "ana",
    firstDay: "2020-01-01",
    lastDay: null,
    weekdays: [1, 2, 3, 4, 5],
    weeklyHours: 40,
    publicHolidays: new Map([["2026-07-06", "day"]]),
  },
  leave: [20, 21, 22, 23, 24].map((day) => fullDay(`2026-07-${day}`)),
  planned: [
    { from: "2026-01-01", to: null, weeklyHours: "20.00" },
    { from: "2026-05-01", to: "2026-07-15", weeklyHours: "10.00" },
    { from: "2026-07-01", to: null, weeklyHours: null },
  ],
};

describe("the capacity of an employee", () => {
  it("has the agreed figures of an example with part-time work, leave and holidays", () => {
    expect(shownCapacity(capacityMinutes(ana, JULY, { worked: 7200, billable: 5760 }))).toEqual({
      gross_capacity_hours: 184,
      public_holiday_hours: 8,
      leave_hours: 40,
      capacity_hours: 136,
      allocated_hours: 88,
      free_hours: 48,
      tracked_hours: 120,
      billable_hours: 96,
      overtime_hours: 0,
      allocation_percent: 64.71,
      utilization_percent: 88.24,
      billable_utilization_percent: 70.59,
    });
  });

  it("has no percentages without capacity", () => {
    const weekend = { from: "2026-07-18", to: "2026-07-19" };
    expect(shownCapacity(capacityMinutes(ana, weekend, { worked: 60, billable: 0 }))).toMatchObject({
      capacity_hours: 0,
      free_hours: 0,
      overtime_hours: 1,
      allocation_percent: null,
      utilization_percent: null,
      billable_utilization_percent: null,
    });
  });

  it("counts all tracked time as overtime if there is no capacity", () => {
    const onCall = { ...ana, time: { ...ana.time, weeklyHours: 0 } };
    const figures = shownCapacity(capacityMinutes(onCall, JULY, { worked: 300, billable: 0 }));
    expect(figures).toMatchObject({
      gross_capacity_hours: 0,
      overtime_hours: 5,
      allocated_hours: 88,
      free_hours: -88,
    });
  });
});

/** A slow reference implementation that goes through the days and their halves. */
function slowCapacity({ time, leave, planned }: CapacityFacts, { from, to }: Period, tracked: number) {
  const perDay = new Fraction(time.weeklyHours * 60, time.weekdays.length);
  const half = perDay.div(2);
  let [gross, publicHolidays, off, allocated] = [0, 0, 0, 0].map((zero) => new Fraction(zero));
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const employed = day >= time.firstDay && (time.lastDay === null || day <= time.lastDay);
    const weekday = ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
    if (!employed || !time.weekdays.includes(weekday)) continue;
    gross = gross!.add(perDay);
    const free = time.publicHolidays.get(day);
    let hourly = 0;
    for (const one of leave) if (one.date === day && one.minutes !== null) hourly += one.minutes;
    let workable = 0;
    for (const part of ["morning", "afternoon"] as const) {
      if (free === "day" || (free === "afternoon" && part === "afternoon")) {
        publicHolidays = publicHolidays!.add(half);
        continue;
      }
      workable += 1;
      if (leave.some((one) => one.date === day && one.minutes === null && one[part])) {
        off = off!.add(half);
        continue;
      }
      for (const { from: begins, to: ends, weeklyHours } of planned) {
        if (weeklyHours === null || day < begins || (ends !== null && day > ends)) continue;
        allocated = allocated!.add(new Fraction(weeklyHours).mul(60).div(time.weekdays.length).div(2));
      }
    }
    const most = half.mul(workable);
    off = off!.add(most.lt(hourly) ? most : hourly);
  }
  const over = new Fraction(tracked).sub(gross!).add(publicHolidays!).add(off!);
  const overtime = over.s < 0n ? new Fraction(0) : over;
  return { gross, publicHolidays, leave: off, allocated, overtime };
}

const START = "2026-02-20";
const dayIn = fc.nat(80).map((days) => addDays(START, days));
const periodIn = fc.tuple(dayIn, fc.nat(60)).map(([from, days]) => ({ from, to: addDays(from, days) }));

const anyTime = fc.record({
  employeeId: fc.constant("any"),
  firstDay: dayIn,
  lastDay: fc.option(
    fc.nat(90).map((days) => addDays(START, days)),
    { nil: null },
  ),
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  weeklyHours: fc.integer({ min: 0, max: 168 }),
  publicHolidays: fc
    .uniqueArray(fc.tuple(dayIn, fc.constantFrom("day", "afternoon")), {
      selector: ([day]) => day,
      maxLength: 12,
    })
    .map((days) => new Map(days) as WorkingTime["publicHolidays"]),
});

/** A date has slots of leave, from one or two requests, or hours of it. */
const anyLeave = fc
  .uniqueArray(
    fc.tuple(
      dayIn,
      fc.constantFrom("day", "morning", "both halves", "hours"),
      fc.integer({ min: 15, max: 600 }),
    ),
    {
      selector: ([day]) => day,
      maxLength: 15,
    },
  )
  .map((days) =>
    days.flatMap(([date, kind, minutes]): LeaveDay[] => {
      const none = { date, morning: false, afternoon: false, minutes: null };
      if (kind === "hours") return [{ ...none, minutes }];
      if (kind === "both halves")
        return [
          { ...none, morning: true },
          { ...none, afternoon: true },
        ];
      return [{ ...none, morning: true, afternoon: kind === "day" }];
    }),
  );

const anyPlanned = fc.array(
  fc.record({
    from: dayIn,
    to: fc.option(
      fc.nat(90).map((days) => addDays(START, days)),
      { nil: null },
    ),
    weeklyHours: fc.option(
      fc.integer({ min: 0, max: 16_800 }).map((cents) => (cents / 100).toFixed(2)),
      { nil: null },
    ),
  }),
  { maxLength: 4 },
);

const anyFacts = fc.record({
  time: anyTime,
  leave: anyLeave,
  planned: anyPlanned,
}) as fc.Arbitrary<CapacityFacts>;
const anyTracked = fc.nat(30_000);

const asText = (figures: Partial<Record<keyof CapacityMinutes, Fraction>>) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, value.toFraction()]));

describe("capacity figures", () => {
  it("agree with a day-by-day reference", () => {
    fc.assert(
      fc.property(anyFacts, periodIn, anyTracked, (facts, period, worked) => {
        const { tracked, billable, ...figures } = capacityMinutes(facts, period, { worked, billable: 0 });
        expect(asText(figures)).toEqual(asText(slowCapacity(facts, period, worked) as CapacityMinutes));
        expect([tracked.toFraction(), billable.toFraction()]).toEqual([String(worked), "0"]);
        // Capacity is what public holidays and leave do not take.
        expect(capacityOf({ tracked, billable, ...figures }).s >= 0n).toBe(true);
      }),
    );
  });

  it("of weeks and months add up to those of the period, except overtime", () => {
    fc.assert(
      fc.property(
        anyFacts,
        periodIn,
        fc.constantFrom("week", "month"),
        fc.constantFrom(1, 6, 7),
        (facts, period, interval, startsOn) => {
          const parts = capacityPeriods(period, interval, startsOn);
          const nothing = { worked: 0, billable: 0 };
          const sum = sumOfMinutes(parts.map((part) => capacityMinutes(facts, part, nothing)));
          expect(asText(sum)).toEqual(asText(capacityMinutes(facts, period, nothing)));
        },
      ),
    );
  });
});

describe("the periods of a capacity", () => {
  it("end at the limits of the requested period", () => {
    expect(capacityPeriods({ from: "2026-07-01", to: "2026-07-14" }, "week", 1)).toEqual([
      { from: "2026-07-01", to: "2026-07-05" },
      { from: "2026-07-06", to: "2026-07-12" },
      { from: "2026-07-13", to: "2026-07-14" },
    ]);
    expect(capacityPeriods({ from: "2026-07-31", to: "2026-08-01" }, "month", 1)).toEqual([
      { from: "2026-07-31", to: "2026-07-31" },
      { from: "2026-08-01", to: "2026-08-01" },
    ]);
  });

  it("are the current month by default, and at most 366 days", () => {
    const on = (today: string) => ({ today, workspace: { weekStartsOn: 1 } });
    expect(readCapacityPeriod(undefined, on("2024-02-29"))).toEqual({ from: "2024-02-01", to: "2024-02-29" });
    expect(readCapacityPeriod(undefined, on("2026-12-31"))).toEqual({ from: "2026-12-01", to: "2026-12-31" });
    const requested = (to: string) => () =>
      readCapacityPeriod({ kind: "between", from: "2026-01-01", to }, on("2026-07-14"));
    expect(requested("2027-01-01")()).toEqual({ from: "2026-01-01", to: "2027-01-01" });
    expect(requested("2027-01-02")).toThrow("The date parameter must not span more than 366 days.");
    expect(CAPACITY_INTERVALS).toContain("total");
  });
});
