import { expect, test } from "vitest";
import { uncountedIn } from "./uncounted-days.ts";
import type { WorkingDay } from "./working-days.ts";

const WHOLE = { start_period: "morning", end_period: "afternoon" } as const;

const day = (date: string, more: Partial<WorkingDay> = {}): WorkingDay => ({
  ...{ date, is_employed: true, is_working_day: true, full_minutes: 480, expected_minutes: 480 },
  ...{ public_holiday_minutes: 0, leave_minutes: 0, public_holidays: [], leave: [] },
  ...more,
});
const free = (name: string, is_half_day = false) => ({ public_holidays: [{ name, is_half_day }] });

test("weekends and public holidays do not count, and consecutive days are combined", () => {
  const days = [
    day("2026-08-07"),
    day("2026-08-08", { is_working_day: false }),
    day("2026-08-09", { is_working_day: false, ...free("Sunday fair") }),
    day("2026-08-10", free("Town day")),
    day("2026-08-11", free("Half day", true)),
  ];
  const { counted, stretches } = uncountedIn(days, WHOLE);
  expect(counted).toBe(1.5);
  expect(stretches).toEqual([
    { from: "2026-08-08", to: "2026-08-09", reason: "not a working day" },
    { from: "2026-08-10", to: "2026-08-10", reason: "public holiday “Town day”" },
    { from: "2026-08-11", to: "2026-08-11", reason: "“Half day”, the afternoon is free" },
  ]);
});

test("the first and the last day can be half days", () => {
  const days = [day("2026-08-03"), day("2026-08-04"), day("2026-08-05")];
  const { counted, stretches } = uncountedIn(days, { start_period: "afternoon", end_period: "morning" });
  expect(counted).toBe(2);
  expect(stretches.map(({ reason }) => reason)).toEqual([
    "half a day, the afternoon",
    "half a day, the morning",
  ]);
  expect(uncountedIn([day("2026-08-03")], { start_period: "morning", end_period: "morning" }).counted).toBe(
    0.5,
  );
});

test("a free afternoon that is not requested changes nothing", () => {
  const requested = { start_period: "morning", end_period: "morning" } as const;
  expect(uncountedIn([day("2026-08-03", free("Half day", true))], requested)).toMatchObject({
    counted: 0.5,
    stretches: [{ reason: "half a day, the morning" }],
  });
});

test("days outside the employment do not count", () => {
  const before = day("2026-08-03", { is_employed: false, is_working_day: false });
  expect(uncountedIn([before, day("2026-08-04")], WHOLE)).toMatchObject({
    counted: 1,
    stretches: [{ reason: "outside the employment" }],
  });
});
