// Made by `npm run generate` from the API description. Do not edit.

import type { ResourceMetadata } from "../../metadata.ts";

export const levels: ResourceMetadata = {
  name: "levels",
  singular: "level",
  plural: "levels",
  rights: {
    "list": [],
    "create": [{"permissions":["manage-organization"]}],
    "update": [{"permissions":["manage-organization"]}],
    "delete": [{"permissions":["manage-organization"]}],
  },
  fields: {
    "id": {"name":"id","label":"ID","type":"id","resource":"levels"},
    "name": {"name":"name","label":"Name","type":"string","required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":255},
    "description": {"name":"description","label":"Description","type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "rank": {"name":"rank","label":"Rank","type":"integer","hint":"The order of seniority, lowest first.","nullable":true,"creatable":true,"changeable":true,"isUnique":true,"minimum":0,"maximum":1000},
    "is_used": {"name":"is_used","label":"Is used","type":"boolean"},
    "created_at": {"name":"created_at","label":"Created at","type":"date-time"},
    "updated_at": {"name":"updated_at","label":"Updated at","type":"date-time"},
  },
  relationships: {},
  actions: {},
  isSearchable: true,
};
