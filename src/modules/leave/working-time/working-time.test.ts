import fc from "fast-check";
import Fraction from "fraction.js";
import { describe, expect, it } from "vitest";
import { addDays } from "../../../engine/declare/index.ts";
import { exactExpectedMinutes, expectedMinutes } from "./expected-minutes.ts";
import { type LeaveDay, leaveTakenIn } from "./leave-taken.ts";
import { freeParts } from "./load-public-holidays.ts";
import { publicHolidaySlotsIn, workableSlots, workableSlotsIn, workingDaysIn } from "./workable-slots.ts";
import { dayMinutes, type FreePart, type WorkingTime, weekdaysOf } from "./working-time.ts";

const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];

const ana: WorkingTime = {
  employeeId: "ana",
  firstDay: "2020-01-01",
  lastDay: null,
  weekdays: MONDAY_TO_FRIDAY,
  weeklyHours: 40,
  publicHolidays: new Map(),
};

const morningOf = (date: string): LeaveDay => ({ date, morning: true, afternoon: false, minutes: null });
const hoursOn = (date: string, minutes: number): LeaveDay => ({
  date,
  morning: false,
  afternoon: false,
  minutes,
});
const WEEK = { from: "2026-07-06", to: "2026-07-12" };

describe("expected minutes", () => {
  it("are reduced by public holidays and leave", () => {
    const withHoliday: WorkingTime = { ...ana, publicHolidays: new Map([["2026-07-06", "day"]]) };
    expect(expectedMinutes(withHoliday, [morningOf("2026-07-07")], WEEK)).toBe(1680);
    expect(expectedMinutes({ ...ana, weeklyHours: 38 }, [], WEEK)).toBe(2280);
    expect(expectedMinutes({ ...ana, weeklyHours: 38 }, [morningOf("2026-07-07")], WEEK)).toBe(2052);
    const everyDay = { ...ana, weekdays: [1, 2, 3, 4, 5, 6, 7] };
    expect(expectedMinutes(everyDay, [], { from: "2026-07-06", to: "2026-07-07" })).toBe(686);
    expect(expectedMinutes({ ...ana, weeklyHours: 0 }, [], WEEK)).toBe(0);
  });

  it("are reduced by hourly leave up to the working time of its date", () => {
    expect(expectedMinutes(ana, [hoursOn("2026-07-07", 120)], WEEK)).toBe(2280);
    const free: WorkingTime = { ...ana, publicHolidays: new Map([["2026-07-07", "afternoon"]]) };
    expect(expectedMinutes(free, [hoursOn("2026-07-07", 300)], WEEK)).toBe(4 * 480);
    expect(expectedMinutes(free, [hoursOn("2026-07-07", 200), hoursOn("2026-07-07", 60)], WEEK)).toBe(
      4 * 480,
    );
    expect(expectedMinutes(ana, [hoursOn("2026-07-11", 60)], WEEK)).toBe(2400);
  });
});

describe("working time", () => {
  it("has the weekdays of the employee, otherwise of the first location that has some, otherwise of the workspace", () => {
    const stated = { employee: null, locations: [null, [6], [7]], workspace: [1] };
    expect(weekdaysOf({ ...stated, employee: [2, 3] })).toEqual([2, 3]);
    expect(weekdaysOf(stated)).toEqual([6]);
    expect(weekdaysOf({ ...stated, locations: [null] })).toEqual([1]);
  });

  it("counts two public holidays on a date once, and only those of the employee's locations", () => {
    const rows = [
      { date: "2026-01-01", is_half_day: true, location_ids: [] },
      { date: "2026-01-01", is_half_day: false, location_ids: ["cluj"] },
      { date: "2026-01-02", is_half_day: false, location_ids: ["wien"] },
    ];
    expect([...freeParts(rows, ["cluj"])]).toEqual([["2026-01-01", "day"]]);
    expect([...freeParts(rows, [])]).toEqual([["2026-01-01", "afternoon"]]);
  });

  it("is empty before the first and after the last day of employment", () => {
    const short = { ...ana, firstDay: "2026-07-07", lastDay: "2026-07-09" };
    expect(workableSlots(short, "2026-07-06")).toEqual({ morning: false, afternoon: false });
    expect(workableSlots(short, "2026-07-09")).toEqual({ morning: true, afternoon: true });
    expect(workingDaysIn(short, WEEK)).toBe(3);
    expect(workingDaysIn({ ...ana, firstDay: "2026-07-07", lastDay: "2026-07-06" }, WEEK)).toBe(0);
  });
});

