// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const auditLog: ResourceMetadata = {
  name: "audit-log",
  singular: t("audit entry"),
  plural: t("audit entries"),
  rights: {
    "list": [{"permissions":["view-audit-log"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"audit-log"},
    "event": {"name":"event","label":t("Event"),"type":"string","maxLength":255},
    "resource_type": {"name":"resource_type","label":t("Resource type"),"type":"string","nullable":true,"maxLength":255},
    "resource_id": {"name":"resource_id","label":t("Resource"),"type":"string","nullable":true,"maxLength":255},
    "resource_label": {"name":"resource_label","label":t("Resource label"),"type":"string","nullable":true},
    "actor_type": {"name":"actor_type","label":t("Actor type"),"type":"enum","options":["user","api_key","system"]},
    "user_id": {"name":"user_id","label":t("User"),"type":"id","nullable":true,"resource":"users"},
    "api_key_id": {"name":"api_key_id","label":t("API key"),"type":"id","nullable":true,"resource":"api-keys"},
    "actor_name": {"name":"actor_name","label":t("Actor name"),"type":"string","maxLength":255},
    "changes": {"name":"changes","label":t("Changes"),"type":"json"},
    "params": {"name":"params","label":t("Params"),"type":"json","nullable":true},
    "request_id": {"name":"request_id","label":t("Request"),"type":"string","nullable":true,"maxLength":255},
    "ip": {"name":"ip","label":t("IP"),"type":"string","nullable":true,"maxLength":255},
    "user_agent": {"name":"user_agent","label":t("User agent"),"type":"string","nullable":true,"maxLength":255},
    "batch_id": {"name":"batch_id","label":t("Batch"),"type":"string","nullable":true,"maxLength":255},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
  },
  relationships: {
    "user": {"kind":"one","resource":"users"},
    "apiKey": {"kind":"one","resource":"api-keys"},
  },
  actions: {},
  isSearchable: true,
};
