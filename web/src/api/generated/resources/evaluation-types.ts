// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const evaluationTypes: ResourceMetadata = {
  name: "evaluation-types",
  singular: t("evaluation type"),
  plural: t("evaluation types"),
  rights: {
    "list": [],
    "create": [{"permissions":["manage-organization","manage-performance"]}],
    "update": [{"permissions":["manage-organization","manage-performance"]}],
    "delete": [{"permissions":["manage-organization","manage-performance"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"evaluation-types"},
    "name": {"name":"name","label":t("Name"),"type":"string","required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":255},
    "description": {"name":"description","label":t("Description"),"type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "category": {"name":"category","label":t("Category"),"type":"enum","required":true,"creatable":true,"changeable":true,"options":["technical","salary","other"]},
    "frequency_months": {"name":"frequency_months","label":t("Frequency months"),"type":"months","hint":t("The interval between evaluations; null if there is none."),"nullable":true,"creatable":true,"changeable":true,"minimum":1,"maximum":60},
    "is_active": {"name":"is_active","label":t("Is active"),"type":"boolean","creatable":true,"changeable":true,"default":true},
    "criteria": {"name":"criteria","label":t("Criteria"),"type":"records","creatable":true,"changeable":true,"default":[],"maxItems":50,"items":{"key":{"name":"key","label":t("Key"),"type":"string","required":true,"creatable":true,"unread":true,"maxLength":100},"title":{"name":"title","label":t("Title"),"type":"string","required":true,"creatable":true,"unread":true,"maxLength":255},"description":{"name":"description","label":t("Description"),"type":"text","nullable":true,"creatable":true,"unread":true,"maxLength":65535},"kind":{"name":"kind","label":t("Kind"),"type":"enum","nullable":true,"creatable":true,"unread":true,"options":["rating","text","choice"]},"weight":{"name":"weight","label":t("Weight"),"type":"decimal","hint":t("At most 2 decimals."),"nullable":true,"creatable":true,"unread":true,"minimum":0,"maximum":100,"decimals":2},"is_required":{"name":"is_required","label":t("Is required"),"type":"boolean","nullable":true,"creatable":true,"unread":true},"answered_by":{"name":"answered_by","label":t("Answered by"),"type":"enum","nullable":true,"creatable":true,"unread":true,"options":["all","assignees","self"]},"options":{"name":"options","label":t("Options"),"type":"lines","nullable":true,"creatable":true,"unread":true,"maxLength":255,"maxItems":20}}},
    "scale_max": {"name":"scale_max","label":t("Scale max"),"type":"integer","creatable":true,"changeable":true,"default":5,"minimum":2,"maximum":10},
    "scale_labels": {"name":"scale_labels","label":t("Scale labels"),"type":"lines","nullable":true,"creatable":true,"changeable":true,"maxLength":255,"maxItems":10},
    "has_self_review": {"name":"has_self_review","label":t("Has self review"),"type":"boolean","creatable":true,"changeable":true,"default":true},
    "default_due_days": {"name":"default_due_days","label":t("Default due days"),"type":"days","creatable":true,"changeable":true,"default":14,"minimum":1,"maximum":365},
    "is_used": {"name":"is_used","label":t("Is used"),"type":"boolean"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {},
  actions: {},
  isSearchable: true,
};
