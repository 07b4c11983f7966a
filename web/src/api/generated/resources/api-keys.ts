// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const apiKeys: ResourceMetadata = {
  name: "api-keys",
  singular: t("API key"),
  plural: t("API keys"),
  rights: {
    "list": [],
    "create": [],
    "update": [{"permissions":[],"someRows":true}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"api-keys"},
    "name": {"name":"name","label":t("Name"),"type":"string","hint":t("Unique among the creator's keys that are not revoked."),"required":true,"creatable":true,"changeable":true,"maxLength":100},
    "description": {"name":"description","label":t("Description"),"type":"string","nullable":true,"creatable":true,"changeable":true,"maxLength":500},
    "key_hint": {"name":"key_hint","label":t("Key hint"),"type":"string"},
    "status": {"name":"status","label":t("Status"),"type":"enum","options":["active","expired","revoked","suspended"]},
    "scopes": {"name":"scopes","label":t("Scopes"),"type":"names","hint":t("Permissions of the creator, and the relations that apply: `self` for what concerns only the creator, and `team` for what the creator sees and decides as manager, lead or assignee. Without scopes, the key only reads what is open to everybody. Scopes can be removed, but not added."),"required":true,"creatable":true,"changeable":true,"options":["self","team","manage-api-keys","manage-assets","manage-benefits","manage-clients","manage-custom-fields","manage-documents","manage-employees","manage-expenses","manage-hiring","manage-invoices","manage-knowledge-base","manage-leads","manage-leave","manage-offers","manage-organization","manage-performance","manage-projects","manage-salaries","manage-tickets","manage-timesheets","manage-users","manage-workspace","view-assets","view-audit-log","view-benefits","view-clients","view-documents","view-employees","view-expenses","view-hiring","view-invoices","view-leads","view-leave","view-offers","view-payroll","view-performance","view-project-financials","view-projects","view-reports-crm","view-reports-finance","view-reports-people","view-reports-projects","view-reports-time","view-sensitive-information","view-tickets","view-timesheets"],"maxItems":500},
    "effective_scopes": {"name":"effective_scopes","label":t("Effective scopes"),"type":"names","hint":t("What the key may do now: those of its permissions that the creator has, and its relations."),"options":["self","team","manage-api-keys","manage-assets","manage-benefits","manage-clients","manage-custom-fields","manage-documents","manage-employees","manage-expenses","manage-hiring","manage-invoices","manage-knowledge-base","manage-leads","manage-leave","manage-offers","manage-organization","manage-performance","manage-projects","manage-salaries","manage-tickets","manage-timesheets","manage-users","manage-workspace","view-assets","view-audit-log","view-benefits","view-clients","view-documents","view-employees","view-expenses","view-hiring","view-invoices","view-leads","view-leave","view-offers","view-payroll","view-performance","view-project-financials","view-projects","view-reports-crm","view-reports-finance","view-reports-people","view-reports-projects","view-reports-time","view-sensitive-information","view-tickets","view-timesheets"]},
    "ip_allowlist": {"name":"ip_allowlist","label":t("IP allowlist"),"type":"addresses","hint":t("Addresses from which it may be used. If empty, any address."),"creatable":true,"changeable":true,"default":[],"maxLength":49,"maxItems":50},
    "expires_at": {"name":"expires_at","label":t("Expires at"),"type":"date-time","hint":t("Null: never."),"nullable":true,"creatable":true,"changeable":true},
    "created_by_user_id": {"name":"created_by_user_id","label":t("Created by user"),"type":"id","resource":"users"},
    "last_used_at": {"name":"last_used_at","label":t("Last used at"),"type":"date-time","nullable":true},
    "last_used_ip": {"name":"last_used_ip","label":t("Last used IP"),"type":"string","nullable":true,"maxLength":255,"gate":{"read":["manage-api-keys"],"readsSomeRows":true,"write":[]}},
    "last_used_user_agent": {"name":"last_used_user_agent","label":t("Last used user agent"),"type":"string","nullable":true,"maxLength":255,"gate":{"read":["manage-api-keys"],"readsSomeRows":true,"write":[]}},
    "regenerated_at": {"name":"regenerated_at","label":t("Regenerated at"),"type":"date-time","nullable":true},
    "previous_secret_expires_at": {"name":"previous_secret_expires_at","label":t("Previous secret expires at"),"type":"date-time","nullable":true},
    "revoked_at": {"name":"revoked_at","label":t("Revoked at"),"type":"date-time","nullable":true},
    "revoked_by_user_id": {"name":"revoked_by_user_id","label":t("Revoked by user"),"type":"id","nullable":true,"resource":"users"},
    "revoke_reason": {"name":"revoke_reason","label":t("Revoke reason"),"type":"enum","nullable":true,"options":["manual","leaked","creator_archived","replaced","other"]},
    "is_current": {"name":"is_current","label":t("Is current"),"type":"boolean"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "createdBy": {"kind":"one","resource":"users","field":"created_by_user_id"},
    "revokedBy": {"kind":"one","resource":"users","field":"revoked_by_user_id"},
  },
  actions: {
    "revoke": {"title":t("Revoke"),"description":t("Both secrets are rejected from the next request on. This cannot be undone."),"permissions":["manage-api-keys"],"someRows":true,"levels":["record","collection"],"parameters":{"reason":{"name":"reason","label":t("Reason"),"type":"enum","nullable":true,"creatable":true,"unread":true,"options":["manual","leaked","replaced","other"],"default":"manual"}}},
    "regenerate": {"title":t("Regenerate"),"description":t("Issues a new secret. The old one works until the end of the grace period; a still older one stops working immediately."),"permissions":[],"someRows":true,"levels":["record"],"parameters":{"grace_minutes":{"name":"grace_minutes","label":t("Grace minutes"),"type":"minutes","nullable":true,"creatable":true,"unread":true,"default":0,"minimum":0,"maximum":10080},"expires_at":{"name":"expires_at","label":t("Expires at"),"type":"date-time","hint":t("If omitted, unchanged. An expired key requires a new one."),"nullable":true,"creatable":true,"unread":true}}},
    "end-grace": {"title":t("End the grace period"),"description":t("The old secret stops working immediately."),"permissions":["manage-api-keys"],"someRows":true,"levels":["record"],"parameters":{}},
  },
  isSearchable: true,
};
