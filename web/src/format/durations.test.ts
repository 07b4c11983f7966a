import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formatMinutes, formatSeconds, parseMinutes } from "./durations.ts";

test.each([
  ["1:30", 90],
  [":30", 30],
  ["0:05", 5],
  ["8", 480],
  ["8h", 480],
  ["1.5", 90],
  ["1,5", 90],
  [".25", 15],
  ["7.6", 456],
  ["0.333", 20],
  ["0.0083", 0],
  ["90m", 90],
  ["90 min", 90],
  ["1h30", 90],
  ["1h 30m", 90],
  [" 2 H ", 120],
  ["0", 0],
])("%s means %d minutes", (text, minutes) => expect(parseMinutes(text)).toBe(minutes));

test.each(["", ":", "h", "1:60", "1:", "abc", "-1", "1:30:00", "1.5.2", "1h75"])("%s means nothing", (text) =>
  expect(parseMinutes(text)).toBe(null),
);

test("what is shown can be entered again", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (minutes) => {
      expect(parseMinutes(formatMinutes(minutes))).toBe(minutes);
      expect(parseMinutes(`${minutes}m`)).toBe(minutes);
    }),
  );
});

test("durations as they are written", () => {
  expect([formatMinutes(0), formatMinutes(61), formatMinutes(-90)]).toEqual(["0:00", "1:01", "−1:30"]);
  expect([formatSeconds(0), formatSeconds(2527), formatSeconds(-3)]).toEqual([
    "0:00:00",
    "0:42:07",
    "0:00:00",
  ]);
});
