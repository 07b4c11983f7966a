// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const projects: ResourceMetadata = {
  name: "projects",
  singular: t("project"),
  plural: t("projects"),
  rights: {
    "list": [],
    "create": [{"permissions":["manage-projects"]}],
    "update": [{"permissions":["manage-projects"]}],
    "delete": [{"permissions":["manage-projects"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"projects"},
    "name": {"name":"name","label":t("Name"),"type":"string","hint":t("Unique among unarchived projects."),"required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":255},
    "code": {"name":"code","label":t("Code"),"type":"string","nullable":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":50},
    "client_id": {"name":"client_id","label":t("Client"),"type":"id","hint":t("Null for internal projects. Required unless billing_model is non_billable."),"nullable":true,"creatable":true,"changeable":true,"resource":"clients"},
    "client_name": {"name":"client_name","label":t("Client name"),"type":"string","nullable":true},
    "description": {"name":"description","label":t("Description"),"type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "website": {"name":"website","label":t("Website"),"type":"url","nullable":true,"creatable":true,"changeable":true,"maxLength":2048},
    "logo_path": {"name":"logo_path","label":t("Logo path"),"type":"url","nullable":true,"creatable":true,"changeable":true,"maxLength":2048},
    "billing_model": {"name":"billing_model","label":t("Billing model"),"type":"enum","hint":t("Default: `time_and_materials` with a client, else `non_billable`."),"creatable":true,"changeable":true,"options":["time_and_materials","fixed_fee","retainer","revenue_share","non_billable"]},
    "currency": {"name":"currency","label":t("Currency"),"type":"currency","hint":t("Default: the client's, else the workspace's."),"creatable":true,"changeable":true,"maxLength":3},
    "budget": {"name":"budget","label":t("Budget"),"type":"decimal","hint":t("Hours or money, depending on budget_type. At most 2 decimals."),"nullable":true,"creatable":true,"changeable":true,"minimum":0,"maximum":9999999999.99,"decimals":2,"gate":{"read":["view-project-financials"],"readsSomeRows":false,"write":["view-project-financials"]}},
    "budget_type": {"name":"budget_type","label":t("Budget type"),"type":"enum","hint":t("amount: money at billed rates; cost: money at internal cost; monthly_*: per calendar month."),"nullable":true,"creatable":true,"changeable":true,"options":["hours","monthly_hours","amount","monthly_amount","cost"]},
    "budget_includes_expenses": {"name":"budget_includes_expenses","label":t("Budget includes expenses"),"type":"boolean","hint":t("Whether expenses count towards the budget; only for budgets in money."),"creatable":true,"changeable":true,"default":false},
    "budget_alert_percent": {"name":"budget_alert_percent","label":t("Budget alert percent"),"type":"percent","creatable":true,"changeable":true,"default":80,"minimum":1,"maximum":100},
    "fee_amount": {"name":"fee_amount","label":t("Fee amount"),"type":"money","currencyField":"currency","hint":t("The price without tax: in total for fixed_fee, per month for retainer. At most 2 decimals."),"nullable":true,"creatable":true,"changeable":true,"minimum":0.01,"decimals":2,"gate":{"read":["view-project-financials"],"readsSomeRows":false,"write":["view-project-financials"]}},
    "retainer_minutes": {"name":"retainer_minutes","label":t("Retainer minutes"),"type":"minutes","hint":t("The minutes that a retainer includes each month; null: unlimited. Requires billed_rate."),"nullable":true,"creatable":true,"changeable":true,"minimum":1},
    "billed_rate": {"name":"billed_rate","label":t("Billed rate"),"type":"money","currencyField":"currency","hint":t("The rate per hour, in the project's currency. At most 2 decimals."),"nullable":true,"creatable":true,"changeable":true,"minimum":0,"decimals":2,"gate":{"read":["view-project-financials"],"readsSomeRows":false,"write":["view-project-financials"]}},
    "revenue_share_percent": {"name":"revenue_share_percent","label":t("Revenue share percent"),"type":"percent","hint":t("The share of the revenue reported by the client. At most 2 decimals."),"nullable":true,"creatable":true,"changeable":true,"minimum":0.01,"maximum":100,"decimals":2,"gate":{"read":["view-project-financials"],"readsSomeRows":false,"write":["view-project-financials"]}},
    "manager_employee_id": {"name":"manager_employee_id","label":t("Manager employee"),"type":"id","nullable":true,"creatable":true,"changeable":true,"resource":"employees"},
    "starts_at": {"name":"starts_at","label":t("Starts at"),"type":"date","hint":t("The first day."),"nullable":true,"creatable":true,"changeable":true},
    "ends_at": {"name":"ends_at","label":t("Ends at"),"type":"date","hint":t("The last day."),"nullable":true,"creatable":true,"changeable":true},
    "archived": {"name":"archived","label":t("Archived"),"type":"boolean"},
    "archived_at": {"name":"archived_at","label":t("Archived at"),"type":"date-time","hint":t("Set by archive, cleared by restore."),"nullable":true},
    "is_used": {"name":"is_used","label":t("Is used"),"type":"boolean"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "client": {"kind":"one","resource":"clients","field":"client_id"},
    "manager": {"kind":"one","resource":"employees","field":"manager_employee_id"},
    "employees": {"kind":"many","resource":"employees"},
    "tasks": {"kind":"many","resource":"tasks"},
    "assignments": {"kind":"many","resource":"project-assignments"},
  },
  actions: {
    "archive": {"title":t("Archive"),"description":t("Archives the project and closes it to new time, tasks and assignments. Unbilled work can still be billed."),"permissions":["manage-projects"],"levels":["record","collection"],"parameters":{}},
    "restore": {"title":t("Restore"),"description":t("Takes it back out of the archive."),"permissions":["manage-projects"],"levels":["record","collection"],"parameters":{}},
  },
  isSearchable: true,
};
