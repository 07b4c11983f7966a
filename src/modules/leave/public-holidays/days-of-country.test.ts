import { expect, test } from "vitest";
import { publicDays } from "./days-of-country.ts";

const HOUR = 3_600_000;

const described = (date: string, hours: number, type = "public") => {
  const start = new Date("2026-01-01T00:00:00Z");
  return { name: "A day", date, start, end: new Date(start.getTime() + hours * HOUR), type };
};

const of = (...one: Parameters<typeof described>) =>
  publicDays([described(...one)]).map(({ date, is_half_day }) => (is_half_day ? `${date} half` : date));

test("a holiday takes its whole day", () => {
  expect(of("2026-05-01 00:00:00", 24)).toEqual(["2026-05-01"]);
});

test("a day of 23 or 25 hours is a whole day", () => {
  expect(of("2026-03-29 00:00:00", 23)).toEqual(["2026-03-29"]);
  expect(of("2026-10-25 00:00:00", 25)).toEqual(["2026-10-25"]);
});

test("one that begins at two in the afternoon takes half of the day", () => {
  expect(of("2026-12-24 14:00:00", 10)).toEqual(["2026-12-24 half"]);
});

test("one from sunset to sunset takes the day after", () => {
  expect(of("2026-04-01 18:00:00", 24)).toEqual(["2026-04-02"]);
});

test("one of several days takes each of them", () => {
  expect(of("2026-05-26 00:00:00", 96)).toEqual(["2026-05-26", "2026-05-27", "2026-05-28", "2026-05-29"]);
});

test("days that only banks, schools or some people observe are left out, and repetitions too", () => {
  expect(of("2026-12-24 00:00:00", 24, "bank")).toEqual([]);
  expect(
    publicDays([described("2026-05-01 00:00:00", 24), described("2026-05-01 00:00:00", 24)]),
  ).toHaveLength(1);
});
