// Made by `npm run generate` from the API description. Do not edit.

import type { ResourceMetadata } from "../../metadata.ts";

export const tags: ResourceMetadata = {
  name: "tags",
  singular: "tag",
  plural: "tags",
  rights: {
    "list": [],
    "create": [{"permissions":["manage-employees"]}],
    "update": [{"permissions":["manage-employees"]}],
    "delete": [{"permissions":["manage-employees"]}],
  },
  fields: {
    "id": {"name":"id","label":"ID","type":"id","resource":"tags"},
    "name": {"name":"name","label":"Name","type":"string","required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":50},
    "color": {"name":"color","label":"Color","type":"color","creatable":true,"changeable":true,"default":"#64748b","maxLength":255},
    "type": {"name":"type","label":"Type","type":"string","hint":"A free-text type, such as skill.","nullable":true,"creatable":true,"changeable":true,"maxLength":50},
    "is_used": {"name":"is_used","label":"Is used","type":"boolean"},
    "created_at": {"name":"created_at","label":"Created at","type":"date-time"},
    "updated_at": {"name":"updated_at","label":"Updated at","type":"date-time"},
  },
  relationships: {},
  actions: {},
  isSearchable: true,
};
