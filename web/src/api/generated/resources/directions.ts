// Made by `npm run generate` from the API description. Do not edit.

import type { ResourceMetadata } from "../../metadata.ts";

export const directions: ResourceMetadata = {
  name: "directions",
  singular: "direction",
  plural: "directions",
  rights: {
    "list": [],
    "create": [{"permissions":["manage-organization"]}],
    "update": [{"permissions":["manage-organization"]}],
    "delete": [{"permissions":["manage-organization"]}],
  },
  fields: {
    "id": {"name":"id","label":"ID","type":"integer"},
    "name": {"name":"name","label":"Name","type":"string","required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":255},
    "description": {"name":"description","label":"Description","type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "department_id": {"name":"department_id","label":"Department","type":"id","hint":"Null if the direction belongs to no department.","nullable":true,"creatable":true,"changeable":true,"resource":"departments"},
    "is_used": {"name":"is_used","label":"Is used","type":"boolean"},
    "created_at": {"name":"created_at","label":"Created at","type":"date-time"},
    "updated_at": {"name":"updated_at","label":"Updated at","type":"date-time"},
  },
  relationships: {
    "department": {"kind":"one","resource":"departments","field":"department_id"},
  },
  actions: {},
  isSearchable: true,
};
