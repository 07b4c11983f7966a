/** A calendar event as a file describes it (RFC 5545). */
export interface CalendarEvent {
  /** Stays the same when the event changes: `<id>@<host>`. */
  readonly uid: string;
  /** How often the event was changed; calendars replace an event by one with a higher number. */
  readonly sequence: number;
  readonly changedAt: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly title: string;
  readonly description: string | null;
  readonly location: string | null;
  readonly url: string | null;
  readonly isCancelled: boolean;
  readonly organizer: CalendarPerson | null;
  readonly attendees: readonly CalendarPerson[];
}

export interface CalendarPerson {
  readonly name: string;
  readonly email: string;
}

export const CALENDAR_CONTENT_TYPE = "text/calendar; charset=utf-8";

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, "\\n");

/** A parameter value in quotes, which cannot contain quotes or control characters. */
const quoted = (text: string): string => `"${text.replace(/["\p{Cc}]/gu, "'")}"`;

/** `20260714T090000Z` */
const moment = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, "");

/** The longest line in bytes; the rest continues on lines that begin with a space. */
const MAX_BYTES = 75;

/** Breaks a line into parts of at most 75 bytes without breaking a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const character of line) {
    if (Buffer.byteLength(part + character) > MAX_BYTES) {
      parts.push(part);
      part = " ";
    }
    part += character;
  }
  return [...parts, part].join("\r\n");
}

const person = (name: string, { name: shown, email }: CalendarPerson): string =>
  `${name};CN=${quoted(shown)}:mailto:${email}`;

const linesOf = (event: CalendarEvent): string[] => [
  "BEGIN:VEVENT",
  `UID:${event.uid}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${moment(event.changedAt)}`,
  `DTSTART:${moment(event.startsAt)}`,
  `DTEND:${moment(event.endsAt)}`,
  `SUMMARY:${escaped(event.title)}`,
  ...(event.description === null ? [] : [`DESCRIPTION:${escaped(event.description)}`]),
  ...(event.location === null ? [] : [`LOCATION:${escaped(event.location)}`]),
  ...(event.url === null ? [] : [`URL:${event.url}`]),
  `STATUS:${event.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
  ...(event.organizer === null ? [] : [person("ORGANIZER", event.organizer)]),
  ...event.attendees.map((one) => person("ATTENDEE", one)),
  "END:VEVENT",
];

/** Writes events as the text of a calendar file (RFC 5545). */
export function writeCalendar(events: readonly CalendarEvent[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Bureau//Calendar//EN",
    "METHOD:PUBLISH",
    ...events.flatMap(linesOf),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}
