import fc from "fast-check";
import Fraction from "fraction.js";
import { describe, expect, test } from "vitest";
import { addDays } from "../../../engine/declare/index.ts";
import { numericOf } from "../ledger/days.ts";
import { collides } from "./colliding-dates.ts";
import { type CountingBase, countDates, sumOfDays, workableMinutes } from "./counted-dates.ts";
import { type RequestedTime, requestedDates } from "./requested-dates.ts";

const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** An employee who works on the given ISO weekdays except public holidays, and in the mornings of half ones. */
const base = (
  given: Partial<{ weekdays: number[]; holidays: string[]; halves: string[]; dayMinutes: Fraction }> = {},
  dayCount: CountingBase["dayCount"] = "working_days",
): CountingBase => {
  const { weekdays = [1, 2, 3, 4, 5], holidays = [], halves = [], dayMinutes = new Fraction(480) } = given;
  return {
    dayCount,
    dayMinutes,
    workableOn(date) {
      const works = weekdays.includes(weekday(date)) && !holidays.includes(date);
      return { morning: works, afternoon: works && !halves.includes(date) };
    },
  };
};

const time = (start_date: string, end_date: string, rest: Partial<RequestedTime> = {}): RequestedTime => ({
  start_date,
  end_date,
  start_period: "morning",
  end_period: "afternoon",
  minutes: null,
  ...rest,
});

const days = (requested: RequestedTime, by: CountingBase): string =>
  numericOf(sumOfDays(countDates(requestedDates(requested), by)));

describe("The days of a request", () => {
  test.each([
    [
      "two weeks with a public holiday on a Saturday",
      time("2026-08-10", "2026-08-21"),
      { holidays: ["2026-08-15"] },
      "10.0000",
    ],
    [
      "two weeks with a public holiday on a Friday",
      time("2026-08-10", "2026-08-21"),
      { holidays: ["2026-08-14"] },
      "9.0000",
    ],
    [
      "the turn of the year",
      time("2026-12-24", "2027-01-04"),
      { halves: ["2026-12-24"], holidays: ["2026-12-25", "2027-01-01"] },
      "5.5000",
    ],
    [
      "a week of somebody who works Monday to Wednesday",
      time("2026-07-13", "2026-07-19"),
      { weekdays: [1, 2, 3] },
      "3.0000",
    ],
    [
      "from an afternoon to a morning",
      time("2026-07-13", "2026-07-15", { start_period: "afternoon", end_period: "morning" }),
      {},
      "2.0000",
    ],
    ["an afternoon", time("2026-07-14", "2026-07-14", { start_period: "afternoon" }), {}, "0.5000"],
    ["a morning", time("2026-07-14", "2026-07-14", { end_period: "morning" }), {}, "0.5000"],
    ["a weekend", time("2026-07-18", "2026-07-19"), {}, "0.0000"],
    ["two hours of eight", time("2026-07-14", "2026-07-14", { minutes: 120 }), {}, "0.2500"],
    [
      "15 minutes of a week of 38 hours in 5 days",
      time("2026-07-14", "2026-07-14", { minutes: 15 }),
      { dayMinutes: new Fraction(456) },
      "0.0329",
    ],
    [
      "45 minutes of a week of 40 hours in 7 days",
      time("2026-07-14", "2026-07-14", { minutes: 45 }),
      { dayMinutes: new Fraction(2400, 7) },
      "0.1313",
    ],
  ])("are, for %s", (_name, requested, works, expected) => {
    expect(days(requested, base(works))).toBe(expected);
  });

  test("are all calendar days if the policy counts these, including half days", () => {
    const requested = time("2026-07-17", "2026-07-20", { start_period: "afternoon" });
    expect(days(requested, base({ holidays: ["2026-07-20"] }, "calendar_days"))).toBe("3.5000");
  });
});

/** All half days from one date to another: a simple reference implementation. */
const slotsOf = ({ start_date, end_date, start_period, end_period }: RequestedTime): string[] => {
  const slots: string[] = [];
  for (let date = start_date; date <= end_date; date = addDays(date, 1)) slots.push(`${date} 1`, `${date} 2`);
  if (start_period === "afternoon") slots.shift();
  if (end_period === "morning") slots.pop();
  return slots;
};

