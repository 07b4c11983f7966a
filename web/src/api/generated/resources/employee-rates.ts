// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const employeeRates: ResourceMetadata = {
  name: "employee-rates",
  singular: t("employee rate"),
  plural: t("employee rates"),
  rights: {
    "list": [{"permissions":["manage-employees"]}],
    "create": [{"permissions":["manage-employees"]}],
    "update": [{"permissions":["manage-employees"]}],
    "delete": [{"permissions":["manage-employees"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"employee-rates"},
    "employee_id": {"name":"employee_id","label":t("Employee"),"type":"id","required":true,"creatable":true,"resource":"employees"},
    "kind": {"name":"kind","label":t("Kind"),"type":"enum","required":true,"creatable":true,"options":["billed","internal_cost"]},
    "rate_type": {"name":"rate_type","label":t("Rate type"),"type":"enum","hint":t("monthly is allowed only for internal_cost."),"creatable":true,"changeable":true,"options":["hourly","monthly"],"default":"hourly"},
    "hourly_rate": {"name":"hourly_rate","label":t("Hourly rate"),"type":"money","hint":t("The rate per hour in the workspace's currency; null for a monthly rate. A row without any rate means that none applies."),"nullable":true,"creatable":true,"changeable":true,"minimum":1},
    "monthly_rate": {"name":"monthly_rate","label":t("Monthly rate"),"type":"money","hint":t("The cost per month in the workspace's currency. At most 2 decimals."),"nullable":true,"creatable":true,"changeable":true,"minimum":0,"decimals":2},
    "weekly_hours_capacity": {"name":"weekly_hours_capacity","label":t("Weekly hours capacity"),"type":"hours","hint":t("The weekly hours that a monthly rate covers; default: those of the employee."),"nullable":true,"creatable":true,"changeable":true,"minimum":0,"maximum":168},
    "starts_at": {"name":"starts_at","label":t("Starts at"),"type":"date","hint":t("The first day on which the rate applies, until the next row of the same employee and kind; null: from the beginning."),"nullable":true,"creatable":true,"changeable":true,"isUnique":true},
    "ends_at": {"name":"ends_at","label":t("Ends at"),"type":"date","hint":t("The day before the next row of the same employee and kind; null for the last row. A calendar day, as midnight UTC."),"nullable":true},
    "effective_hourly_rate": {"name":"effective_hourly_rate","label":t("Effective hourly rate"),"type":"money","hint":t("For a monthly rate, twelve months of it divided by the hours of 52 weeks; null if the weekly hours are 0. At most 4 decimals."),"nullable":true,"decimals":4},
    "effective_hourly_rate_reason": {"name":"effective_hourly_rate_reason","label":t("Effective hourly rate reason"),"type":"text","hint":t("The reason why a monthly rate has no effective_hourly_rate; otherwise null."),"nullable":true},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "employee": {"kind":"one","resource":"employees","field":"employee_id"},
  },
  actions: {},
  isSearchable: false,
};
