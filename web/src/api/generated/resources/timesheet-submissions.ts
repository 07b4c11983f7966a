// Made by `npm run generate` from the API description. Do not edit.

import type { ResourceMetadata } from "../../metadata.ts";

export const timesheetSubmissions: ResourceMetadata = {
  name: "timesheet-submissions",
  singular: "timesheet submission",
  plural: "timesheet submissions",
  rights: {
    "list": [],
    "create": [],
    "update": [{"permissions":["manage-timesheets"],"someRows":true}],
    "delete": [{"permissions":["manage-timesheets"],"someRows":true}],
  },
  fields: {
    "id": {"name":"id","label":"ID","type":"id","resource":"timesheet-submissions"},
    "employee_id": {"name":"employee_id","label":"Employee","type":"id","hint":"Default: the caller's own.","creatable":true,"resource":"employees"},
    "week_start": {"name":"week_start","label":"Week start","type":"date","hint":"The first day of the week, which must be the workspace's first weekday.","required":true,"creatable":true,"isUnique":true},
    "week_end": {"name":"week_end","label":"Week end","type":"date","hint":"A calendar day, as midnight UTC."},
    "status": {"name":"status","label":"Status","type":"enum","options":["draft","submitted","approved","rejected"]},
    "comment": {"name":"comment","label":"Comment","type":"text","hint":"A comment for the approver. It cannot be changed while the week is approved.","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "status_explanation": {"name":"status_explanation","label":"Status explanation","type":"string","hint":"The explanation of the last decision.","nullable":true,"maxLength":1000},
    "worked_minutes": {"name":"worked_minutes","label":"Worked minutes","type":"minutes"},
    "billable_minutes": {"name":"billable_minutes","label":"Billable minutes","type":"minutes"},
    "expected_minutes": {"name":"expected_minutes","label":"Expected minutes","type":"minutes"},
    "missing_minutes": {"name":"missing_minutes","label":"Missing minutes","type":"minutes"},
    "overtime_minutes": {"name":"overtime_minutes","label":"Overtime minutes","type":"minutes"},
    "submitted_at": {"name":"submitted_at","label":"Submitted at","type":"date-time","nullable":true},
    "decided_at": {"name":"decided_at","label":"Decided at","type":"date-time","nullable":true},
    "decided_by_employee_id": {"name":"decided_by_employee_id","label":"Decided by employee","type":"id","nullable":true,"resource":"employees"},
    "created_at": {"name":"created_at","label":"Created at","type":"date-time"},
    "updated_at": {"name":"updated_at","label":"Updated at","type":"date-time"},
  },
  relationships: {
    "employee": {"kind":"one","resource":"employees","field":"employee_id"},
    "decidedBy": {"kind":"one","resource":"employees","field":"decided_by_employee_id"},
  },
  actions: {
    "submit": {"title":"Submit","description":"Submits weeks for approval, which freezes their figures and locks their entries.","permissions":["manage-timesheets"],"someRows":true,"levels":["record","collection"],"parameters":{"comment":{"name":"comment","label":"Comment","type":"text","hint":"A comment for the approver.","nullable":true,"creatable":true,"unread":true,"maxLength":65535}}},
    "approve": {"title":"Approve","description":"Approves submitted weeks.","permissions":["manage-timesheets"],"someRows":true,"levels":["record","collection"],"parameters":{"status_explanation":{"name":"status_explanation","label":"Status explanation","type":"string","nullable":true,"creatable":true,"unread":true,"maxLength":1000}}},
    "reject": {"title":"Reject","description":"Rejects submitted weeks. Their entries can be changed again.","permissions":["manage-timesheets"],"someRows":true,"levels":["record","collection"],"parameters":{"status_explanation":{"name":"status_explanation","label":"Status explanation","type":"string","nullable":true,"creatable":true,"unread":true,"maxLength":1000}}},
    "reopen": {"title":"Reopen","description":"Reopens submitted or approved weeks. Billed weeks and weeks in a closed period cannot be reopened.","permissions":["manage-timesheets"],"someRows":true,"levels":["record","collection"],"parameters":{"status_explanation":{"name":"status_explanation","label":"Status explanation","type":"string","nullable":true,"creatable":true,"unread":true,"maxLength":1000}}},
  },
  isSearchable: true,
};
