// Made by `npm run generate` from the API description. Do not edit.

import type { ResourceMetadata } from "../../metadata.ts";

export const contractTypes: ResourceMetadata = {
  name: "contract-types",
  singular: "contract type",
  plural: "contract types",
  rights: {
    "list": [],
    "update": [{"permissions":["manage-organization"]}],
  },
  fields: {
    "id": {"name":"id","label":"ID","type":"id","resource":"contract-types"},
    "name": {"name":"name","label":"Name","type":"string","maxLength":255},
    "heading": {"name":"heading","label":"Heading","type":"string","changeable":true,"maxLength":100},
    "description": {"name":"description","label":"Description","type":"text","nullable":true,"changeable":true,"maxLength":65535},
    "is_contractor": {"name":"is_contractor","label":"Is contractor","type":"boolean"},
    "has_paid_holidays": {"name":"has_paid_holidays","label":"Has paid holidays","type":"boolean"},
    "is_used": {"name":"is_used","label":"Is used","type":"boolean"},
    "created_at": {"name":"created_at","label":"Created at","type":"date-time"},
    "updated_at": {"name":"updated_at","label":"Updated at","type":"date-time"},
  },
  relationships: {},
  actions: {},
  isSearchable: true,
};
