// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const assetAssignments: ResourceMetadata = {
  name: "asset-assignments",
  singular: t("asset assignment"),
  plural: t("asset assignments"),
  rights: {
    "list": [],
    "update": [{"permissions":["manage-assets"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"asset-assignments"},
    "asset_id": {"name":"asset_id","label":t("Asset"),"type":"id","resource":"assets"},
    "employee_id": {"name":"employee_id","label":t("Employee"),"type":"id","resource":"employees"},
    "assigned_on": {"name":"assigned_on","label":t("Assigned on"),"type":"date","hint":t("A calendar day, as midnight UTC.")},
    "returned_on": {"name":"returned_on","label":t("Returned on"),"type":"date","hint":t("Null while the employee has the asset. A calendar day, as midnight UTC."),"nullable":true},
    "expected_return_date": {"name":"expected_return_date","label":t("Expected return date"),"type":"date","hint":t("Can be changed until the asset is returned."),"nullable":true,"changeable":true},
    "condition_out": {"name":"condition_out","label":t("Condition out"),"type":"enum","options":["new","good","fair","poor","broken"]},
    "condition_in": {"name":"condition_in","label":t("Condition in"),"type":"enum","nullable":true,"options":["new","good","fair","poor","broken"]},
    "outcome": {"name":"outcome","label":t("Outcome"),"type":"enum","hint":t("How the assignment ended; null while the employee has the asset."),"nullable":true,"options":["returned","transferred","lost"]},
    "accepted_at": {"name":"accepted_at","label":t("Accepted at"),"type":"date-time","hint":t("When the employee confirmed the hand-over."),"nullable":true},
    "status": {"name":"status","label":t("Status"),"type":"enum","options":["pending_acceptance","active","closed"]},
    "days_held": {"name":"days_held","label":t("Days held"),"type":"days"},
    "notes": {"name":"notes","label":t("Notes"),"type":"text","nullable":true,"changeable":true,"maxLength":65535},
    "assigned_by_employee_id": {"name":"assigned_by_employee_id","label":t("Assigned by employee"),"type":"id","nullable":true,"resource":"employees"},
    "returned_by_employee_id": {"name":"returned_by_employee_id","label":t("Returned by employee"),"type":"id","nullable":true,"resource":"employees"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "asset": {"kind":"one","resource":"assets","field":"asset_id"},
    "employee": {"kind":"one","resource":"employees","field":"employee_id"},
  },
  actions: {
    "accept": {"title":t("Accept"),"description":t("Confirms that the caller received the asset. Only the person who was given it can do so."),"permissions":[],"someRows":true,"levels":["record"],"parameters":{}},
    "decline": {"title":t("Decline"),"description":t("Refuses a hand-over that awaits acceptance: the asset counts as returned today."),"permissions":[],"someRows":true,"levels":["record"],"parameters":{"reason":{"name":"reason","label":t("Reason"),"type":"text","hint":t("Added to the notes of the assignment."),"required":true,"creatable":true,"unread":true,"maxLength":65535}}},
  },
  isSearchable: false,
};
