// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const tags: ResourceMetadata = {
  name: "tags",
  singular: t("tag"),
  plural: t("tags"),
  rights: {
    "list": [],
    "create": [{"permissions":["manage-employees"]}],
    "update": [{"permissions":["manage-employees"]}],
    "delete": [{"permissions":["manage-employees"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"tags"},
    "name": {"name":"name","label":t("Name"),"type":"string","required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":50},
    "color": {"name":"color","label":t("Color"),"type":"color","creatable":true,"changeable":true,"default":"#64748b","maxLength":255},
    "type": {"name":"type","label":t("Type"),"type":"string","hint":t("A free-text type, such as skill."),"nullable":true,"creatable":true,"changeable":true,"maxLength":50},
    "is_used": {"name":"is_used","label":t("Is used"),"type":"boolean"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {},
  actions: {},
  isSearchable: true,
};
