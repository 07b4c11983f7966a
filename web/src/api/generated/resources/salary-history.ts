// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const salaryHistory: ResourceMetadata = {
  name: "salary-history",
  singular: t("salary"),
  plural: t("salaries"),
  rights: {
    "list": [{"permissions":["manage-salaries"]}],
    "create": [{"permissions":["manage-salaries"]}],
    "update": [{"permissions":["manage-salaries"]}],
    "delete": [{"permissions":["manage-salaries"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"salary-history"},
    "employee_id": {"name":"employee_id","label":t("Employee"),"type":"id","required":true,"creatable":true,"resource":"employees"},
    "amount": {"name":"amount","label":t("Amount"),"type":"money","currencyField":"currency","hint":t("The amount per hour or month, depending on the type."),"required":true,"creatable":true,"changeable":true,"minimum":1,"maximum":999999999},
    "type": {"name":"type","label":t("Type"),"type":"enum","required":true,"creatable":true,"changeable":true,"options":["hourly","monthly"]},
    "currency": {"name":"currency","label":t("Currency"),"type":"currency","hint":t("Default: the workspace's base currency."),"creatable":true,"changeable":true,"maxLength":3},
    "start_date": {"name":"start_date","label":t("Start date"),"type":"date","hint":t("The first day on which the salary applies."),"required":true,"creatable":true,"changeable":true},
    "end_date": {"name":"end_date","label":t("End date"),"type":"date","hint":t("The last day on which the salary applies; null if open-ended."),"nullable":true,"creatable":true,"changeable":true},
    "notes": {"name":"notes","label":t("Notes"),"type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "is_demo": {"name":"is_demo","label":t("Is demo"),"type":"boolean"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "employee": {"kind":"one","resource":"employees","field":"employee_id"},
  },
  actions: {},
  isSearchable: false,
};
