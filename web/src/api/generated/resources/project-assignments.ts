// Made by `npm run generate` from the API description. Do not edit.

import type { ResourceMetadata } from "../../metadata.ts";

export const projectAssignments: ResourceMetadata = {
  name: "project-assignments",
  singular: "project assignment",
  plural: "project assignments",
  rights: {
    "list": [],
    "create": [],
    "update": [{"permissions":["manage-projects"]},{"permissions":[],"someRows":true,"fields":["project_id","employee_id","role","weekly_hours_capacity","starts_at","ends_at"]}],
    "delete": [{"permissions":["manage-projects"],"someRows":true}],
  },
  fields: {
    "id": {"name":"id","label":"ID","type":"id","resource":"project-assignments"},
    "project_id": {"name":"project_id","label":"Project","type":"id","required":true,"creatable":true,"resource":"projects"},
    "employee_id": {"name":"employee_id","label":"Employee","type":"id","required":true,"creatable":true,"resource":"employees"},
    "employee_name": {"name":"employee_name","label":"Employee name","type":"string"},
    "project_name": {"name":"project_name","label":"Project name","type":"string"},
    "role": {"name":"role","label":"Role","type":"string","hint":"The role of the employee on the project.","nullable":true,"creatable":true,"changeable":true,"maxLength":100},
    "billed_rate": {"name":"billed_rate","label":"Billed rate","type":"money","currencyField":null,"hint":"The rate per hour, in the project's currency. At most 2 decimals.","nullable":true,"creatable":true,"changeable":true,"minimum":0,"decimals":2,"gate":{"read":["view-project-financials"],"readsSomeRows":false,"write":["view-project-financials"]}},
    "internal_cost_rate": {"name":"internal_cost_rate","label":"Internal cost rate","type":"money","hint":"The cost per hour in the workspace's currency, if it differs from the employee's general cost. At most 2 decimals.","nullable":true,"creatable":true,"changeable":true,"minimum":0,"decimals":2,"gate":{"read":["manage-employees"],"readsSomeRows":false,"write":["manage-employees"]}},
    "weekly_hours_capacity": {"name":"weekly_hours_capacity","label":"Weekly hours capacity","type":"hours","hint":"The allocated weekly hours; null if none are allocated. At most 2 decimals.","nullable":true,"creatable":true,"changeable":true,"minimum":0,"maximum":168,"decimals":2},
    "starts_at": {"name":"starts_at","label":"Starts at","type":"date","hint":"The first day. Default: today.","creatable":true,"changeable":true},
    "ends_at": {"name":"ends_at","label":"Ends at","type":"date","hint":"The last day; null if open-ended.","nullable":true,"creatable":true,"changeable":true},
    "is_active": {"name":"is_active","label":"Is active","type":"boolean"},
    "created_at": {"name":"created_at","label":"Created at","type":"date-time"},
    "updated_at": {"name":"updated_at","label":"Updated at","type":"date-time"},
  },
  relationships: {
    "project": {"kind":"one","resource":"projects","field":"project_id"},
    "employee": {"kind":"one","resource":"employees","field":"employee_id"},
  },
  actions: {
    "change-from": {"title":"Change from a day","description":"Ends the assignment on the day before, and creates a copy with the new values from that day until the previous end.","permissions":["manage-projects"],"someRows":true,"levels":["record"],"parameters":{"from":{"name":"from","label":"From","type":"date","hint":"The first day of the new terms: after the first day of the assignment and not after its last.","required":true,"creatable":true,"unread":true},"billed_rate":{"name":"billed_rate","label":"Billed rate","type":"money","currencyField":null,"hint":"Requires view-project-financials. At most 2 decimals.","nullable":true,"creatable":true,"unread":true,"minimum":0,"decimals":2},"internal_cost_rate":{"name":"internal_cost_rate","label":"Internal cost rate","type":"money","hint":"Requires manage-employees. At most 2 decimals.","nullable":true,"creatable":true,"unread":true,"minimum":0,"decimals":2},"weekly_hours_capacity":{"name":"weekly_hours_capacity","label":"Weekly hours capacity","type":"hours","hint":"At most 2 decimals.","nullable":true,"creatable":true,"unread":true,"minimum":0,"maximum":168,"decimals":2},"role":{"name":"role","label":"Role","type":"string","nullable":true,"creatable":true,"unread":true,"maxLength":100}}},
  },
  isSearchable: true,
};
