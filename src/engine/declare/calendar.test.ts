import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, dayIn, daysFrom } from "./calendar.ts";

test("the day of a moment depends on the time zone and not on earlier calls", () => {
  const zones = ["UTC", "Europe/Bucharest", "Pacific/Kiritimati", "Asia/Kathmandu", "Africa/Monrovia"];
  const moments = fc.date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
  const around = fc.integer({ min: -2_000, max: 2_000 });
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      moments,
      fc.array(around, { maxLength: 6 }),
      (timeZone, moment, steps) => {
        const format = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
        for (const step of [0, ...steps]) {
          const asked = new Date(moment.getTime() + step);
          expect(dayIn(timeZone, asked)).toBe(format.format(asked));
        }
      },
    ),
  );
});

test("a day ends with the last millisecond before midnight", () => {
  expect(dayIn("Europe/Bucharest", new Date("2026-07-14T20:59:59.999Z"))).toBe("2026-07-14");
  expect(dayIn("Europe/Bucharest", new Date("2026-07-14T21:00:00.000Z"))).toBe("2026-07-15");
});

test("days do not leave the calendar", () => {
  expect(addDays("9999-12-30", 1)).toBe("9999-12-31");
  expect(addDays("9999-12-31", 30)).toBe("9999-12-31");
  expect(addDays("0001-01-01", -1)).toBe("0001-01-01");
});

test("days are enumerated to the last one of the calendar", () => {
  expect(daysFrom("2026-02-27", "2026-03-01")).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
  expect(daysFrom("9999-12-30", "9999-12-31")).toEqual(["9999-12-30", "9999-12-31"]);
  expect(daysFrom("0001-01-01", "0001-01-01")).toEqual(["0001-01-01"]);
  expect(daysFrom("2026-03-01", "2026-02-28")).toEqual([]);
});
