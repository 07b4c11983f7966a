import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "../../engine/declare/calendar.ts";
import { dayNumber, dayOfNumber, weekdayOfNumber } from "./day-numbers.ts";

const anyDay = fc
  .date({ min: new Date("0001-01-01"), max: new Date("9999-12-30"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

it("counts days from 1970 on", () => {
  expect(dayNumber("1970-01-01")).toBe(0);
  expect(dayNumber("1969-12-31")).toBe(-1);
  expect(dayNumber("2026-07-14")).toBe(20_648);
});

it("converts every day to its number and back", () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(dayOfNumber(dayNumber(day))).toBe(day);
      expect(dayNumber(addDays(day, 1))).toBe(dayNumber(day) + 1);
    }),
  );
});

it("knows weekdays", () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(weekdayOfNumber(dayNumber(day))).toBe(new Date(`${day}T00:00:00Z`).getUTCDay() || 7);
    }),
  );
});
