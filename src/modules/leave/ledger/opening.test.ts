import { describe, expect, it } from "vitest";
import { dayNumber, dayOfNumber } from "../../../platform/figures/day-numbers.ts";
import { ONE_DAY, shownDays } from "./days.ts";
import { type OpeningTerms, openingOf } from "./opening.ts";

const terms: OpeningTerms = {
  annualDays: 25 * ONE_DAY,
  seniorityLevels: [],
  proratesPartTime: true,
  yearStartMonth: 1,
  carryOverMax: 50_000,
  carryOverMonths: 3,
};
const employee = (date: string, weekdays = 5) => ({
  firstDay: { date, number: dayNumber(date) },
  weekdays,
  fullWeek: 5,
});
const entitled = (more: Partial<OpeningTerms>, date: string, year = 2026, weekdays = 5) =>
  shownDays(openingOf({ ...terms, ...more }, employee(date, weekdays), year).entitlement);

describe("what an account opens with", () => {
  it("is prorated by the share of the week that somebody works, at most the full entitlement", () => {
    expect(entitled({}, "2020-01-01", 2026, 3)).toBe(15);
    expect(entitled({}, "2020-01-01", 2026, 6)).toBe(25);
    expect(entitled({ proratesPartTime: false }, "2020-01-01", 2026, 3)).toBe(25);
    expect(entitled({ annualDays: 200_100 }, "2020-01-01", 2026, 3)).toBe(12.01);
    expect(entitled({ annualDays: null }, "2020-01-01")).toBe(0);
  });

  it("increases with the years completed on the first day of the leave year", () => {
    const seniorityLevels = [
      { afterYears: 10, extraDays: 30_000 },
      { afterYears: 5, extraDays: 20_000 },
    ];
    expect(entitled({ seniorityLevels }, "2021-01-01")).toBe(27);
    expect(entitled({ seniorityLevels }, "2021-01-02")).toBe(25);
    expect(entitled({ seniorityLevels }, "2015-12-31")).toBe(28);
    expect(entitled({ seniorityLevels, yearStartMonth: 4 }, "2021-04-01")).toBe(27);
    expect(entitled({ seniorityLevels, yearStartMonth: 4 }, "2021-05-01")).toBe(25);
    expect(entitled({ seniorityLevels }, "2030-01-01")).toBe(25);
  });

  it("starts with the year or the employment, and expires the given number of months later", () => {
    const opened = openingOf(terms, employee("2026-03-16"), 2026);
    expect(dayOfNumber(opened.accruesFrom)).toBe("2026-03-16");
    expect(dayOfNumber(opened.carryOverExpiresOn!)).toBe("2026-03-31");
    const autumn = openingOf(
      { ...terms, yearStartMonth: 11, carryOverMonths: 4 },
      employee("2020-01-01"),
      2025,
    );
    expect(dayOfNumber(autumn.accruesFrom)).toBe("2025-11-01");
    expect(dayOfNumber(autumn.carryOverExpiresOn!)).toBe("2026-02-28");
    expect(
      openingOf({ ...terms, carryOverMonths: null }, employee("2020-01-01"), 2026).carryOverExpiresOn,
    ).toBe(null);
  });
});
