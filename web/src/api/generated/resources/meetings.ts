// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const meetings: ResourceMetadata = {
  name: "meetings",
  singular: t("meeting"),
  plural: t("meetings"),
  rights: {
    "list": [],
    "create": [],
    "update": [{"permissions":["manage-leads"],"someRows":true}],
    "delete": [{"permissions":["manage-leads"],"someRows":true}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"meetings"},
    "lead_id": {"name":"lead_id","label":t("Lead"),"type":"id","hint":t("Required without a client."),"nullable":true,"creatable":true,"changeable":true,"resource":"leads"},
    "client_id": {"name":"client_id","label":t("Client"),"type":"id","hint":t("Required without a lead; with both, the client of the lead if it has one."),"nullable":true,"creatable":true,"changeable":true,"resource":"clients"},
    "title": {"name":"title","label":t("Title"),"type":"string","required":true,"creatable":true,"changeable":true,"maxLength":255},
    "description": {"name":"description","label":t("Description"),"type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "starts_at": {"name":"starts_at","label":t("Starts at"),"type":"date-time","required":true,"creatable":true,"changeable":true},
    "ends_at": {"name":"ends_at","label":t("Ends at"),"type":"date-time","hint":t("After the start, at most 7 days later."),"required":true,"creatable":true,"changeable":true},
    "location": {"name":"location","label":t("Location"),"type":"string","nullable":true,"creatable":true,"changeable":true,"maxLength":255},
    "meeting_url": {"name":"meeting_url","label":t("Meeting URL"),"type":"url","hint":t("With https."),"nullable":true,"creatable":true,"changeable":true,"maxLength":2048},
    "organizer_employee_id": {"name":"organizer_employee_id","label":t("Organizer employee"),"type":"id","hint":t("Required for callers who are no employee. Default: the caller's own."),"creatable":true,"changeable":true,"resource":"employees"},
    "attendee_employee_ids": {"name":"attendee_employee_ids","label":t("Attendee employees"),"type":"ids","hint":t("The colleagues who are invited, besides the organizer."),"creatable":true,"changeable":true,"default":[],"resource":"employees","maxItems":100},
    "external_attendees": {"name":"external_attendees","label":t("External attendees"),"type":"records","hint":t("People from outside the company."),"creatable":true,"changeable":true,"default":[],"maxItems":100,"items":{"name":{"name":"name","label":t("Name"),"type":"string","required":true,"creatable":true,"unread":true,"maxLength":255},"email":{"name":"email","label":t("Email"),"type":"email","required":true,"creatable":true,"unread":true,"maxLength":255}}},
    "status": {"name":"status","label":t("Status"),"type":"enum","options":["scheduled","held","cancelled","no_show"]},
    "outcome": {"name":"outcome","label":t("Outcome"),"type":"text","hint":t("Set by complete, or changed once the meeting was held."),"nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "cancel_reason": {"name":"cancel_reason","label":t("Cancel reason"),"type":"text","nullable":true,"maxLength":65535},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "lead": {"kind":"one","resource":"leads","field":"lead_id"},
    "client": {"kind":"one","resource":"clients","field":"client_id"},
    "organizer": {"kind":"one","resource":"employees","field":"organizer_employee_id"},
    "attendees": {"kind":"many","resource":"employees","field":"attendee_employee_ids"},
  },
  actions: {
    "complete": {"title":t("Complete"),"description":t("Records that the meeting was held, with its outcome."),"permissions":["manage-leads"],"someRows":true,"levels":["record","collection"],"parameters":{"outcome":{"name":"outcome","label":t("Outcome"),"type":"text","nullable":true,"creatable":true,"unread":true,"maxLength":65535}}},
    "mark-no-show": {"title":t("Mark as no-show"),"description":t("Records that the other side did not come."),"permissions":["manage-leads"],"someRows":true,"levels":["record","collection"],"parameters":{}},
    "cancel": {"title":t("Cancel"),"description":t("Cancels a scheduled meeting."),"permissions":["manage-leads"],"someRows":true,"levels":["record","collection"],"parameters":{"reason":{"name":"reason","label":t("Reason"),"type":"text","nullable":true,"creatable":true,"unread":true,"maxLength":65535}}},
    "reopen": {"title":t("Reopen"),"description":t("Schedules the meeting again. The outcome is kept."),"permissions":["manage-leads"],"someRows":true,"levels":["record","collection"],"parameters":{}},
    "download-ics": {"title":t("Download for the calendar"),"description":t("Returns the meetings as a calendar file (RFC 5545)."),"permissions":[],"levels":["record","collection"],"parameters":{}},
  },
  isSearchable: true,
};