const period = fc.constantFrom("morning" as const, "afternoon" as const);
const someTime = fc
  .record({
    from: fc.integer({ min: 0, max: 30 }),
    length: fc.integer({ min: 0, max: 40 }),
    start: period,
    end: period,
  })
  .filter(({ length, start, end }) => length > 0 || start === "morning" || end === "afternoon")
  .map(({ from, length, start, end }) =>
    time(addDays("2026-12-10", from), addDays("2026-12-10", from + length), {
      start_period: start,
      end_period: end,
    }),
  );
const someHours = fc
  .record({ on: fc.integer({ min: 0, max: 30 }), quarters: fc.integer({ min: 1, max: 32 }) })
  .map(({ on, quarters }) =>
    time(addDays("2026-12-10", on), addDays("2026-12-10", on), { minutes: quarters * 15 }),
  );
const someBase = fc.record({
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  holidays: fc.uniqueArray(
    fc.integer({ min: 0, max: 70 }).map((on) => addDays("2026-12-10", on)),
    { maxLength: 8 },
  ),
  halves: fc.uniqueArray(
    fc.integer({ min: 0, max: 70 }).map((on) => addDays("2026-12-10", on)),
    { maxLength: 8 },
  ),
});

test("A request covers the same half days as the reference", () => {
  fc.assert(
    fc.property(someTime, (requested) => {
      const ticked = requestedDates(requested).flatMap(({ date, morning, afternoon }) => [
        ...(morning ? [`${date} 1`] : []),
        ...(afternoon ? [`${date} 2`] : []),
      ]);
      expect(ticked).toEqual(slotsOf(requested));
    }),
  );
});

test("Days are half the number of requested slots in which the employee works", () => {
  fc.assert(
    fc.property(someTime, someBase, (requested, works) => {
      const by = base(works);
      const worked = slotsOf(requested).filter((slot) => {
        const [date, half] = slot.split(" ");
        return by.workableOn(date!)[half === "1" ? "morning" : "afternoon"];
      });
      expect(days(requested, by)).toBe((worked.length / 2).toFixed(4));
      expect(days(requested, base(works, "calendar_days"))).toBe((slotsOf(requested).length / 2).toFixed(4));
    }),
  );
});

test("Two requests with slots collide if they have a slot in common, in either order", () => {
  const collideAnywhere = (requested: RequestedTime, other: RequestedTime): boolean =>
    requestedDates(requested).some((one) =>
      collides(
        one,
        requestedDates(other).filter(({ date }) => date === one.date),
        new Fraction(480),
      ),
    );
  fc.assert(
    fc.property(someTime, fc.oneof(someTime, someHours), (one, other) => {
      const dates = new Set(slotsOf(one).map((slot) => slot.slice(0, 10)));
      const expected =
        other.minutes === null
          ? slotsOf(one).some((slot) => slotsOf(other).includes(slot))
          : dates.has(other.start_date);
      expect(collideAnywhere(one, other)).toBe(expected);
      expect(collideAnywhere(other, one)).toBe(expected);
    }),
  );
});

test("Hours on a date do not collide up to its working minutes", () => {
  const on = "2026-07-14";
  const [hours] = requestedDates(time(on, on, { minutes: 240 }));
  const [rest] = requestedDates(time(on, on, { minutes: 225 }));
  const halfDay = { ...base({ halves: [on] }) };
  expect(collides(hours!, [rest!], workableMinutes(on, base()))).toBe(false);
  expect(collides(hours!, [rest!, { ...rest!, minutes: 15 }], workableMinutes(on, base()))).toBe(false);
  expect(collides(hours!, [rest!, { ...rest!, minutes: 30 }], workableMinutes(on, base()))).toBe(true);
  expect(collides(hours!, [{ ...rest!, minutes: 15 }], workableMinutes(on, halfDay))).toBe(true);
  expect(collides(hours!, [], workableMinutes(on, halfDay))).toBe(false);
});
