import { expect, test } from "vitest";
import type { ApiRecord } from "../api/records.ts";
import { type DatedRecord, daysOf } from "./calendar-days.ts";
import { hoursOf } from "./hours-of-day.ts";

const DAY = "2026-09-14";

const at = (id: string, from: string, to: string, on = DAY, until = on): DatedRecord => ({
  record: { id } as ApiRecord,
  ...{ from: on, to: until, time: { from, to } },
});

const placesOf = (records: readonly DatedRecord[]) =>
  hoursOf(DAY, records).map(({ record, begins, ends, lane, lanes }) => [
    record.id,
    begins,
    ends,
    lane,
    lanes,
  ]);

test("records that overlap are beside each other, and the others have the whole width", () => {
  expect(
    placesOf([
      at("late", "12:00", "13:00"),
      at("b", "09:30", "10:30"),
      at("a", "09:00", "10:00"),
      at("c", "10:00", "11:00"),
    ]),
  ).toEqual([
    ["a", 540, 600, 0, 2],
    ["b", 570, 630, 1, 2],
    ["c", 600, 660, 0, 2],
    ["late", 720, 780, 0, 1],
  ]);
});

test("a record over midnight is on both days, and a short one can still be read", () => {
  expect(placesOf([at("night", "22:00", "02:00", DAY, "2026-09-15")])).toEqual([["night", 1320, 1440, 0, 1]]);
  expect(placesOf([at("night", "22:00", "02:00", "2026-09-13", DAY)])).toEqual([["night", 0, 120, 0, 1]]);
  expect(placesOf([at("short", "23:58", "23:59")])).toEqual([["short", 1415, 1440, 0, 1]]);
});

test("moments are days and times of the person's zone, and what ends at midnight is not on the next day", () => {
  const calendar = { from: "date", times: { from: "started_at", to: "ended_at" } };
  const moment = (day: number, hour: number) => new Date(2026, 8, day, hour).toISOString();
  const days = (attributes: Record<string, unknown>) => daysOf({ attributes } as ApiRecord, calendar);
  expect(days({ started_at: moment(14, 22), ended_at: moment(15, 0) })).toEqual({
    ...{ from: "2026-09-14", to: "2026-09-14", time: { from: "22:00", to: "24:00" } },
  });
  expect(days({ date: "2026-09-14T00:00:00.000000Z", started_at: null, ended_at: null })).toEqual({
    ...{ from: "2026-09-14", to: "2026-09-14" },
  });
});
