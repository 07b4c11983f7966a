import { meetings } from "../../../api/generated/resources/meetings.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { relatedLabel } from "../../../declare/record-label.ts";
import { type FieldOverride, resourceUi } from "../../../declare/resource-ui.ts";
import { t } from "../../../messages/t.ts";
import { CalendarFile } from "./calendar-file.tsx";
import { MEETING_STATUS_LABELS, MeetingStatus } from "./meeting-status.tsx";

const fields: Readonly<Record<string, FieldOverride>> = {
  lead_id: { label: t("Lead"), hint: t("Empty for a meeting with a client only.") },
  client_id: { label: t("Client"), hint: undefined },
  starts_at: { label: t("Starts") },
  ends_at: { label: t("Ends"), hint: t("At most 7 days later.") },
  meeting_url: { label: t("Link to the call") },
  organizer_employee_id: { label: t("Organizer"), hint: t("If empty, you.") },
  attendee_employee_ids: { label: t("Colleagues"), hint: t("Besides the organizer.") },
  external_attendees: { label: t("Guests") },
  status: { optionLabels: MEETING_STATUS_LABELS },
  outcome: { hint: t("What came of it, once it was held.") },
  cancel_reason: { label: t("Why it was cancelled") },
};

/** Meetings with leads and clients: the list, the form, and how they ended. */
export const meetingUi = resourceUi({
  resource: "meetings",
  metadata: meetings,
  title: t("Meetings"),
  singular: t("Meeting"),
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
      { id: "scheduled", label: (them) => t("Scheduled", them), filters: { status: "scheduled" } },
      {
        id: "mine",
        label: (them) => t("Mine", them),
        filters: ({ employee_id }) => (employee_id === null ? null : { attendee_employee_id: employee_id }),
      },
      { id: "all", label: (them) => t("All", them), filters: {} },
    ],
    filters: {
      lead_id: { label: t("Lead"), resource: "leads" },
      client_id: { label: t("Client"), resource: "clients" },
      organizer_employee_id: { label: t("Organizer"), resource: "employees" },
      attendee_employee_id: { label: t("Who takes part"), resource: "employees" },
    },
    bulk: {
      complete: { label: t("Mark as held"), from: ["scheduled"], without: ["outcome"] },
      "mark-no-show": { label: t("Mark as no-show"), from: ["scheduled"] },
      cancel: { label: t("Cancel the meetings"), from: ["scheduled"], isDangerous: true },
      reopen: { label: t("Schedule again"), from: ["held", "cancelled", "no_show"] },
    },
    emptyText: t("Meetings with leads and clients: when, where, with whom, and what came of them."),
  },
  calendar: {
    path: "/leads/meetings/calendar",
    listPath: "/leads/meetings",
    from: "starts_at",
    times: { from: "starts_at", to: "ends_at" },
    note: (record: ApiRecord<"meetings">) =>
      [relatedLabel(record, "lead"), relatedLabel(record, "client"), record.attributes.location]
        .filter(Boolean)
        .join(", ") || null,
    isTentative: ({ attributes }: ApiRecord<"meetings">) => attributes.status !== "scheduled",
    related: ["lead_id", "client_id"],
  },
  form: [
    {
      title: t("Meeting"),
      fields: [
        ...["title", "lead_id", "client_id", "starts_at", "ends_at", "location", "meeting_url"],
        ...["organizer_employee_id", "attendee_employee_ids", "external_attendees", "description"],
      ],
    },
  ],
  initial: ({ employee_id }) => ({ organizer_employee_id: employee_id }),
  actions: {
    complete: {
      label: t("Held"),
      icon: "check",
      isPrimary: true,
      title: ({ attributes }) => t`Mark ${attributes.title} as held?`,
      text: t("It counts as an activity of the lead, and its times and attendees can no longer be changed."),
      confirm: t("Mark as held"),
      done: t("Meeting held"),
      fields: { outcome: { label: t("What came of it"), hint: undefined } },
    },
    "mark-no-show": {
      label: t("No-show"),
      icon: "circle-x",
      title: ({ attributes }) => t`Mark ${attributes.title} as no-show?`,
      text: t("The other side did not come. The meeting does not count as an activity."),
      confirm: t("Mark as no-show"),
      done: t("Meeting marked as no-show"),
    },
    cancel: {
      label: t("Cancel the meeting"),
      icon: "ban",
      title: ({ attributes }) => t`Cancel ${attributes.title}?`,
      text: t("Nobody is notified automatically. A cancelled meeting can be scheduled again."),
      confirm: t("Cancel the meeting"),
      done: t("Meeting cancelled"),
      isDangerous: true,
      fields: { reason: { label: t("Why"), hint: undefined } },
    },
    reopen: {
      label: t("Schedule again"),
      icon: "refresh",
      text: t("The meeting is scheduled again; its outcome is kept."),
      done: t("Meeting scheduled again"),
    },
  },
  lockOf: ({ attributes }) =>
    attributes.status === "cancelled"
      ? t("The meeting was cancelled. Schedule it again to change it.")
      : null,
  ListActions: CalendarFile,
});
