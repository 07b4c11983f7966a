// Made by `npm run generate` from the API description. Do not edit.

import type { ResourceMetadata } from "../../metadata.ts";

export const assetTypes: ResourceMetadata = {
  name: "asset-types",
  singular: "asset type",
  plural: "asset types",
  rights: {
    "list": [],
    "create": [{"permissions":["manage-assets"]}],
    "update": [{"permissions":["manage-assets"]}],
    "delete": [{"permissions":["manage-assets"]}],
  },
  fields: {
    "id": {"name":"id","label":"ID","type":"id","resource":"asset-types"},
    "name": {"name":"name","label":"Name","type":"string","required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":255},
    "description": {"name":"description","label":"Description","type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "tag_prefix": {"name":"tag_prefix","label":"Tag prefix","type":"string","hint":"The start of the asset tags of this type, in upper case. Default: the first three letters of the name, with a digit if they are taken.","creatable":true,"changeable":true,"isUnique":true,"maxLength":10},
    "useful_life_months": {"name":"useful_life_months","label":"Useful life months","type":"months","hint":"The time over which new assets of this type lose their value; null: they keep it.","nullable":true,"creatable":true,"changeable":true,"minimum":1,"maximum":600},
    "requires_acceptance": {"name":"requires_acceptance","label":"Requires acceptance","type":"boolean","hint":"Whether people have to confirm that they received an asset of this type.","creatable":true,"changeable":true,"default":false},
    "is_used": {"name":"is_used","label":"Is used","type":"boolean"},
    "created_at": {"name":"created_at","label":"Created at","type":"date-time"},
    "updated_at": {"name":"updated_at","label":"Updated at","type":"date-time"},
  },
  relationships: {},
  actions: {},
  isSearchable: true,
};
