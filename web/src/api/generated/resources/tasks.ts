// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const tasks: ResourceMetadata = {
  name: "tasks",
  singular: t("task"),
  plural: t("tasks"),
  rights: {
    "list": [],
    "create": [],
    "update": [{"permissions":["manage-projects"]},{"permissions":[],"someRows":true,"fields":["project_id","name","description","is_billable","estimated_minutes","assigned_employee_ids","due_date","position"]}],
    "delete": [{"permissions":["manage-projects"],"someRows":true}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"tasks"},
    "project_id": {"name":"project_id","label":t("Project"),"type":"id","hint":t("Cannot be changed once time or a ticket refers to the task."),"required":true,"creatable":true,"changeable":true,"resource":"projects"},
    "name": {"name":"name","label":t("Name"),"type":"string","required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":255},
    "description": {"name":"description","label":t("Description"),"type":"text","hint":t("It can mention people, as `@[Ana Pop](employees:01J…)`."),"nullable":true,"creatable":true,"changeable":true,"mentions":"employees","maxLength":65535},
    "is_billable": {"name":"is_billable","label":t("Is billable"),"type":"boolean","hint":t("Whether time on the task is billable by default; a change does not affect time already logged."),"creatable":true,"changeable":true,"default":true},
    "billed_rate": {"name":"billed_rate","label":t("Billed rate"),"type":"money","currencyField":null,"hint":t("The rate per hour, in the project's currency. At most 2 decimals."),"nullable":true,"creatable":true,"changeable":true,"minimum":0,"decimals":2,"gate":{"read":["view-project-financials"],"readsSomeRows":false,"write":["view-project-financials"]}},
    "estimated_minutes": {"name":"estimated_minutes","label":t("Estimated minutes"),"type":"minutes","nullable":true,"creatable":true,"changeable":true,"minimum":1},
    "assigned_employee_ids": {"name":"assigned_employee_ids","label":t("Assigned employees"),"type":"ids","hint":t("The assignees: employees with an assignment to the project that has not ended."),"creatable":true,"changeable":true,"default":[],"resource":"employees","maxItems":50},
    "due_date": {"name":"due_date","label":t("Due date"),"type":"date","nullable":true,"creatable":true,"changeable":true},
    "status": {"name":"status","label":t("Status"),"type":"enum","options":["open","in_progress","done"]},
    "position": {"name":"position","label":t("Rank"),"type":"integer","hint":t("The position within the project, starting at 1. Other tasks move accordingly. Default: the last."),"creatable":true,"changeable":true,"minimum":1},
    "completed_at": {"name":"completed_at","label":t("Completed at"),"type":"date-time","nullable":true},
    "tracked_minutes": {"name":"tracked_minutes","label":t("Tracked minutes"),"type":"minutes","hint":t("The logged minutes, without running timers and rejected time.")},
    "is_used": {"name":"is_used","label":t("Is used"),"type":"boolean"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "project": {"kind":"one","resource":"projects","field":"project_id"},
    "assignedEmployees": {"kind":"many","resource":"employees","field":"assigned_employee_ids"},
  },
  actions: {
    "start": {"title":t("Start"),"description":t("Marks the task as in progress."),"permissions":["manage-projects"],"someRows":true,"levels":["record","collection"],"parameters":{}},
    "complete": {"title":t("Complete"),"description":t("Completes the task. No more time can be logged on it."),"permissions":["manage-projects"],"someRows":true,"levels":["record","collection"],"parameters":{}},
    "reopen": {"title":t("Reopen"),"description":t("Reopens the task."),"permissions":["manage-projects"],"someRows":true,"levels":["record","collection"],"parameters":{}},
  },
  isSearchable: true,
};
