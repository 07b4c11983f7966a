import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "./calendar.ts";
import { relativeDays, withKnownDays } from "./relative-days.ts";

const on = (today: string, weekStartsOn = 1) => ({ today: () => today, weekStartsOn });

describe("Relative days on Tuesday, 14 July 2026", () => {
  test.each([
    ["today", "2026-07-14", "2026-07-14"],
    ["yesterday", "2026-07-13", "2026-07-13"],
    ["tomorrow", "2026-07-15", "2026-07-15"],
    ["14_days_ago", "2026-06-30", "2026-06-30"],
    ["in_14_days", "2026-07-28", "2026-07-28"],
    ["next_30_days", "2026-07-14", "2026-08-13"],
    ["last_30_days", "2026-06-14", "2026-07-14"],
    ["next_2_weeks", "2026-07-14", "2026-07-28"],
    ["last_6_months", "2026-01-14", "2026-07-14"],
    ["this_week", "2026-07-13", "2026-07-19"],
    ["last_week", "2026-07-06", "2026-07-12"],
    ["next_month", "2026-08-01", "2026-08-31"],
    ["last_quarter", "2026-04-01", "2026-06-30"],
    ["this_year", "2026-01-01", "2026-12-31"],
  ])("%s is from %s to %s", (text, from, to) => {
    expect(relativeDays(text, on("2026-07-14"))).toEqual({ from, to });
  });

  test.each(["", "this_day", "next_0_days", "next_days", "last_30_years", "TODAY", "2026-07-14", "valueOf"])(
    "%s is none",
    (text) => expect(relativeDays(text, on("2026-07-14"))).toBeNull(),
  );
});

test("a week begins on the day that the workspace sets", () => {
  expect(relativeDays("this_week", on("2026-07-14", 7))).toEqual({ from: "2026-07-12", to: "2026-07-18" });
  expect(relativeDays("this_week", on("2026-07-14", 6))).toEqual({ from: "2026-07-11", to: "2026-07-17" });
});

test("a month is counted to its last day where it is shorter", () => {
  expect(relativeDays("last_3_months", on("2026-05-31"))?.from).toBe("2026-02-28");
});

test("a pair counts from the first day of its first part to the last day of its second", () => {
  expect(withKnownDays("last_month,this_week", on("2026-07-14"))).toBe("2026-06-01,2026-07-19");
  expect(withKnownDays("today", on("2026-07-14"))).toBe("2026-07-14");
  expect(withKnownDays("2026-01-01,2026-01-31", on("2026-07-14"))).toBe("2026-01-01,2026-01-31");
});

const days = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2090-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const LABELS: Readonly<Record<string, (day: string, weekStartsOn: number) => string>> = {
  month: (day) => day.slice(0, 7),
  quarter: (day) => `${day.slice(0, 4)} ${Math.ceil(Number(day.slice(5, 7)) / 3)}`,
  year: (day) => day.slice(0, 4),
  week: (day, weekStartsOn) => {
    let start = day;
    while ((new Date(`${start}T12:00:00Z`).getUTCDay() || 7) !== weekStartsOn) start = addDays(start, -1);
    return start;
  },
};

test("a period is all days of its week, month, quarter or year, and last and next ones adjoin it", () => {
  const units = fc.constantFrom(...Object.keys(LABELS));
  fc.assert(
    fc.property(days, units, fc.constantFrom(1, 6, 7), (today, unit, weekStartsOn) => {
      const period = (which: string) => relativeDays(`${which}_${unit}`, on(today, weekStartsOn))!;
      const label = (day: string) => LABELS[unit]!(day, weekStartsOn);
      const { from, to } = period("this");
      expect([label(from), label(to)]).toEqual([label(today), label(today)]);
      expect(label(addDays(from, -1))).not.toBe(label(today));
      expect(label(addDays(to, 1))).not.toBe(label(today));
      expect(period("last").to).toBe(addDays(from, -1));
      expect(period("next").from).toBe(addDays(to, 1));
      expect(label(period("last").from)).toBe(label(addDays(from, -1)));
    }),
  );
});
