// Made by `npm run generate` from the API description. Do not edit.

import type { ResourceMetadata } from "../../metadata.ts";

export const workLocations: ResourceMetadata = {
  name: "work-locations",
  singular: "work location",
  plural: "work locations",
  rights: {
    "list": [],
    "create": [{"permissions":["manage-organization"]}],
    "update": [{"permissions":["manage-organization"]}],
    "delete": [{"permissions":["manage-organization"]}],
  },
  fields: {
    "id": {"name":"id","label":"ID","type":"id","resource":"work-locations"},
    "name": {"name":"name","label":"Name","type":"string","required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":255},
    "description": {"name":"description","label":"Description","type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "address": {"name":"address","label":"Address","type":"object","hint":"A change replaces the whole address.","nullable":true,"creatable":true,"changeable":true,"keys":["city","state","street","country","zip_code"]},
    "working_days": {"name":"working_days","label":"Working days","type":"integers","hint":"ISO weekdays, 1 is Monday. If empty, those of the workspace apply.","nullable":true,"creatable":true,"changeable":true,"minimum":1,"maximum":7},
    "timezone": {"name":"timezone","label":"Timezone","type":"timezone","nullable":true,"creatable":true,"changeable":true,"maxLength":255},
    "is_remote": {"name":"is_remote","label":"Is remote","type":"boolean","creatable":true,"changeable":true,"default":false},
    "is_used": {"name":"is_used","label":"Is used","type":"boolean"},
    "created_at": {"name":"created_at","label":"Created at","type":"date-time"},
    "updated_at": {"name":"updated_at","label":"Updated at","type":"date-time"},
  },
  relationships: {},
  actions: {},
  isSearchable: true,
};
