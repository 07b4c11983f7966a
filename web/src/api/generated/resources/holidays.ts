// Made by `npm run generate` from the API description. Do not edit.

import type { ResourceMetadata } from "../../metadata.ts";

export const holidays: ResourceMetadata = {
  name: "holidays",
  singular: "holiday request",
  plural: "holiday requests",
  rights: {
    "list": [],
    "create": [],
    "update": [{"permissions":["manage-leave"],"someRows":true}],
    "delete": [{"permissions":["manage-leave"],"someRows":true}],
  },
  fields: {
    "id": {"name":"id","label":"ID","type":"id","resource":"holidays"},
    "employee_id": {"name":"employee_id","label":"Employee","type":"id","hint":"Default: the caller.","creatable":true,"resource":"employees"},
    "holiday_policy_id": {"name":"holiday_policy_id","label":"Holiday policy","type":"id","hint":"Default: the default policy.","creatable":true,"changeable":true,"resource":"holiday-policies"},
    "start_date": {"name":"start_date","label":"Start date","type":"date","required":true,"creatable":true,"changeable":true},
    "end_date": {"name":"end_date","label":"End date","type":"date","hint":"At most 366 days after the start.","required":true,"creatable":true,"changeable":true},
    "start_period": {"name":"start_period","label":"Start period","type":"enum","hint":"If afternoon, the first day is a half day.","creatable":true,"changeable":true,"options":["morning","afternoon"],"default":"morning"},
    "end_period": {"name":"end_period","label":"End period","type":"enum","hint":"If morning, the last day is a half day.","creatable":true,"changeable":true,"options":["morning","afternoon"],"default":"afternoon"},
    "minutes": {"name":"minutes","label":"Minutes","type":"minutes","hint":"The minutes of hourly leave, which is on a single date and has no periods.","nullable":true,"creatable":true,"changeable":true,"minimum":15,"maximum":1440},
    "reason": {"name":"reason","label":"Reason","type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "substitute_employee_id": {"name":"substitute_employee_id","label":"Substitute employee","type":"id","hint":"The employee who substitutes.","nullable":true,"creatable":true,"changeable":true,"resource":"employees"},
    "status": {"name":"status","label":"Status","type":"enum","options":["pending","approved","rejected","cancelled"]},
    "status_explanation": {"name":"status_explanation","label":"Status explanation","type":"text","hint":"The explanation of the last decision.","nullable":true,"maxLength":1000},
    "days": {"name":"days","label":"Days","type":"days","hint":"The counted days. At most 4 decimals.","minimum":0,"maximum":367,"decimals":4},
    "days_by_year": {"name":"days_by_year","label":"Days by year","type":"json","hint":"The counted days by leave year, which add up to days.","items":{"year":{"name":"year","label":"Year","type":"integer","required":true,"creatable":true,"unread":true},"days":{"name":"days","label":"Days","type":"decimal","required":true,"creatable":true,"unread":true}}},
    "decided_by_employee_id": {"name":"decided_by_employee_id","label":"Decided by employee","type":"id","hint":"Null if the request was decided automatically.","nullable":true,"resource":"employees"},
    "decided_at": {"name":"decided_at","label":"Decided at","type":"date-time","nullable":true},
    "created_at": {"name":"created_at","label":"Created at","type":"date-time"},
    "updated_at": {"name":"updated_at","label":"Updated at","type":"date-time"},
  },
  relationships: {
    "employee": {"kind":"one","resource":"employees","field":"employee_id"},
    "holidayPolicy": {"kind":"one","resource":"holiday-policies","field":"holiday_policy_id"},
    "substitute": {"kind":"one","resource":"employees","field":"substitute_employee_id"},
    "decidedBy": {"kind":"one","resource":"employees","field":"decided_by_employee_id"},
  },
  actions: {
    "approve": {"title":"Approve","description":"Approves the leave and deducts its days from the balance.","permissions":["manage-leave"],"someRows":true,"levels":["record","collection"],"parameters":{"status_explanation":{"name":"status_explanation","label":"Status explanation","type":"text","hint":"Stored as status_explanation.","nullable":true,"creatable":true,"unread":true,"maxLength":1000},"override_balance":{"name":"override_balance","label":"Override balance","type":"boolean","hint":"Whether to approve even if the balance is not enough; requires manage-leave.","nullable":true,"creatable":true,"unread":true,"default":false}}},
    "reject": {"title":"Reject","description":"Rejects the leave.","permissions":["manage-leave"],"someRows":true,"levels":["record","collection"],"parameters":{"status_explanation":{"name":"status_explanation","label":"Status explanation","type":"text","hint":"Stored as status_explanation.","nullable":true,"creatable":true,"unread":true,"maxLength":1000}}},
    "cancel": {"title":"Cancel","description":"Cancels the request. The days of approved leave are returned to the balance.","permissions":["manage-leave"],"someRows":true,"levels":["record","collection"],"parameters":{"status_explanation":{"name":"status_explanation","label":"Status explanation","type":"text","hint":"Stored as status_explanation.","nullable":true,"creatable":true,"unread":true,"maxLength":1000}}},
    "export": {"title":"Export leave requests","description":"Exports the requests to a file and returns its URL, which needs no credential and is valid until expires_at.","permissions":[],"levels":["collection"],"parameters":{}},
  },
  isSearchable: true,
};
