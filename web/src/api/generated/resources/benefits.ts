// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const benefits: ResourceMetadata = {
  name: "benefits",
  singular: t("benefit"),
  plural: t("benefits"),
  rights: {
    "list": [],
    "create": [{"permissions":["manage-benefits"]}],
    "update": [{"permissions":["manage-benefits"]}],
    "delete": [{"permissions":["manage-benefits"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"benefits"},
    "name": {"name":"name","label":t("Name"),"type":"string","required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":255},
    "description": {"name":"description","label":t("Description"),"type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "category": {"name":"category","label":t("Category"),"type":"enum","required":true,"creatable":true,"changeable":true,"options":["health","life_insurance","retirement","meal","wellness","transport","education","family","equipment","other"]},
    "provider": {"name":"provider","label":t("Provider"),"type":"string","hint":t("The insurer, the gym network and the like."),"nullable":true,"creatable":true,"changeable":true,"maxLength":255},
    "url": {"name":"url","label":t("URL"),"type":"url","nullable":true,"creatable":true,"changeable":true,"maxLength":2048},
    "frequency": {"name":"frequency","label":t("Frequency"),"type":"enum","hint":t("How often the benefit is charged. A change does not affect existing enrolments."),"required":true,"creatable":true,"changeable":true,"options":["monthly","quarterly","yearly","one_time"]},
    "employer_cost": {"name":"employer_cost","label":t("Employer cost"),"type":"money","currencyField":"currency","hint":t("The company's part of each charge. A change does not affect existing enrolments. At most 2 decimals."),"creatable":true,"changeable":true,"default":0,"minimum":0,"decimals":2,"gate":{"read":["view-benefits"],"readsSomeRows":false,"write":["view-benefits"]}},
    "employee_cost": {"name":"employee_cost","label":t("Employee cost"),"type":"money","currencyField":"currency","hint":t("The employee's part of each charge, which is withheld from the salary. At most 2 decimals."),"creatable":true,"changeable":true,"default":0,"minimum":0,"decimals":2},
    "currency": {"name":"currency","label":t("Currency"),"type":"currency","hint":t("Cannot be changed once the benefit is used. Default: the workspace's."),"creatable":true,"changeable":true,"maxLength":3},
    "waiting_period_days": {"name":"waiting_period_days","label":t("Waiting period days"),"type":"days","hint":t("The number of days after the first day of employment before the benefit may start."),"creatable":true,"changeable":true,"default":0,"minimum":0,"maximum":3650},
    "eligible_contract_types": {"name":"eligible_contract_types","label":t("Eligible contract types"),"type":"names","hint":t("The contract types that are eligible; if empty, everybody is, also without a contract type."),"creatable":true,"changeable":true,"options":["employment_contract","internship","b2b_unpaid_holidays","b2b_paid_holidays"],"default":[],"maxItems":500},
    "available_from": {"name":"available_from","label":t("Available from"),"type":"date","hint":t("The first day on which an enrolment may start."),"nullable":true,"creatable":true,"changeable":true},
    "available_until": {"name":"available_until","label":t("Available until"),"type":"date","hint":t("The last day on which an enrolment may start."),"nullable":true,"creatable":true,"changeable":true},
    "is_active": {"name":"is_active","label":t("Is active"),"type":"boolean","hint":t("An inactive benefit gets no new enrolments; existing ones continue."),"creatable":true,"changeable":true,"default":true},
    "is_used": {"name":"is_used","label":t("Is used"),"type":"boolean"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {},
  actions: {
    "assign": {"title":t("Assign"),"description":t("Enrols each of the employees in the benefit, all of them or none, and returns the enrolments. Problems with one employee are reported at `employee_ids.N`."),"permissions":["manage-benefits"],"levels":["record"],"parameters":{"employee_ids":{"name":"employee_ids","label":t("Employees"),"type":"ids","required":true,"creatable":true,"unread":true,"resource":"employees","maxItems":500},"start_date":{"name":"start_date","label":t("Start date"),"type":"date","required":true,"creatable":true,"unread":true},"end_date":{"name":"end_date","label":t("End date"),"type":"date","hint":t("The last day; default: the last day of employment, if it is known."),"nullable":true,"creatable":true,"unread":true},"employer_cost":{"name":"employer_cost","label":t("Employer cost"),"type":"money","currencyField":"currency","hint":t("Default: that of the benefit. At most 2 decimals."),"nullable":true,"creatable":true,"unread":true,"minimum":0,"decimals":2},"employee_cost":{"name":"employee_cost","label":t("Employee cost"),"type":"money","currencyField":"currency","hint":t("Default: that of the benefit. At most 2 decimals."),"nullable":true,"creatable":true,"unread":true,"minimum":0,"decimals":2},"notes":{"name":"notes","label":t("Notes"),"type":"text","nullable":true,"creatable":true,"unread":true,"maxLength":65535}}},
  },
  isSearchable: true,
};