const START = "2026-01-01";
const anyDay = fc.integer({ min: 0, max: 120 }).map((days) => addDays(START, days));
const anyTime: fc.Arbitrary<WorkingTime> = fc.record({
  employeeId: fc.constant("any"),
  firstDay: anyDay,
  lastDay: fc.option(anyDay),
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  weeklyHours: fc.integer({ min: 0, max: 168 }),
  publicHolidays: fc
    .array(fc.tuple(anyDay, fc.constantFrom<FreePart>("day", "afternoon")), { maxLength: 20 })
    .map((entries) => new Map(entries)),
});
const anyLeave = fc.uniqueArray(
  fc.record({
    date: anyDay,
    morning: fc.boolean(),
    afternoon: fc.boolean(),
    minutes: fc.option(fc.integer({ min: 15, max: 600 })),
  }),
  { selector: ({ date }) => date, maxLength: 20 },
);
const anyPeriod = fc
  .tuple(anyDay, fc.integer({ min: 0, max: 90 }))
  .map(([from, length]) => ({ from, to: addDays(from, length) }));

/** A slow reference implementation that goes through a period slot by slot. */
function slowly(time: WorkingTime, leave: readonly LeaveDay[], period: { from: string; to: string }) {
  const counted = {
    workingDays: 0,
    workable: 0,
    onPublicHolidays: 0,
    leaveSlots: 0,
    minutes: new Fraction(0),
  };
  for (let day = period.from; day <= period.to; day = addDays(day, 1)) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
    if (!time.weekdays.includes(weekday)) continue;
    if (day < time.firstDay || (time.lastDay !== null && day > time.lastDay)) continue;
    counted.workingDays++;
    const free = time.publicHolidays.get(day);
    let slotsOfDay = 0;
    for (const slot of ["morning", "afternoon"] as const) {
      if (free === "day" || (free === "afternoon" && slot === "afternoon")) counted.onPublicHolidays++;
      else {
        slotsOfDay++;
        if (leave.some((one) => one.date === day && one.minutes === null && one[slot])) counted.leaveSlots++;
      }
    }
    counted.workable += slotsOfDay;
    const limit = dayMinutes(time).mul(slotsOfDay).div(2);
    const requested = leave.find((one) => one.date === day)?.minutes ?? 0;
    counted.minutes = counted.minutes.add(limit.lt(requested) ? limit : requested);
  }
  return counted;
}

it("agrees with a slot-by-slot reference", () => {
  fc.assert(
    fc.property(anyTime, anyLeave, anyPeriod, (time, leave, period) => {
      const expected = slowly(time, leave, period);
      expect(workingDaysIn(time, period)).toBe(expected.workingDays);
      expect(publicHolidaySlotsIn(time, period)).toBe(expected.onPublicHolidays);
      expect(workableSlotsIn(time, period)).toBe(expected.workable);
      const taken = leaveTakenIn(time, leave, period);
      expect(taken.slots).toBe(expected.leaveSlots);
      expect(taken.minutes.equals(expected.minutes)).toBe(true);
      const minutes = dayMinutes(time)
        .mul(expected.workable - expected.leaveSlots)
        .div(2)
        .sub(expected.minutes);
      expect(exactExpectedMinutes(time, leave, period).equals(time.weeklyHours === 0 ? 0 : minutes)).toBe(
        true,
      );
      expect(expectedMinutes(time, leave, period)).toBeGreaterThanOrEqual(0);
    }),
  );
});
