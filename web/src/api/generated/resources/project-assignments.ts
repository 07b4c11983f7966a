// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const projectAssignments: ResourceMetadata = {
  name: "project-assignments",
  singular: t("project assignment"),
  plural: t("project assignments"),
  rights: {
    "list": [],
    "create": [],
    "update": [{"permissions":["manage-projects"]},{"permissions":[],"someRows":true,"fields":["project_id","employee_id","role","weekly_hours_capacity","starts_at","ends_at"]}],
    "delete": [{"permissions":["manage-projects"],"someRows":true}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"project-assignments"},
    "project_id": {"name":"project_id","label":t("Project"),"type":"id","required":true,"creatable":true,"resource":"projects"},
    "employee_id": {"name":"employee_id","label":t("Employee"),"type":"id","required":true,"creatable":true,"resource":"employees"},
    "employee_name": {"name":"employee_name","label":t("Employee name"),"type":"string"},
    "project_name": {"name":"project_name","label":t("Project name"),"type":"string"},
    "role": {"name":"role","label":t("Role"),"type":"string","hint":t("The role of the employee on the project."),"nullable":true,"creatable":true,"changeable":true,"maxLength":100},
    "billed_rate": {"name":"billed_rate","label":t("Billed rate"),"type":"money","currencyField":null,"hint":t("The rate per hour, in the project's currency. At most 2 decimals."),"nullable":true,"creatable":true,"changeable":true,"minimum":0,"decimals":2,"gate":{"read":["view-project-financials"],"readsSomeRows":false,"write":["view-project-financials"]}},
    "internal_cost_rate": {"name":"internal_cost_rate","label":t("Internal cost rate"),"type":"money","hint":t("The cost per hour in the workspace's currency, if it differs from the employee's general cost. At most 2 decimals."),"nullable":true,"creatable":true,"changeable":true,"minimum":0,"decimals":2,"gate":{"read":["manage-employees"],"readsSomeRows":false,"write":["manage-employees"]}},
    "weekly_hours_capacity": {"name":"weekly_hours_capacity","label":t("Weekly hours capacity"),"type":"hours","hint":t("The allocated weekly hours; null if none are allocated. At most 2 decimals."),"nullable":true,"creatable":true,"changeable":true,"minimum":0,"maximum":168,"decimals":2},
    "starts_at": {"name":"starts_at","label":t("Starts at"),"type":"date","hint":t("The first day. Default: today."),"creatable":true,"changeable":true},
    "ends_at": {"name":"ends_at","label":t("Ends at"),"type":"date","hint":t("The last day; null if open-ended."),"nullable":true,"creatable":true,"changeable":true},
    "is_active": {"name":"is_active","label":t("Is active"),"type":"boolean"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "project": {"kind":"one","resource":"projects","field":"project_id"},
    "employee": {"kind":"one","resource":"employees","field":"employee_id"},
  },
  actions: {
    "change-from": {"title":t("Change from a day"),"description":t("Ends the assignment on the day before, and creates a copy with the new values from that day until the previous end."),"permissions":["manage-projects"],"someRows":true,"levels":["record"],"parameters":{"from":{"name":"from","label":t("From"),"type":"date","hint":t("The first day of the new terms: after the first day of the assignment and not after its last."),"required":true,"creatable":true,"unread":true},"billed_rate":{"name":"billed_rate","label":t("Billed rate"),"type":"money","currencyField":null,"hint":t("Requires view-project-financials. At most 2 decimals."),"nullable":true,"creatable":true,"unread":true,"minimum":0,"decimals":2},"internal_cost_rate":{"name":"internal_cost_rate","label":t("Internal cost rate"),"type":"money","hint":t("Requires manage-employees. At most 2 decimals."),"nullable":true,"creatable":true,"unread":true,"minimum":0,"decimals":2},"weekly_hours_capacity":{"name":"weekly_hours_capacity","label":t("Weekly hours capacity"),"type":"hours","hint":t("At most 2 decimals."),"nullable":true,"creatable":true,"unread":true,"minimum":0,"maximum":168,"decimals":2},"role":{"name":"role","label":t("Role"),"type":"string","nullable":true,"creatable":true,"unread":true,"maxLength":100}}},
  },
  isSearchable: true,
};
