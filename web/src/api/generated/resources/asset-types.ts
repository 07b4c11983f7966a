// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const assetTypes: ResourceMetadata = {
  name: "asset-types",
  singular: t("asset type"),
  plural: t("asset types"),
  rights: {
    "list": [],
    "create": [{"permissions":["manage-assets"]}],
    "update": [{"permissions":["manage-assets"]}],
    "delete": [{"permissions":["manage-assets"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"asset-types"},
    "name": {"name":"name","label":t("Name"),"type":"string","required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":255},
    "description": {"name":"description","label":t("Description"),"type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "tag_prefix": {"name":"tag_prefix","label":t("Tag prefix"),"type":"string","hint":t("The start of the asset tags of this type, in upper case. Default: the first three letters of the name, with a digit if they are taken."),"creatable":true,"changeable":true,"isUnique":true,"maxLength":10},
    "useful_life_months": {"name":"useful_life_months","label":t("Useful life months"),"type":"months","hint":t("The time over which new assets of this type lose their value; null: they keep it."),"nullable":true,"creatable":true,"changeable":true,"minimum":1,"maximum":600},
    "requires_acceptance": {"name":"requires_acceptance","label":t("Requires acceptance"),"type":"boolean","hint":t("Whether people have to confirm that they received an asset of this type."),"creatable":true,"changeable":true,"default":false},
    "is_used": {"name":"is_used","label":t("Is used"),"type":"boolean"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {},
  actions: {},
  isSearchable: true,
};
