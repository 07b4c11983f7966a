// Made by `npm run generate` from the API description. Do not edit.

import type { ResourceMetadata } from "../../metadata.ts";

export const employeeBenefits: ResourceMetadata = {
  name: "employee-benefits",
  singular: "employee benefit",
  plural: "employee benefits",
  rights: {
    "list": [],
    "create": [{"permissions":["manage-benefits"]}],
    "update": [{"permissions":["manage-benefits"]}],
    "delete": [{"permissions":["manage-benefits"]}],
  },
  fields: {
    "id": {"name":"id","label":"ID","type":"id","resource":"employee-benefits"},
    "employee_id": {"name":"employee_id","label":"Employee","type":"id","required":true,"creatable":true,"resource":"employees"},
    "benefit_id": {"name":"benefit_id","label":"Benefit","type":"id","required":true,"creatable":true,"resource":"benefits"},
    "start_date": {"name":"start_date","label":"Start date","type":"date","hint":"The first day, on which the benefit is charged for the first time.","required":true,"creatable":true,"changeable":true},
    "end_date": {"name":"end_date","label":"End date","type":"date","hint":"The last day; null if open-ended. Default: the last day of employment, if it is known.","nullable":true,"creatable":true,"changeable":true},
    "frequency": {"name":"frequency","label":"Frequency","type":"enum","hint":"That of the benefit when the enrolment was created.","options":["monthly","quarterly","yearly","one_time"]},
    "currency": {"name":"currency","label":"Currency","type":"currency","hint":"That of the benefit when the enrolment was created.","maxLength":3},
    "employer_cost": {"name":"employer_cost","label":"Employer cost","type":"money","currencyField":"currency","hint":"The company's part of each charge. At most 2 decimals. Default: that of the benefit.","creatable":true,"changeable":true,"minimum":0,"decimals":2,"gate":{"read":["view-benefits"],"readsSomeRows":false,"write":["view-benefits"]}},
    "employee_cost": {"name":"employee_cost","label":"Employee cost","type":"money","currencyField":"currency","hint":"The employee's part of each charge. At most 2 decimals. Default: that of the benefit.","creatable":true,"changeable":true,"minimum":0,"decimals":2},
    "notes": {"name":"notes","label":"Notes","type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535,"gate":{"read":["view-benefits"],"readsSomeRows":false,"write":["view-benefits"]}},
    "status": {"name":"status","label":"Status","type":"enum","options":["scheduled","active","ended"]},
    "next_charge_date": {"name":"next_charge_date","label":"Next charge date","type":"date","hint":"The first charge from today on; null if there is none. A calendar day, as midnight UTC.","nullable":true},
    "created_at": {"name":"created_at","label":"Created at","type":"date-time"},
    "updated_at": {"name":"updated_at","label":"Updated at","type":"date-time"},
  },
  relationships: {
    "employee": {"kind":"one","resource":"employees","field":"employee_id"},
    "benefit": {"kind":"one","resource":"benefits","field":"benefit_id"},
  },
  actions: {
    "end": {"title":"End","description":"Sets the last day of the enrolment.","permissions":["manage-benefits"],"levels":["record","collection"],"parameters":{"end_date":{"name":"end_date","label":"End date","type":"date","hint":"The last day. Default: today.","nullable":true,"creatable":true,"unread":true}}},
  },
  isSearchable: false,
};
