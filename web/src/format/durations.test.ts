import { afterEach, expect, test } from "vitest";
import { formatHours, formatMinutes, formatSeconds, inHours, minutesOf } from "./durations.ts";
import { speak } from "./language.ts";

afterEach(() => speak("en-GB"));

test("durations are written as hours and minutes, in every language", () => {
  speak("en-GB");
  expect([formatMinutes(0), formatMinutes(61), formatMinutes(-90)]).toEqual(["0:00", "1:01", "-1:30"]);
  expect([formatSeconds(0), formatSeconds(2527), formatSeconds(-3)]).toEqual([
    "0:00:00",
    "0:42:07",
    "0:00:00",
  ]);
  expect([inHours(60), inHours(450)]).toEqual(["1:00 hour", "7:30 hours"]);
  expect(formatMinutes(91_230)).toBe("1,520:30");
  speak("de-DE");
  expect(formatMinutes(91_230)).toBe("1.520:30");
});

test("hours of reports are shown as hours and minutes", () => {
  speak("en-GB");
  expect([formatHours(37.5), formatHours(12.33), formatHours(0), formatHours(0.02)]).toEqual([
    "37:30",
    "12:20",
    "0:00",
    "0:01",
  ]);
  for (let minutes = 0; minutes < 6000; minutes += 1) {
    expect(minutesOf(Math.round((minutes / 60) * 100) / 100)).toBe(minutes);
  }
});
