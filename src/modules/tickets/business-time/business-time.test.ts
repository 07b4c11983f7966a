import { describe, expect, test } from "vitest";
import { type BusinessCalendar, BusinessTime } from "./business-time.ts";

const MINUTE = 60_000;
const at = (text: string): number => Date.parse(text);
const shown = (moment: number | null): string | null =>
  moment === null ? null : new Date(moment).toISOString().replace(/:00\.000Z$/, "Z");

const weekdays = (...windows: [number, number][]): BusinessCalendar["days"] =>
  new Map([1, 2, 3, 4, 5].map((day) => [day, windows]));

const berlin = new BusinessTime({
  timezone: "Europe/Berlin",
  days: weekdays([540, 1020]),
  free: new Map([
    ["2026-04-03", "day"],
    ["2026-04-06", "day"],
    ["2026-12-24", "afternoon"],
  ]),
});

describe("business hours from 9 to 17 in Berlin", () => {
  const due = (start: string, minutes: number) => shown(berlin.add(at(start), minutes * MINUTE));

  test("time continues on the next working day, after a weekend and public holidays", () => {
    expect(due("2026-04-02T14:30Z", 60)).toBe("2026-04-07T07:30Z");
    expect(due("2026-04-02T14:30Z", 480)).toBe("2026-04-07T14:30Z");
  });

  test("a target that ends with the working day is due then, and met until the next one begins", () => {
    const start = at("2026-04-02T14:30Z");
    expect(due("2026-04-02T14:30Z", 30)).toBe("2026-04-02T15:00Z");
    expect(shown(berlin.latestWithin(start, 30 * MINUTE))).toBe("2026-04-07T07:00Z");
    expect(berlin.span(start, at("2026-04-07T07:00Z"))).toBe(30 * MINUTE);
  });

  test("nothing passes outside the hours, and nothing is due at once", () => {
    expect(due("2026-04-04T10:00Z", 0)).toBe("2026-04-04T10:00Z");
    expect(berlin.span(at("2026-04-02T15:00Z"), at("2026-04-07T07:00Z"))).toBe(0);
    expect(berlin.span(at("2026-04-08T10:00Z"), at("2026-04-08T09:00Z"))).toBe(0);
  });

  test("the hours follow the clocks when these change", () => {
    expect(due("2026-03-27T15:30Z", 60)).toBe("2026-03-30T07:30Z");
    expect(due("2026-03-28T12:00Z", 30)).toBe("2026-03-30T07:30Z");
  });

  test("a half-day public holiday takes the time from noon", () => {
    expect(berlin.span(at("2026-12-24T00:00Z"), at("2026-12-25T00:00Z"))).toBe(180 * MINUTE);
  });
});

test("without business hours every minute counts", () => {
  const always = new BusinessTime(null);
  expect(shown(always.add(at("2026-04-04T22:30Z"), 90 * MINUTE))).toBe("2026-04-05T00:00Z");
  expect(always.span(at("2026-04-04T22:30Z"), at("2026-04-05T00:00Z"))).toBe(90 * MINUTE);
});

describe("hours in the night in which the clocks change", () => {
  const nightly = (timezone: string, from: number, to: number) =>
    new BusinessTime({
      timezone,
      days: new Map([1, 2, 3, 4, 5, 6, 7].map((day) => [day, [[from, to]] as [number, number][]])),
      free: new Map(),
    });

  test("an hour that is repeated counts twice, one that is skipped does not count", () => {
    const hours = nightly("Europe/Berlin", 120, 180);
    const day = (date: string) => hours.span(at(`${date}T00:00Z`) - 3 * 60 * MINUTE, at(`${date}T12:00Z`));
    expect(day("2026-10-25")).toBe(120 * MINUTE);
    expect(day("2026-03-29")).toBe(0);
    expect(day("2026-03-30")).toBe(60 * MINUTE);
  });

  test("clocks can change by half an hour", () => {
    const hours = nightly("Australia/Lord_Howe", 60, 240);
    const day = (date: string) => hours.span(at(`${date}T00:00Z`) - 14 * 60 * MINUTE, at(`${date}T10:00Z`));
    expect(day("2026-04-05")).toBe(210 * MINUTE);
    expect(day("2026-10-04")).toBe(150 * MINUTE);
  });
});
