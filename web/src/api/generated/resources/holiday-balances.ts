// Made by `npm run generate` from the API description. Do not edit.

import type { ResourceMetadata } from "../../metadata.ts";

export const holidayBalances: ResourceMetadata = {
  name: "holiday-balances",
  singular: "holiday balance",
  plural: "holiday balances",
  rights: {
    "list": [],
    "create": [{"permissions":["manage-leave"]}],
    "update": [{"permissions":["manage-leave"]}],
    "delete": [{"permissions":["manage-leave"]}],
  },
  fields: {
    "id": {"name":"id","label":"ID","type":"id","resource":"holiday-balances"},
    "employee_id": {"name":"employee_id","label":"Employee","type":"id","required":true,"creatable":true,"resource":"employees"},
    "holiday_policy_id": {"name":"holiday_policy_id","label":"Holiday policy","type":"id","required":true,"creatable":true,"resource":"holiday-policies"},
    "year": {"name":"year","label":"Year","type":"integer","hint":"The calendar year in which the leave year starts.","required":true,"creatable":true,"minimum":2000,"maximum":2100},
    "initial_balance": {"name":"initial_balance","label":"Initial balance","type":"days","hint":"The opening balance without days carried over. Null restores the default: the grant of an upfront policy, otherwise 0. At most 2 decimals.","nullable":true,"creatable":true,"changeable":true,"minimum":-366,"maximum":366,"decimals":2},
    "entitlement": {"name":"entitlement","label":"Entitlement","type":"days","hint":"The entitlement in days for a full year. At most 2 decimals. Default: the policy's, by seniority and the share of the week worked.","creatable":true,"changeable":true,"minimum":0,"maximum":366,"decimals":2},
    "accrues_from": {"name":"accrues_from","label":"Accrues from","type":"date","hint":"The first day on which leave accrues, in the leave year. Default: its first day, or that of the employment if later.","creatable":true,"changeable":true},
    "carry_over_max_days": {"name":"carry_over_max_days","label":"Carry over max days","type":"days","hint":"The maximum number of days carried over; null: no limit. Copied from the policy when the balance opens. At most 4 decimals.","nullable":true,"creatable":true,"changeable":true,"minimum":0,"decimals":4},
    "carry_over_expires_on": {"name":"carry_over_expires_on","label":"Carry over expires on","type":"date","hint":"The last day on which days carried over can be used; null: they do not expire. Copied from the policy when the balance opens.","nullable":true,"creatable":true,"changeable":true},
    "adjustments": {"name":"adjustments","label":"Adjustments","type":"json","hint":"Append-only.","items":{"days":{"name":"days","label":"Days","type":"decimal","required":true,"creatable":true,"unread":true},"effective_date":{"name":"effective_date","label":"Effective date","type":"date-time","required":true,"creatable":true,"unread":true},"reason":{"name":"reason","label":"Reason","type":"string","required":true,"creatable":true,"unread":true},"created_by":{"name":"created_by","label":"Created by","type":"string","hint":"The id of the user account; null for the system.","required":true,"nullable":true,"creatable":true,"unread":true},"created_at":{"name":"created_at","label":"Created at","type":"date-time","required":true,"creatable":true,"unread":true}}},
    "year_start": {"name":"year_start","label":"Year start","type":"date","hint":"The first day of the leave year. A calendar day, as midnight UTC."},
    "year_end": {"name":"year_end","label":"Year end","type":"date","hint":"The last day of the leave year. A calendar day, as midnight UTC."},
    "as_of": {"name":"as_of","label":"As of","type":"date","hint":"The date of the figures: today, or the nearest day of the leave year. A calendar day, as midnight UTC."},
    "carried_over": {"name":"carried_over","label":"Carried over","type":"days","hint":"Days carried over from the previous leave year. At most 4 decimals.","nullable":true,"decimals":4},
    "accrued": {"name":"accrued","label":"Accrued","type":"days","hint":"Days accrued so far. At most 4 decimals.","nullable":true,"decimals":4},
    "adjusted": {"name":"adjusted","label":"Adjusted","type":"days","hint":"The sum of the adjustments so far. At most 4 decimals.","nullable":true,"decimals":4},
    "taken": {"name":"taken","label":"Taken","type":"days","hint":"Approved days so far. At most 4 decimals.","decimals":4},
    "booked": {"name":"booked","label":"Booked","type":"days","hint":"Approved days still to come in the leave year. At most 4 decimals.","decimals":4},
    "pending": {"name":"pending","label":"Pending","type":"days","hint":"Days of pending requests in the leave year. At most 4 decimals.","decimals":4},
    "lapsed": {"name":"lapsed","label":"Lapsed","type":"days","hint":"Days carried over that have expired. At most 4 decimals.","nullable":true,"decimals":4},
    "ledger_balance": {"name":"ledger_balance","label":"Ledger balance","type":"days","hint":"The balance on the date of the figures. At most 4 decimals.","nullable":true,"decimals":4},
    "balance": {"name":"balance","label":"Balance","type":"days","hint":"The balance after all approved days of the leave year. At most 4 decimals.","nullable":true,"decimals":4},
    "available": {"name":"available","label":"Available","type":"days","hint":"The days that can still be requested. At most 4 decimals.","nullable":true,"decimals":4},
    "deleted_at": {"name":"deleted_at","label":"Deleted at","type":"date-time","nullable":true},
    "created_at": {"name":"created_at","label":"Created at","type":"date-time"},
    "updated_at": {"name":"updated_at","label":"Updated at","type":"date-time"},
  },
  relationships: {
    "employee": {"kind":"one","resource":"employees","field":"employee_id"},
    "holidayPolicy": {"kind":"one","resource":"holiday-policies","field":"holiday_policy_id"},
  },
  actions: {
    "reapply-policy": {"title":"Reapply policy","description":"Resets the entitlement and the carry-over limits of the balance to the values with which it would open today.","permissions":["manage-leave"],"levels":["record","collection"],"parameters":{}},
    "adjust": {"title":"Adjust","description":"Adds days to the balance, or deducts them if negative, with an effective date and a reason.","permissions":["manage-leave"],"levels":["record"],"parameters":{"days":{"name":"days","label":"Days","type":"days","hint":"Not 0. At most 2 decimals.","required":true,"creatable":true,"unread":true,"minimum":-9999.99,"maximum":9999.99,"decimals":2},"effective_date":{"name":"effective_date","label":"Effective date","type":"date","hint":"A date in the leave year; default: as_of of the balance.","nullable":true,"creatable":true,"unread":true},"reason":{"name":"reason","label":"Reason","type":"string","required":true,"creatable":true,"unread":true,"maxLength":255}}},
    "restore": {"title":"Restore","description":"Restores a deleted balance.","permissions":["manage-leave"],"levels":["record"],"parameters":{}},
  },
  isSearchable: true,
};
