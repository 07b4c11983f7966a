// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const workLocations: ResourceMetadata = {
  name: "work-locations",
  singular: t("work location"),
  plural: t("work locations"),
  rights: {
    "list": [],
    "create": [{"permissions":["manage-organization"]}],
    "update": [{"permissions":["manage-organization"]}],
    "delete": [{"permissions":["manage-organization"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"work-locations"},
    "name": {"name":"name","label":t("Name"),"type":"string","required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":255},
    "description": {"name":"description","label":t("Description"),"type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "address": {"name":"address","label":t("Address"),"type":"object","hint":t("A change replaces the whole address."),"nullable":true,"creatable":true,"changeable":true,"keys":["city","state","street","country","zip_code"]},
    "working_days": {"name":"working_days","label":t("Working days"),"type":"integers","hint":t("ISO weekdays, 1 is Monday. If empty, those of the workspace apply."),"nullable":true,"creatable":true,"changeable":true,"minimum":1,"maximum":7},
    "timezone": {"name":"timezone","label":t("Timezone"),"type":"timezone","nullable":true,"creatable":true,"changeable":true,"maxLength":255},
    "is_remote": {"name":"is_remote","label":t("Is remote"),"type":"boolean","creatable":true,"changeable":true,"default":false},
    "is_used": {"name":"is_used","label":t("Is used"),"type":"boolean"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {},
  actions: {},
  isSearchable: true,
};
