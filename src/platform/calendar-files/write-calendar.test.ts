import { describe, expect, it } from "vitest";
import { type CalendarEvent, writeCalendar } from "./write-calendar.ts";

const event: CalendarEvent = {
  uid: "1@acme.example",
  sequence: 2,
  changedAt: new Date("2026-07-14T08:00:00.123Z"),
  startsAt: new Date("2026-07-15T09:00:00Z"),
  endsAt: new Date("2026-07-15T10:30:00Z"),
  title: "Kick-off; with a, b\\c",
  description: "First\nsecond",
  location: null,
  url: "https://meet.example/1",
  isCancelled: false,
  organizer: { name: 'Ana "A" Pop', email: "ana@acme.example" },
  attendees: [{ name: "Ben", email: "ben@acme.example" }],
};

describe("a calendar file", () => {
  it("has the lines of RFC 5545, with texts escaped", () => {
    expect(writeCalendar([event]).split("\r\n")).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Bureau//Calendar//EN",
      "METHOD:PUBLISH",
      "BEGIN:VEVENT",
      "UID:1@acme.example",
      "SEQUENCE:2",
      "DTSTAMP:20260714T080000Z",
      "DTSTART:20260715T090000Z",
      "DTEND:20260715T103000Z",
      "SUMMARY:Kick-off\\; with a\\, b\\\\c",
      "DESCRIPTION:First\\nsecond",
      "URL:https://meet.example/1",
      "STATUS:CONFIRMED",
      "ORGANIZER;CN=\"Ana 'A' Pop\":mailto:ana@acme.example",
      'ATTENDEE;CN="Ben":mailto:ben@acme.example',
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("breaks long lines after at most 75 bytes, never within a character", () => {
    const text = writeCalendar([{ ...event, title: "ü€😀".repeat(60) }]);
    const lines = text.split("\r\n");
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(text.replace(/\r\n /g, "")).toContain(`SUMMARY:${"ü€😀".repeat(60)}`);
  });
});
