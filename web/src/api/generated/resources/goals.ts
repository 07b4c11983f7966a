// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const goals: ResourceMetadata = {
  name: "goals",
  singular: t("goal"),
  plural: t("goals"),
  rights: {
    "list": [],
    "create": [],
    "update": [{"permissions":["manage-performance"],"someRows":true}],
    "delete": [{"permissions":["manage-performance"],"someRows":true}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"goals"},
    "level": {"name":"level","label":t("Level"),"type":"enum","creatable":true,"options":["company","department","employee"],"default":"employee"},
    "employee_id": {"name":"employee_id","label":t("Employee"),"type":"id","hint":t("Whose goal it is. Default for goals of employees: the caller; others may have an owner."),"nullable":true,"creatable":true,"changeable":true,"resource":"employees"},
    "department_id": {"name":"department_id","label":t("Department"),"type":"id","nullable":true,"creatable":true,"changeable":true,"resource":"departments"},
    "title": {"name":"title","label":t("Title"),"type":"string","required":true,"creatable":true,"changeable":true,"maxLength":255},
    "description": {"name":"description","label":t("Description"),"type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "parent_goal_id": {"name":"parent_goal_id","label":t("Parent goal"),"type":"id","hint":t("The goal that it is a part of; at most 5 levels."),"nullable":true,"creatable":true,"changeable":true,"resource":"goals"},
    "evaluation_id": {"name":"evaluation_id","label":t("Evaluation"),"type":"id","hint":t("An evaluation of the employee in which the goal is discussed."),"nullable":true,"creatable":true,"changeable":true,"resource":"evaluations"},
    "start_date": {"name":"start_date","label":t("Start date"),"type":"date","required":true,"creatable":true,"changeable":true},
    "due_date": {"name":"due_date","label":t("Due date"),"type":"date","required":true,"creatable":true,"changeable":true},
    "weight": {"name":"weight","label":t("Weight"),"type":"decimal","hint":t("How much it counts among the parts of its parent. At most 2 decimals."),"creatable":true,"changeable":true,"default":1,"maximum":100,"decimals":2},
    "key_results": {"name":"key_results","label":t("Key results"),"type":"records","creatable":true,"changeable":true,"default":[],"maxItems":20,"items":{"id":{"name":"id","label":t("ID"),"type":"string","hint":t("That of a present key result; a new one gets its own."),"nullable":true,"creatable":true,"unread":true,"maxLength":26},"title":{"name":"title","label":t("Title"),"type":"string","required":true,"creatable":true,"unread":true,"maxLength":255},"metric":{"name":"metric","label":t("Metric"),"type":"enum","nullable":true,"creatable":true,"unread":true,"options":["number","percent","currency","boolean"]},"unit":{"name":"unit","label":t("Unit"),"type":"string","nullable":true,"creatable":true,"unread":true,"maxLength":50},"start_value":{"name":"start_value","label":t("Start value"),"type":"decimal","hint":t("At most 4 decimals."),"nullable":true,"creatable":true,"unread":true,"decimals":4},"target_value":{"name":"target_value","label":t("Target value"),"type":"decimal","hint":t("At most 4 decimals."),"required":true,"creatable":true,"unread":true,"decimals":4},"current_value":{"name":"current_value","label":t("Current value"),"type":"decimal","hint":t("Default: start_value, or the present one."),"nullable":true,"creatable":true,"unread":true,"decimals":4},"weight":{"name":"weight","label":t("Weight"),"type":"decimal","hint":t("At most 2 decimals."),"nullable":true,"creatable":true,"unread":true,"maximum":100,"decimals":2},"progress":{"name":"progress","label":t("Progress"),"type":"decimal","hint":t("Read-only, in percent."),"nullable":true,"creatable":true,"unread":true,"decimals":4}}},
    "manual_progress": {"name":"manual_progress","label":t("Manual progress"),"type":"percent","hint":t("The progress of a goal that has neither key results nor children. At most 2 decimals."),"nullable":true,"creatable":true,"changeable":true,"minimum":0,"maximum":100,"decimals":2},
    "progress": {"name":"progress","label":t("Progress"),"type":"percent","hint":t("The weighted mean of the key results, else of the children, else manual_progress, else 0. At most 2 decimals."),"decimals":2},
    "confidence": {"name":"confidence","label":t("Confidence"),"type":"enum","hint":t("As in the latest check-in."),"options":["on_track","at_risk","off_track"]},
    "status": {"name":"status","label":t("Status"),"type":"enum","options":["draft","active","achieved","missed","cancelled"]},
    "check_ins": {"name":"check_ins","label":t("Check ins"),"type":"json","hint":t("The newest 100 check-ins, newest first."),"items":{"at":{"name":"at","label":t("At"),"type":"date-time","required":true,"creatable":true,"unread":true},"employee_id":{"name":"employee_id","label":t("Employee"),"type":"string","required":true,"nullable":true,"creatable":true,"unread":true,"resource":"employees"},"key_result_id":{"name":"key_result_id","label":t("Key result"),"type":"string","required":true,"nullable":true,"creatable":true,"unread":true},"value":{"name":"value","label":t("Value"),"type":"decimal","required":true,"nullable":true,"creatable":true,"unread":true},"confidence":{"name":"confidence","label":t("Confidence"),"type":"enum","required":true,"creatable":true,"unread":true,"options":["on_track","at_risk","off_track"]},"note":{"name":"note","label":t("Note"),"type":"string","required":true,"nullable":true,"creatable":true,"unread":true},"progress":{"name":"progress","label":t("Progress"),"type":"decimal","hint":t("Of the goal after the check-in, in percent."),"required":true,"creatable":true,"unread":true}}},
    "closed_at": {"name":"closed_at","label":t("Closed at"),"type":"date-time","nullable":true},
    "closing_note": {"name":"closing_note","label":t("Closing note"),"type":"text","nullable":true,"maxLength":65535},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
    "activate": {"name":"activate","label":t("Activate"),"type":"boolean","hint":t("Whether the goal is active at once; otherwise it is a draft."),"nullable":true,"creatable":true,"unread":true,"default":true},
  },
  relationships: {
    "employee": {"kind":"one","resource":"employees","field":"employee_id"},
    "department": {"kind":"one","resource":"departments","field":"department_id"},
    "parent": {"kind":"one","resource":"goals","field":"parent_goal_id"},
    "children": {"kind":"many","resource":"goals"},
    "evaluation": {"kind":"one","resource":"evaluations","field":"evaluation_id"},
    "feedback": {"kind":"many","resource":"feedback"},
  },
  actions: {
    "close": {"title":t("Close"),"description":t("Ends the goal as achieved or missed. Its key results are locked."),"permissions":["manage-performance"],"someRows":true,"levels":["record","collection"],"parameters":{"status":{"name":"status","label":t("Status"),"type":"enum","required":true,"creatable":true,"unread":true,"options":["achieved","missed"]},"note":{"name":"note","label":t("Note"),"type":"text","hint":t("Kept as closing_note."),"nullable":true,"creatable":true,"unread":true,"maxLength":65535}}},
    "cancel": {"title":t("Cancel"),"description":t("Gives the goal up. It no longer counts in its parent."),"permissions":["manage-performance"],"someRows":true,"levels":["record","collection"],"parameters":{"note":{"name":"note","label":t("Note"),"type":"text","hint":t("Kept as closing_note."),"nullable":true,"creatable":true,"unread":true,"maxLength":65535}}},
    "activate": {"title":t("Activate"),"description":t("Makes a draft active, so that it counts in its parent."),"permissions":["manage-performance"],"someRows":true,"levels":["record"],"parameters":{}},
    "check-in": {"title":t("Check in"),"description":t("Reports the value of a key result, the progress, how confident one is, or a note; at least one of them. The progress of the goals above follows."),"permissions":["manage-performance"],"someRows":true,"levels":["record"],"parameters":{"key_result_id":{"name":"key_result_id","label":t("Key result"),"type":"string","hint":t("The key result that the value is of."),"nullable":true,"creatable":true,"unread":true,"maxLength":26},"current_value":{"name":"current_value","label":t("Current value"),"type":"decimal","hint":t("The present value of the key result. At most 4 decimals."),"nullable":true,"creatable":true,"unread":true,"decimals":4},"manual_progress":{"name":"manual_progress","label":t("Manual progress"),"type":"decimal","hint":t("Only of a goal that has neither key results nor children. At most 2 decimals."),"nullable":true,"creatable":true,"unread":true,"minimum":0,"maximum":100,"decimals":2},"confidence":{"name":"confidence","label":t("Confidence"),"type":"enum","hint":t("Default: as before."),"nullable":true,"creatable":true,"unread":true,"options":["on_track","at_risk","off_track"]},"note":{"name":"note","label":t("Note"),"type":"text","nullable":true,"creatable":true,"unread":true,"maxLength":65535}}},
    "reopen": {"title":t("Reopen"),"description":t("Makes a closed goal active again."),"permissions":["manage-performance"],"someRows":true,"levels":["record"],"parameters":{}},
  },
  isSearchable: true,
};
