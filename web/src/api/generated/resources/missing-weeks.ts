// Made by `npm run generate` from the API description. Do not edit.

import type { ResourceMetadata } from "../../metadata.ts";

export const missingWeeks: ResourceMetadata = {
  name: "missing-weeks",
  singular: "missing week",
  plural: "missing weeks",
  rights: {
    "list": [],
  },
  fields: {
    "id": {"name":"id","label":"ID","type":"id","resource":"missing-weeks"},
    "employee_id": {"name":"employee_id","label":"Employee","type":"id","resource":"employees"},
    "week_start": {"name":"week_start","label":"Week start","type":"date","hint":"A calendar day, as midnight UTC."},
    "week_end": {"name":"week_end","label":"Week end","type":"date","hint":"A calendar day, as midnight UTC."},
    "is_submitted": {"name":"is_submitted","label":"Is submitted","type":"boolean","hint":"Whether it has been submitted since."},
    "created_at": {"name":"created_at","label":"Created at","type":"date-time"},
    "updated_at": {"name":"updated_at","label":"Updated at","type":"date-time"},
  },
  relationships: {
    "employee": {"kind":"one","resource":"employees","field":"employee_id"},
  },
  actions: {},
  isSearchable: false,
};
