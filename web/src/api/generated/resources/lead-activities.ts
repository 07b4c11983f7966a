// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const leadActivities: ResourceMetadata = {
  name: "lead-activities",
  singular: t("lead activity"),
  plural: t("lead activities"),
  rights: {
    "list": [],
    "create": [],
    "update": [{"permissions":["manage-leads"]},{"permissions":[],"someRows":true,"fields":["lead_id","type","subject","body","occurred_at","direction","duration_minutes","outcome","due_at","assignee_employee_id"]}],
    "delete": [{"permissions":["manage-leads"],"someRows":true}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"lead-activities"},
    "lead_id": {"name":"lead_id","label":t("Lead"),"type":"id","required":true,"creatable":true,"resource":"leads"},
    "type": {"name":"type","label":t("Type"),"type":"enum","hint":t("note, call, email or task; the others are recorded by the system."),"required":true,"creatable":true,"options":["note","call","email","task","stage_changed","assigned","won","lost","reopened","converted","imported"]},
    "subject": {"name":"subject","label":t("Subject"),"type":"string","hint":t("Required for a task."),"nullable":true,"creatable":true,"changeable":true,"maxLength":255},
    "body": {"name":"body","label":t("Body"),"type":"text","hint":t("Required for a note. It can mention people, as `@[Ana Pop](employees:01J…)`."),"nullable":true,"creatable":true,"changeable":true,"mentions":"employees","maxLength":65535},
    "occurred_at": {"name":"occurred_at","label":t("Occurred at"),"type":"date-time","hint":t("Not in the future; a task has none, and is sorted by due_at, else by created_at. Default: now, except for a task."),"nullable":true,"creatable":true,"changeable":true},
    "direction": {"name":"direction","label":t("Direction"),"type":"enum","hint":t("Default: outbound for a call or an email."),"nullable":true,"creatable":true,"changeable":true,"options":["inbound","outbound"]},
    "duration_minutes": {"name":"duration_minutes","label":t("Duration minutes"),"type":"minutes","hint":t("Of a call."),"nullable":true,"creatable":true,"changeable":true,"minimum":0,"maximum":1440},
    "outcome": {"name":"outcome","label":t("Outcome"),"type":"enum","hint":t("Of a call."),"nullable":true,"creatable":true,"changeable":true,"options":["connected","left_message","no_answer","wrong_number"]},
    "due_at": {"name":"due_at","label":t("Due at"),"type":"date-time","hint":t("Of a task."),"nullable":true,"creatable":true,"changeable":true},
    "completed_at": {"name":"completed_at","label":t("Completed at"),"type":"date-time","hint":t("Of a task; set by complete, cleared by reopen."),"nullable":true},
    "assignee_employee_id": {"name":"assignee_employee_id","label":t("Assignee employee"),"type":"id","hint":t("Of a task. Default: for a task, the caller's own."),"nullable":true,"creatable":true,"changeable":true,"resource":"employees"},
    "changes": {"name":"changes","label":t("Changes"),"type":"json","hint":t("What changed, for activities of the system.")},
    "is_system": {"name":"is_system","label":t("Is system"),"type":"boolean"},
    "created_by_user_id": {"name":"created_by_user_id","label":t("Created by user"),"type":"id","nullable":true,"resource":"users"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "lead": {"kind":"one","resource":"leads","field":"lead_id"},
    "assignee": {"kind":"one","resource":"employees","field":"assignee_employee_id"},
    "createdBy": {"kind":"one","resource":"users","field":"created_by_user_id"},
  },
  actions: {
    "complete": {"title":t("Complete"),"description":t("Completes the task."),"permissions":["manage-leads"],"someRows":true,"levels":["record","collection"],"parameters":{}},
    "reopen": {"title":t("Reopen"),"description":t("Opens a completed task again."),"permissions":["manage-leads"],"someRows":true,"levels":["record","collection"],"parameters":{}},
  },
  isSearchable: true,
};
