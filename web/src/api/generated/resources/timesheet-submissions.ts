// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const timesheetSubmissions: ResourceMetadata = {
  name: "timesheet-submissions",
  singular: t("timesheet submission"),
  plural: t("timesheet submissions"),
  rights: {
    "list": [],
    "create": [],
    "update": [{"permissions":["manage-timesheets"],"someRows":true}],
    "delete": [{"permissions":["manage-timesheets"],"someRows":true}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"timesheet-submissions"},
    "employee_id": {"name":"employee_id","label":t("Employee"),"type":"id","hint":t("Default: the caller's own."),"creatable":true,"resource":"employees"},
    "week_start": {"name":"week_start","label":t("Week start"),"type":"date","hint":t("The first day of the week, which must be the workspace's first weekday."),"required":true,"creatable":true,"isUnique":true},
    "week_end": {"name":"week_end","label":t("Week end"),"type":"date","hint":t("A calendar day, as midnight UTC.")},
    "status": {"name":"status","label":t("Status"),"type":"enum","options":["draft","submitted","approved","rejected"]},
    "comment": {"name":"comment","label":t("Comment"),"type":"text","hint":t("A comment for the approver. It cannot be changed while the week is approved."),"nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "status_explanation": {"name":"status_explanation","label":t("Status explanation"),"type":"string","hint":t("The explanation of the last decision."),"nullable":true,"maxLength":1000},
    "worked_minutes": {"name":"worked_minutes","label":t("Worked minutes"),"type":"minutes"},
    "billable_minutes": {"name":"billable_minutes","label":t("Billable minutes"),"type":"minutes"},
    "expected_minutes": {"name":"expected_minutes","label":t("Expected minutes"),"type":"minutes"},
    "missing_minutes": {"name":"missing_minutes","label":t("Missing minutes"),"type":"minutes"},
    "overtime_minutes": {"name":"overtime_minutes","label":t("Overtime minutes"),"type":"minutes"},
    "submitted_at": {"name":"submitted_at","label":t("Submitted at"),"type":"date-time","nullable":true},
    "decided_at": {"name":"decided_at","label":t("Decided at"),"type":"date-time","nullable":true},
    "decided_by_employee_id": {"name":"decided_by_employee_id","label":t("Decided by employee"),"type":"id","nullable":true,"resource":"employees"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "employee": {"kind":"one","resource":"employees","field":"employee_id"},
    "decidedBy": {"kind":"one","resource":"employees","field":"decided_by_employee_id"},
  },
  actions: {
    "submit": {"title":t("Submit"),"description":t("Submits weeks for approval, which freezes their figures and locks their entries."),"permissions":["manage-timesheets"],"someRows":true,"levels":["record","collection"],"parameters":{"comment":{"name":"comment","label":t("Comment"),"type":"text","hint":t("A comment for the approver."),"nullable":true,"creatable":true,"unread":true,"maxLength":65535}}},
    "approve": {"title":t("Approve"),"description":t("Approves submitted weeks."),"permissions":["manage-timesheets"],"someRows":true,"levels":["record","collection"],"parameters":{"status_explanation":{"name":"status_explanation","label":t("Status explanation"),"type":"string","nullable":true,"creatable":true,"unread":true,"maxLength":1000}}},
    "reject": {"title":t("Reject"),"description":t("Rejects submitted weeks. Their entries can be changed again."),"permissions":["manage-timesheets"],"someRows":true,"levels":["record","collection"],"parameters":{"status_explanation":{"name":"status_explanation","label":t("Status explanation"),"type":"string","nullable":true,"creatable":true,"unread":true,"maxLength":1000}}},
    "reopen": {"title":t("Reopen"),"description":t("Reopens submitted or approved weeks. Billed weeks and weeks in a closed period cannot be reopened."),"permissions":["manage-timesheets"],"someRows":true,"levels":["record","collection"],"parameters":{"status_explanation":{"name":"status_explanation","label":t("Status explanation"),"type":"string","nullable":true,"creatable":true,"unread":true,"maxLength":1000}}},
  },
  isSearchable: true,
};
