// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const departments: ResourceMetadata = {
  name: "departments",
  singular: t("department"),
  plural: t("departments"),
  rights: {
    "list": [],
    "create": [{"permissions":["manage-organization"]}],
    "update": [{"permissions":["manage-organization"]}],
    "delete": [{"permissions":["manage-organization"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"departments"},
    "name": {"name":"name","label":t("Name"),"type":"string","required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":255},
    "description": {"name":"description","label":t("Description"),"type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "manager_employee_id": {"name":"manager_employee_id","label":t("Manager employee"),"type":"id","hint":t("The head of the department; cleared when that person is archived."),"nullable":true,"creatable":true,"changeable":true,"resource":"employees"},
    "is_used": {"name":"is_used","label":t("Is used"),"type":"boolean"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "manager": {"kind":"one","resource":"employees","field":"manager_employee_id"},
    "positions": {"kind":"many","resource":"positions"},
    "directions": {"kind":"many","resource":"directions"},
  },
  actions: {},
  isSearchable: true,
};
