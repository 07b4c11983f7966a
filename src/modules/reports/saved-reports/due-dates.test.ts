import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../../../engine/declare/index.ts";
import { dayNumber, weekdayOfNumber } from "../../../platform/figures/day-numbers.ts";
import { firstDueOn, type Schedule } from "./due-dates.ts";

const monthly = (monthDay: number): Schedule => ({ schedule: "monthly", monthDay });

test("a weekly report is due on its weekday, today included", () => {
  // 26 November 2026 is a Thursday.
  expect(firstDueOn({ schedule: "weekly", weekday: 4 }, "2026-11-26")).toBe("2026-11-26");
  expect(firstDueOn({ schedule: "weekly", weekday: 1 }, "2026-11-26")).toBe("2026-11-30");
});

test("a monthly report is due on its day, or on the last day of a shorter month", () => {
  expect(firstDueOn(monthly(1), "2026-11-26")).toBe("2026-12-01");
  expect(firstDueOn(monthly(31), "2026-11-26")).toBe("2026-11-30");
  expect(firstDueOn(monthly(31), "2027-02-01")).toBe("2027-02-28");
  expect(firstDueOn(monthly(29), "2028-02-01")).toBe("2028-02-29");
  expect(firstDueOn(monthly(15), "2026-12-16")).toBe("2027-01-15");
});

test("a due date is the first day on or after the given one that the schedule names", () => {
  const isDue = (schedule: Schedule, day: string): boolean => {
    if (schedule.schedule === "weekly") return weekdayOfNumber(dayNumber(day)) === schedule.weekday;
    const isLast = addDays(day, 1).endsWith("-01");
    const number = Number(day.slice(8));
    return number === schedule.monthDay || (isLast && number < schedule.monthDay);
  };
  const schedules: fc.Arbitrary<Schedule> = fc.oneof(
    fc.record({ schedule: fc.constant("weekly" as const), weekday: fc.integer({ min: 1, max: 7 }) }),
    fc.record({ schedule: fc.constant("monthly" as const), monthDay: fc.integer({ min: 1, max: 31 }) }),
  );
  fc.assert(
    fc.property(schedules, fc.integer({ min: 0, max: 20_000 }), (schedule, days) => {
      const from = addDays("2000-01-01", days);
      let expected = from;
      while (!isDue(schedule, expected)) expected = addDays(expected, 1);
      expect(firstDueOn(schedule, from)).toBe(expected);
    }),
  );
});
