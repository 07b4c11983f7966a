import { expect, it } from "vitest";
import { dayNumber, weekdayOfNumber } from "../../../platform/figures/day-numbers.ts";
import { orthodoxEaster, romanianHolidays } from "./public-holidays.seed.ts";

it.each([
  [2024, "2024-05-05"],
  [2025, "2025-04-20"],
  [2026, "2026-04-12"],
  [2027, "2027-05-02"],
])("Orthodox Easter of %d is %s", (year, day) => {
  expect(orthodoxEaster(year)).toBe(day);
});

it("always falls on a Sunday, and no public holiday has the name of another", () => {
  for (let year = 1950; year < 2099; year++) {
    expect(weekdayOfNumber(dayNumber(orthodoxEaster(year)))).toBe(7);
    const holidays = romanianHolidays(year);
    expect(new Set(holidays.map(({ date, name }) => `${date} ${name}`)).size).toBe(holidays.length);
  }
});
