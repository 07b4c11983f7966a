// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const holidays: ResourceMetadata = {
  name: "holidays",
  singular: t("holiday request"),
  plural: t("holiday requests"),
  rights: {
    "list": [],
    "create": [],
    "update": [{"permissions":["manage-leave"],"someRows":true}],
    "delete": [{"permissions":["manage-leave"],"someRows":true}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"holidays"},
    "employee_id": {"name":"employee_id","label":t("Employee"),"type":"id","hint":t("Default: the caller."),"creatable":true,"resource":"employees"},
    "holiday_policy_id": {"name":"holiday_policy_id","label":t("Holiday policy"),"type":"id","hint":t("Default: the default policy."),"creatable":true,"changeable":true,"resource":"holiday-policies"},
    "start_date": {"name":"start_date","label":t("Start date"),"type":"date","required":true,"creatable":true,"changeable":true},
    "end_date": {"name":"end_date","label":t("End date"),"type":"date","hint":t("At most 366 days after the start."),"required":true,"creatable":true,"changeable":true},
    "start_period": {"name":"start_period","label":t("Start period"),"type":"enum","hint":t("If afternoon, the first day is a half day."),"creatable":true,"changeable":true,"options":["morning","afternoon"],"default":"morning"},
    "end_period": {"name":"end_period","label":t("End period"),"type":"enum","hint":t("If morning, the last day is a half day."),"creatable":true,"changeable":true,"options":["morning","afternoon"],"default":"afternoon"},
    "minutes": {"name":"minutes","label":t("Minutes"),"type":"minutes","hint":t("The minutes of hourly leave, which is on a single date and has no periods."),"nullable":true,"creatable":true,"changeable":true,"minimum":15,"maximum":1440},
    "reason": {"name":"reason","label":t("Reason"),"type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "substitute_employee_id": {"name":"substitute_employee_id","label":t("Substitute employee"),"type":"id","hint":t("The employee who substitutes."),"nullable":true,"creatable":true,"changeable":true,"resource":"employees"},
    "status": {"name":"status","label":t("Status"),"type":"enum","options":["pending","approved","rejected","cancelled"]},
    "status_explanation": {"name":"status_explanation","label":t("Status explanation"),"type":"text","hint":t("The explanation of the last decision."),"nullable":true,"maxLength":1000},
    "days": {"name":"days","label":t("Days"),"type":"days","hint":t("The counted days. At most 4 decimals."),"minimum":0,"maximum":367,"decimals":4},
    "days_by_year": {"name":"days_by_year","label":t("Days by year"),"type":"json","hint":t("The counted days by leave year, which add up to days."),"items":{"year":{"name":"year","label":t("Year"),"type":"integer","required":true,"creatable":true,"unread":true},"days":{"name":"days","label":t("Days"),"type":"decimal","required":true,"creatable":true,"unread":true}}},
    "decided_by_employee_id": {"name":"decided_by_employee_id","label":t("Decided by employee"),"type":"id","hint":t("Null if the request was decided automatically."),"nullable":true,"resource":"employees"},
    "decided_at": {"name":"decided_at","label":t("Decided at"),"type":"date-time","nullable":true},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "employee": {"kind":"one","resource":"employees","field":"employee_id"},
    "holidayPolicy": {"kind":"one","resource":"holiday-policies","field":"holiday_policy_id"},
    "substitute": {"kind":"one","resource":"employees","field":"substitute_employee_id"},
    "decidedBy": {"kind":"one","resource":"employees","field":"decided_by_employee_id"},
  },
  actions: {
    "approve": {"title":t("Approve"),"description":t("Approves the leave and deducts its days from the balance."),"permissions":["manage-leave"],"someRows":true,"levels":["record","collection"],"parameters":{"status_explanation":{"name":"status_explanation","label":t("Status explanation"),"type":"text","hint":t("Stored as status_explanation."),"nullable":true,"creatable":true,"unread":true,"maxLength":1000},"override_balance":{"name":"override_balance","label":t("Override balance"),"type":"boolean","hint":t("Whether to approve even if the balance is not enough; requires manage-leave."),"nullable":true,"creatable":true,"unread":true,"default":false}}},
    "reject": {"title":t("Reject"),"description":t("Rejects the leave."),"permissions":["manage-leave"],"someRows":true,"levels":["record","collection"],"parameters":{"status_explanation":{"name":"status_explanation","label":t("Status explanation"),"type":"text","hint":t("Stored as status_explanation."),"nullable":true,"creatable":true,"unread":true,"maxLength":1000}}},
    "cancel": {"title":t("Cancel"),"description":t("Cancels the request. The days of approved leave are returned to the balance."),"permissions":["manage-leave"],"someRows":true,"levels":["record","collection"],"parameters":{"status_explanation":{"name":"status_explanation","label":t("Status explanation"),"type":"text","hint":t("Stored as status_explanation."),"nullable":true,"creatable":true,"unread":true,"maxLength":1000}}},
    "export": {"title":t("Export leave requests"),"description":t("Exports the requests to a file and returns its URL, which needs no credential and is valid until expires_at."),"permissions":[],"levels":["collection"],"parameters":{}},
  },
  isSearchable: true,
};
