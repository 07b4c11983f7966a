// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const missingWeeks: ResourceMetadata = {
  name: "missing-weeks",
  singular: t("missing week"),
  plural: t("missing weeks"),
  rights: {
    "list": [],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"missing-weeks"},
    "employee_id": {"name":"employee_id","label":t("Employee"),"type":"id","resource":"employees"},
    "week_start": {"name":"week_start","label":t("Week start"),"type":"date","hint":t("A calendar day, as midnight UTC.")},
    "week_end": {"name":"week_end","label":t("Week end"),"type":"date","hint":t("A calendar day, as midnight UTC.")},
    "is_submitted": {"name":"is_submitted","label":t("Is submitted"),"type":"boolean","hint":t("Whether it has been submitted since.")},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "employee": {"kind":"one","resource":"employees","field":"employee_id"},
  },
  actions: {},
  isSearchable: false,
};
