// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const positions: ResourceMetadata = {
  name: "positions",
  singular: t("position"),
  plural: t("positions"),
  rights: {
    "list": [],
    "create": [{"permissions":["manage-organization"]}],
    "update": [{"permissions":["manage-organization"]}],
    "delete": [{"permissions":["manage-organization"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"positions"},
    "name": {"name":"name","label":t("Name"),"type":"string","required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":255},
    "description": {"name":"description","label":t("Description"),"type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "department_id": {"name":"department_id","label":t("Department"),"type":"id","hint":t("Null if the position belongs to no department."),"nullable":true,"creatable":true,"changeable":true,"resource":"departments"},
    "is_used": {"name":"is_used","label":t("Is used"),"type":"boolean"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "department": {"kind":"one","resource":"departments","field":"department_id"},
  },
  actions: {},
  isSearchable: true,
};
