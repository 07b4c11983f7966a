// Made by `npm run generate` from the API description. Do not edit.

import type { ResourceMetadata } from "../../metadata.ts";

export const benefits: ResourceMetadata = {
  name: "benefits",
  singular: "benefit",
  plural: "benefits",
  rights: {
    "list": [],
    "create": [{"permissions":["manage-benefits"]}],
    "update": [{"permissions":["manage-benefits"]}],
    "delete": [{"permissions":["manage-benefits"]}],
  },
  fields: {
    "id": {"name":"id","label":"ID","type":"id","resource":"benefits"},
    "name": {"name":"name","label":"Name","type":"string","required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":255},
    "description": {"name":"description","label":"Description","type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "category": {"name":"category","label":"Category","type":"enum","required":true,"creatable":true,"changeable":true,"options":["health","life_insurance","retirement","meal","wellness","transport","education","family","equipment","other"]},
    "provider": {"name":"provider","label":"Provider","type":"string","hint":"The insurer, the gym network and the like.","nullable":true,"creatable":true,"changeable":true,"maxLength":255},
    "url": {"name":"url","label":"URL","type":"url","nullable":true,"creatable":true,"changeable":true,"maxLength":2048},
    "frequency": {"name":"frequency","label":"Frequency","type":"enum","hint":"How often the benefit is charged. A change does not affect existing enrolments.","required":true,"creatable":true,"changeable":true,"options":["monthly","quarterly","yearly","one_time"]},
    "employer_cost": {"name":"employer_cost","label":"Employer cost","type":"money","currencyField":"currency","hint":"The company's part of each charge. A change does not affect existing enrolments. At most 2 decimals.","creatable":true,"changeable":true,"default":0,"minimum":0,"decimals":2,"gate":{"read":["view-benefits"],"readsSomeRows":false,"write":["view-benefits"]}},
    "employee_cost": {"name":"employee_cost","label":"Employee cost","type":"money","currencyField":"currency","hint":"The employee's part of each charge, which is withheld from the salary. At most 2 decimals.","creatable":true,"changeable":true,"default":0,"minimum":0,"decimals":2},
    "currency": {"name":"currency","label":"Currency","type":"currency","hint":"Cannot be changed once the benefit is used. Default: the workspace's.","creatable":true,"changeable":true,"maxLength":3},
    "waiting_period_days": {"name":"waiting_period_days","label":"Waiting period days","type":"days","hint":"The number of days after the first day of employment before the benefit may start.","creatable":true,"changeable":true,"default":0,"minimum":0,"maximum":3650},
    "eligible_contract_types": {"name":"eligible_contract_types","label":"Eligible contract types","type":"names","hint":"The contract types that are eligible; if empty, everybody is, also without a contract type.","creatable":true,"changeable":true,"options":["employment_contract","internship","b2b_unpaid_holidays","b2b_paid_holidays"],"default":[],"maxItems":500},
    "available_from": {"name":"available_from","label":"Available from","type":"date","hint":"The first day on which an enrolment may start.","nullable":true,"creatable":true,"changeable":true},
    "available_until": {"name":"available_until","label":"Available until","type":"date","hint":"The last day on which an enrolment may start.","nullable":true,"creatable":true,"changeable":true},
    "is_active": {"name":"is_active","label":"Is active","type":"boolean","hint":"An inactive benefit gets no new enrolments; existing ones continue.","creatable":true,"changeable":true,"default":true},
    "is_used": {"name":"is_used","label":"Is used","type":"boolean"},
    "created_at": {"name":"created_at","label":"Created at","type":"date-time"},
    "updated_at": {"name":"updated_at","label":"Updated at","type":"date-time"},
  },
  relationships: {},
  actions: {
    "assign": {"title":"Assign","description":"Enrols each of the employees in the benefit, all of them or none, and returns the enrolments. Problems with one employee are reported at `employee_ids.N`.","permissions":["manage-benefits"],"levels":["record"],"parameters":{"employee_ids":{"name":"employee_ids","label":"Employees","type":"ids","required":true,"creatable":true,"unread":true,"resource":"employees","maxItems":500},"start_date":{"name":"start_date","label":"Start date","type":"date","required":true,"creatable":true,"unread":true},"end_date":{"name":"end_date","label":"End date","type":"date","hint":"The last day; default: the last day of employment, if it is known.","nullable":true,"creatable":true,"unread":true},"employer_cost":{"name":"employer_cost","label":"Employer cost","type":"money","currencyField":"currency","hint":"Default: that of the benefit. At most 2 decimals.","nullable":true,"creatable":true,"unread":true,"minimum":0,"decimals":2},"employee_cost":{"name":"employee_cost","label":"Employee cost","type":"money","currencyField":"currency","hint":"Default: that of the benefit. At most 2 decimals.","nullable":true,"creatable":true,"unread":true,"minimum":0,"decimals":2},"notes":{"name":"notes","label":"Notes","type":"text","nullable":true,"creatable":true,"unread":true,"maxLength":65535}}},
  },
  isSearchable: true,
};
