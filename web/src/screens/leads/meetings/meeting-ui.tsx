import { meetings } from "../../../api/generated/resources/meetings.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { type FieldOverride, resourceUi } from "../../../declare/resource-ui.ts";
import { CalendarFile } from "./calendar-file.tsx";
import { MEETING_STATUS_LABELS, MeetingStatus } from "./meeting-status.tsx";

const fields: Readonly<Record<string, FieldOverride>> = {
  lead_id: { label: "Lead", hint: "Empty for a meeting with a client only." },
  client_id: { label: "Client", hint: undefined },
  starts_at: { label: "Starts" },
  ends_at: { label: "Ends", hint: "At most 7 days later." },
  meeting_url: { label: "Link to the call" },
  organizer_employee_id: { label: "Organizer", hint: "If empty, you." },
  attendee_employee_ids: { label: "Colleagues", hint: "Besides the organizer." },
  external_attendees: { label: "Guests" },
  status: { optionLabels: MEETING_STATUS_LABELS },
  outcome: { hint: "What came of it, once it was held." },
  cancel_reason: { label: "Why it was cancelled" },
};

/** Meetings with leads and clients: the list, the form, and how they ended. */
export const meetingUi = resourceUi({
  resource: "meetings",
  metadata: meetings,
  title: "Meetings",
  singular: "Meeting",
  nameOf: ({ attributes }) => attributes.title,
  fields,
  list: {
    columns: [
      "title",
      "starts_at",
      "lead_id",
      "client_id",
      "organizer_employee_id",
      "location",
      {
        name: "status",
        render: ({ attributes }: ApiRecord<"meetings">) => <MeetingStatus status={attributes.status} />,
      },
    ],
    more: ["ends_at", "meeting_url", "outcome", "cancel_reason", "created_at"],
    sort: "-starts_at",
    views: [
      { id: "scheduled", label: "Scheduled", filters: { status: "scheduled" } },
      {
        id: "mine",
        label: "Mine",
        filters: ({ employee_id }) => (employee_id === null ? null : { attendee_employee_id: employee_id }),
      },
      { id: "all", label: "All", filters: {} },
    ],
    filters: {
      lead_id: { label: "Lead", resource: "leads" },
      client_id: { label: "Client", resource: "clients" },
      organizer_employee_id: { label: "Organizer", resource: "employees" },
      attendee_employee_id: { label: "Who takes part", resource: "employees" },
    },
    bulk: {
      complete: { label: "Mark as held", from: ["scheduled"], without: ["outcome"] },
      "mark-no-show": { label: "Mark as no-show", from: ["scheduled"] },
      cancel: { label: "Cancel the meetings", from: ["scheduled"], isDangerous: true },
      reopen: { label: "Schedule again", from: ["held", "cancelled", "no_show"] },
    },
    emptyText: "Meetings with leads and clients: when, where, with whom, and what came of them.",
  },
  form: [
    {
      title: "Meeting",
      fields: [
        ...["title", "lead_id", "client_id", "starts_at", "ends_at", "location", "meeting_url"],
        ...["organizer_employee_id", "attendee_employee_ids", "external_attendees", "description"],
      ],
    },
  ],
  initial: ({ employee_id }) => ({ organizer_employee_id: employee_id }),
  actions: {
    complete: {
      label: "Held",
      icon: "check",
      isPrimary: true,
      title: ({ attributes }) => `Mark ${attributes.title} as held?`,
      text: "It counts as an activity of the lead, and its times and attendees can no longer be changed.",
      confirm: "Mark as held",
      done: "Meeting held",
      fields: { outcome: { label: "What came of it", hint: undefined } },
    },
    "mark-no-show": {
      label: "No-show",
      icon: "circle-x",
      title: ({ attributes }) => `Mark ${attributes.title} as no-show?`,
      text: "The other side did not come. The meeting does not count as an activity.",
      confirm: "Mark as no-show",
      done: "Meeting marked as no-show",
    },
    cancel: {
      label: "Cancel the meeting",
      icon: "ban",
      title: ({ attributes }) => `Cancel ${attributes.title}?`,
      text: "Nobody is notified automatically. A cancelled meeting can be scheduled again.",
      confirm: "Cancel the meeting",
      done: "Meeting cancelled",
      isDangerous: true,
      fields: { reason: { label: "Why", hint: undefined } },
    },
    reopen: {
      label: "Schedule again",
      icon: "refresh",
      text: "The meeting is scheduled again; its outcome is kept.",
      done: "Meeting scheduled again",
    },
  },
  lockOf: ({ attributes }) =>
    attributes.status === "cancelled" ? "The meeting was cancelled. Schedule it again to change it." : null,
  ListActions: CalendarFile,
});
