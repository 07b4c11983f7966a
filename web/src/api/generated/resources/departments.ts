// Made by `npm run generate` from the API description. Do not edit.

import type { ResourceMetadata } from "../../metadata.ts";

export const departments: ResourceMetadata = {
  name: "departments",
  singular: "department",
  plural: "departments",
  rights: {
    "list": [],
    "create": [{"permissions":["manage-organization"]}],
    "update": [{"permissions":["manage-organization"]}],
    "delete": [{"permissions":["manage-organization"]}],
  },
  fields: {
    "id": {"name":"id","label":"ID","type":"id","resource":"departments"},
    "name": {"name":"name","label":"Name","type":"string","required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":255},
    "description": {"name":"description","label":"Description","type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "manager_employee_id": {"name":"manager_employee_id","label":"Manager employee","type":"id","hint":"The head of the department; cleared when that person is archived.","nullable":true,"creatable":true,"changeable":true,"resource":"employees"},
    "is_used": {"name":"is_used","label":"Is used","type":"boolean"},
    "created_at": {"name":"created_at","label":"Created at","type":"date-time"},
    "updated_at": {"name":"updated_at","label":"Updated at","type":"date-time"},
  },
  relationships: {
    "manager": {"kind":"one","resource":"employees","field":"manager_employee_id"},
    "positions": {"kind":"many","resource":"positions"},
    "directions": {"kind":"many","resource":"directions"},
  },
  actions: {},
  isSearchable: true,
};
