// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const holidayBalances: ResourceMetadata = {
  name: "holiday-balances",
  singular: t("holiday balance"),
  plural: t("holiday balances"),
  rights: {
    "list": [],
    "create": [{"permissions":["manage-leave"]}],
    "update": [{"permissions":["manage-leave"]}],
    "delete": [{"permissions":["manage-leave"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"holiday-balances"},
    "employee_id": {"name":"employee_id","label":t("Employee"),"type":"id","required":true,"creatable":true,"resource":"employees"},
    "holiday_policy_id": {"name":"holiday_policy_id","label":t("Holiday policy"),"type":"id","required":true,"creatable":true,"resource":"holiday-policies"},
    "year": {"name":"year","label":t("Year"),"type":"integer","hint":t("The calendar year in which the leave year starts."),"required":true,"creatable":true,"minimum":2000,"maximum":2100},
    "initial_balance": {"name":"initial_balance","label":t("Initial balance"),"type":"days","hint":t("The opening balance without days carried over. Null restores the default: the grant of an upfront policy, otherwise 0. At most 2 decimals."),"nullable":true,"creatable":true,"changeable":true,"minimum":-366,"maximum":366,"decimals":2},
    "entitlement": {"name":"entitlement","label":t("Entitlement"),"type":"days","hint":t("The entitlement in days for a full year. At most 2 decimals. Default: the policy's, by seniority and the share of the week worked."),"creatable":true,"changeable":true,"minimum":0,"maximum":366,"decimals":2},
    "accrues_from": {"name":"accrues_from","label":t("Accrues from"),"type":"date","hint":t("The first day on which leave accrues, in the leave year. Default: its first day, or that of the employment if later."),"creatable":true,"changeable":true},
    "carry_over_max_days": {"name":"carry_over_max_days","label":t("Carry over max days"),"type":"days","hint":t("The maximum number of days carried over; null: no limit. Copied from the policy when the balance opens. At most 4 decimals."),"nullable":true,"creatable":true,"changeable":true,"minimum":0,"decimals":4},
    "carry_over_expires_on": {"name":"carry_over_expires_on","label":t("Carry over expires on"),"type":"date","hint":t("The last day on which days carried over can be used; null: they do not expire. Copied from the policy when the balance opens."),"nullable":true,"creatable":true,"changeable":true},
    "adjustments": {"name":"adjustments","label":t("Adjustments"),"type":"json","hint":t("Append-only."),"items":{"days":{"name":"days","label":t("Days"),"type":"decimal","required":true,"creatable":true,"unread":true},"effective_date":{"name":"effective_date","label":t("Effective date"),"type":"date-time","required":true,"creatable":true,"unread":true},"reason":{"name":"reason","label":t("Reason"),"type":"string","required":true,"creatable":true,"unread":true},"created_by":{"name":"created_by","label":t("Created by"),"type":"string","hint":t("The id of the user account; null for the system."),"required":true,"nullable":true,"creatable":true,"unread":true},"created_at":{"name":"created_at","label":t("Created at"),"type":"date-time","required":true,"creatable":true,"unread":true}}},
    "year_start": {"name":"year_start","label":t("Year start"),"type":"date","hint":t("The first day of the leave year. A calendar day, as midnight UTC.")},
    "year_end": {"name":"year_end","label":t("Year end"),"type":"date","hint":t("The last day of the leave year. A calendar day, as midnight UTC.")},
    "as_of": {"name":"as_of","label":t("As of"),"type":"date","hint":t("The date of the figures: today, or the nearest day of the leave year. A calendar day, as midnight UTC.")},
    "carried_over": {"name":"carried_over","label":t("Carried over"),"type":"days","hint":t("Days carried over from the previous leave year. At most 4 decimals."),"nullable":true,"decimals":4},
    "accrued": {"name":"accrued","label":t("Accrued"),"type":"days","hint":t("Days accrued so far. At most 4 decimals."),"nullable":true,"decimals":4},
    "adjusted": {"name":"adjusted","label":t("Adjusted"),"type":"days","hint":t("The sum of the adjustments so far. At most 4 decimals."),"nullable":true,"decimals":4},
    "taken": {"name":"taken","label":t("Taken"),"type":"days","hint":t("Approved days so far. At most 4 decimals."),"decimals":4},
    "booked": {"name":"booked","label":t("Booked"),"type":"days","hint":t("Approved days still to come in the leave year. At most 4 decimals."),"decimals":4},
    "pending": {"name":"pending","label":t("Pending"),"type":"days","hint":t("Days of pending requests in the leave year. At most 4 decimals."),"decimals":4},
    "lapsed": {"name":"lapsed","label":t("Lapsed"),"type":"days","hint":t("Days carried over that have expired. At most 4 decimals."),"nullable":true,"decimals":4},
    "ledger_balance": {"name":"ledger_balance","label":t("Ledger balance"),"type":"days","hint":t("The balance on the date of the figures. At most 4 decimals."),"nullable":true,"decimals":4},
    "balance": {"name":"balance","label":t("Balance"),"type":"days","hint":t("The balance after all approved days of the leave year. At most 4 decimals."),"nullable":true,"decimals":4},
    "available": {"name":"available","label":t("Available"),"type":"days","hint":t("The days that can still be requested. At most 4 decimals."),"nullable":true,"decimals":4},
    "deleted_at": {"name":"deleted_at","label":t("Deleted at"),"type":"date-time","nullable":true},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "employee": {"kind":"one","resource":"employees","field":"employee_id"},
    "holidayPolicy": {"kind":"one","resource":"holiday-policies","field":"holiday_policy_id"},
  },
  actions: {
    "reapply-policy": {"title":t("Reapply policy"),"description":t("Resets the entitlement and the carry-over limits of the balance to the values with which it would open today."),"permissions":["manage-leave"],"levels":["record","collection"],"parameters":{}},
    "adjust": {"title":t("Adjust"),"description":t("Adds days to the balance, or deducts them if negative, with an effective date and a reason."),"permissions":["manage-leave"],"levels":["record"],"parameters":{"days":{"name":"days","label":t("Days"),"type":"days","hint":t("Not 0. At most 2 decimals."),"required":true,"creatable":true,"unread":true,"minimum":-9999.99,"maximum":9999.99,"decimals":2},"effective_date":{"name":"effective_date","label":t("Effective date"),"type":"date","hint":t("A date in the leave year; default: as_of of the balance."),"nullable":true,"creatable":true,"unread":true},"reason":{"name":"reason","label":t("Reason"),"type":"string","required":true,"creatable":true,"unread":true,"maxLength":255}}},
    "restore": {"title":t("Restore"),"description":t("Restores a deleted balance."),"permissions":["manage-leave"],"levels":["record"],"parameters":{}},
  },
  isSearchable: true,
};
