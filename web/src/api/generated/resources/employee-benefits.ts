// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const employeeBenefits: ResourceMetadata = {
  name: "employee-benefits",
  singular: t("employee benefit"),
  plural: t("employee benefits"),
  rights: {
    "list": [],
    "create": [{"permissions":["manage-benefits"]}],
    "update": [{"permissions":["manage-benefits"]}],
    "delete": [{"permissions":["manage-benefits"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"employee-benefits"},
    "employee_id": {"name":"employee_id","label":t("Employee"),"type":"id","required":true,"creatable":true,"resource":"employees"},
    "benefit_id": {"name":"benefit_id","label":t("Benefit"),"type":"id","required":true,"creatable":true,"resource":"benefits"},
    "start_date": {"name":"start_date","label":t("Start date"),"type":"date","hint":t("The first day, on which the benefit is charged for the first time."),"required":true,"creatable":true,"changeable":true},
    "end_date": {"name":"end_date","label":t("End date"),"type":"date","hint":t("The last day; null if open-ended. Default: the last day of employment, if it is known."),"nullable":true,"creatable":true,"changeable":true},
    "frequency": {"name":"frequency","label":t("Frequency"),"type":"enum","hint":t("That of the benefit when the enrolment was created."),"options":["monthly","quarterly","yearly","one_time"]},
    "currency": {"name":"currency","label":t("Currency"),"type":"currency","hint":t("That of the benefit when the enrolment was created."),"maxLength":3},
    "employer_cost": {"name":"employer_cost","label":t("Employer cost"),"type":"money","currencyField":"currency","hint":t("The company's part of each charge. At most 2 decimals. Default: that of the benefit."),"creatable":true,"changeable":true,"minimum":0,"decimals":2,"gate":{"read":["view-benefits"],"readsSomeRows":false,"write":["view-benefits"]}},
    "employee_cost": {"name":"employee_cost","label":t("Employee cost"),"type":"money","currencyField":"currency","hint":t("The employee's part of each charge. At most 2 decimals. Default: that of the benefit."),"creatable":true,"changeable":true,"minimum":0,"decimals":2},
    "notes": {"name":"notes","label":t("Notes"),"type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535,"gate":{"read":["view-benefits"],"readsSomeRows":false,"write":["view-benefits"]}},
    "status": {"name":"status","label":t("Status"),"type":"enum","options":["scheduled","active","ended"]},
    "next_charge_date": {"name":"next_charge_date","label":t("Next charge date"),"type":"date","hint":t("The first charge from today on; null if there is none. A calendar day, as midnight UTC."),"nullable":true},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "employee": {"kind":"one","resource":"employees","field":"employee_id"},
    "benefit": {"kind":"one","resource":"benefits","field":"benefit_id"},
  },
  actions: {
    "end": {"title":t("End"),"description":t("Sets the last day of the enrolment."),"permissions":["manage-benefits"],"levels":["record","collection"],"parameters":{"end_date":{"name":"end_date","label":t("End date"),"type":"date","hint":t("The last day. Default: today."),"nullable":true,"creatable":true,"unread":true}}},
  },
  isSearchable: false,
};
