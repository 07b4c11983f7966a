import { expect, test } from "vitest";
import { dayIn } from "./calendar.ts";
import { watchedMoment } from "./watched-moment.ts";

const AT = new Date("2026-07-14T22:30:15.123Z");

/** Uses a watched moment; returns what was reported. */
function using<T>(use: (moment: Date) => T): { result: T; days: Record<string, string>; exactly: boolean } {
  const days: Record<string, string> = {};
  let exactly = false;
  const watch = {
    dayIn: (timezone: string, day: string) => {
      days[timezone] = day;
    },
    exactly: () => {
      exactly = true;
    },
  };
  return { result: use(watchedMoment(AT, watch)), days, exactly };
}

test("a day in a time zone is reported as that, and passing the moment on not at all", () => {
  const { result, ...reported } = using((moment) => dayIn("Europe/Berlin", { ...{ moment } }.moment));
  expect(result).toBe("2026-07-15");
  expect(reported).toEqual({ days: { "Europe/Berlin": "2026-07-15" }, exactly: false });
  expect(using((moment) => [moment, moment instanceof Date][1])).toEqual({
    result: true,
    days: {},
    exactly: false,
  });
});

test.each<[string, (moment: Date) => unknown]>([
  ["getTime", (moment) => moment.getTime()],
  ["a copy", (moment) => new Date(moment).getTime()],
  ["a number", (moment) => +moment],
  ["a difference", (moment) => Number(moment) - 1],
  ["a comparison", (moment) => moment > new Date(0)],
  ["a text", (moment) => `${moment}`],
  ["toISOString", (moment) => moment.toISOString()],
  ["JSON", (moment) => JSON.stringify({ moment })],
  [
    "a formatted text",
    (moment) => new Intl.DateTimeFormat("en", { timeStyle: "long", timeZone: "UTC" }).format(moment),
  ],
])("%s is that of the moment, and reported", (_, use) => {
  const { result, exactly } = using(use);
  expect(exactly).toBe(true);
  expect(result).toEqual(use(AT));
});
