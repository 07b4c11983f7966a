// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const roles: ResourceMetadata = {
  name: "roles",
  singular: t("role"),
  plural: t("roles"),
  rights: {
    "list": [],
    "create": [{"permissions":["manage-users"]}],
    "update": [{"permissions":["manage-users"]}],
    "delete": [{"permissions":["manage-users"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"roles"},
    "name": {"name":"name","label":t("Name"),"type":"string","required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":100},
    "description": {"name":"description","label":t("Description"),"type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "permissions": {"name":"permissions","label":t("Permissions"),"type":"names","hint":t("The selected permissions; manage-x implies view-x."),"required":true,"creatable":true,"changeable":true,"options":["manage-api-keys","manage-assets","manage-benefits","manage-clients","manage-custom-fields","manage-documents","manage-employees","manage-expenses","manage-hiring","manage-invoices","manage-knowledge-base","manage-leads","manage-leave","manage-offers","manage-organization","manage-performance","manage-projects","manage-salaries","manage-tickets","manage-timesheets","manage-users","manage-workspace","view-assets","view-audit-log","view-benefits","view-clients","view-documents","view-employees","view-expenses","view-hiring","view-invoices","view-leads","view-leave","view-offers","view-payroll","view-performance","view-project-financials","view-projects","view-reports-crm","view-reports-finance","view-reports-people","view-reports-projects","view-reports-time","view-sensitive-information","view-tickets","view-timesheets"],"maxItems":500},
    "effective_permissions": {"name":"effective_permissions","label":t("Effective permissions"),"type":"names","options":["manage-api-keys","manage-assets","manage-benefits","manage-clients","manage-custom-fields","manage-documents","manage-employees","manage-expenses","manage-hiring","manage-invoices","manage-knowledge-base","manage-leads","manage-leave","manage-offers","manage-organization","manage-performance","manage-projects","manage-salaries","manage-tickets","manage-timesheets","manage-users","manage-workspace","view-assets","view-audit-log","view-benefits","view-clients","view-documents","view-employees","view-expenses","view-hiring","view-invoices","view-leads","view-leave","view-offers","view-payroll","view-performance","view-project-financials","view-projects","view-reports-crm","view-reports-finance","view-reports-people","view-reports-projects","view-reports-time","view-sensitive-information","view-tickets","view-timesheets"]},
    "is_system": {"name":"is_system","label":t("Is system"),"type":"boolean"},
    "is_default": {"name":"is_default","label":t("Is default"),"type":"boolean","hint":t("Whether new accounts get this role. Exactly one role is the default."),"creatable":true,"changeable":true,"default":false},
    "is_owner": {"name":"is_owner","label":t("Is owner"),"type":"boolean","hint":t("Whether it is the role of owners, which grants everything and cannot be changed.")},
    "is_used": {"name":"is_used","label":t("Is used"),"type":"boolean"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {},
  actions: {},
  isSearchable: true,
};
