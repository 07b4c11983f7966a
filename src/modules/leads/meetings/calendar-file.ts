import { fileAction } from "../../../engine/declare/index.ts";
import { sql } from "../../../engine/sql/index.ts";
import type { FileActionContext, Values } from "../../../engine/work/index.ts";
import {
  CALENDAR_CONTENT_TYPE,
  type CalendarPerson,
  writeCalendar,
} from "../../../platform/calendar-files/write-calendar.ts";

interface MeetingRow extends Values {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly location: string | null;
  readonly meeting_url: string | null;
  readonly status: string;
  readonly revision: number;
  readonly updated_at: Date;
  readonly organizer: CalendarPerson | null;
  readonly attendees: readonly CalendarPerson[];
  readonly external_attendees: readonly CalendarPerson[];
}

const person = sql`json_build_object('name', e.first_name || ' ' || e.last_name, 'email', e.email)`;

async function run({ work, matching }: FileActionContext) {
  const rows =
    await work.rows<MeetingRow>(sql`select m.id, m.title, m.description, m.starts_at, m.ends_at, m.location,
      m.meeting_url, m.status, m.revision, m.updated_at, m.external_attendees,
      (select ${person} from employees e
        where e.workspace_id = m.workspace_id and e.id = m.organizer_employee_id) as organizer,
      (select coalesce(json_agg(${person} order by e.last_name, e.first_name, e.id), '[]')
        from meeting_attendees a join employees e on e.workspace_id = a.workspace_id and e.id = a.employee_id
        where a.workspace_id = m.workspace_id and a.meeting_id = m.id) as attendees
    from meetings m where ${matching("m")} order by m.starts_at, m.id`);
  const events = rows.map((row) => ({
    uid: `${row.id}@${work.workspace.subdomain}`,
    sequence: row.revision,
    changedAt: row.updated_at,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    title: row.title,
    description: row.description,
    location: row.location,
    url: row.meeting_url,
    isCancelled: row.status === "cancelled",
    organizer: row.organizer,
    attendees: [...row.attendees, ...row.external_attendees],
  }));
  return {
    stream: Buffer.from(writeCalendar(events)),
    contentType: CALENDAR_CONTENT_TYPE,
    fileName: rows.length === 1 ? `${rows[0]!.title}.ics` : "meetings.ics",
  };
}

/** Returns meetings as a file for calendars. */
export const downloadCalendarFile = fileAction({
  title: "Download for the calendar",
  description: "Returns the meetings as a calendar file (RFC 5545).",
  levels: ["record", "collection"],
  contentType: CALENDAR_CONTENT_TYPE,
  run,
});
