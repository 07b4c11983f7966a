// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const expenseCategories: ResourceMetadata = {
  name: "expense-categories",
  singular: t("expense category"),
  plural: t("expense categories"),
  rights: {
    "list": [],
    "create": [{"permissions":["manage-expenses"]}],
    "update": [{"permissions":["manage-expenses"]}],
    "delete": [{"permissions":["manage-expenses"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"expense-categories"},
    "name": {"name":"name","label":t("Name"),"type":"string","required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":255},
    "code": {"name":"code","label":t("Code"),"type":"string","hint":t("The ledger account."),"nullable":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":50},
    "description": {"name":"description","label":t("Description"),"type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "kind": {"name":"kind","label":t("Kind"),"type":"enum","hint":t("unit: a quantity at a price, such as mileage and per diem. Cannot be changed once an expense uses the category."),"required":true,"creatable":true,"changeable":true,"options":["amount","unit"]},
    "unit_name": {"name":"unit_name","label":t("Unit name"),"type":"string","nullable":true,"creatable":true,"changeable":true,"maxLength":30},
    "unit_price": {"name":"unit_price","label":t("Unit price"),"type":"money","hint":t("In the workspace's currency. Drafts and rejected expenses get the current price when they are submitted. At most 4 decimals."),"nullable":true,"creatable":true,"changeable":true,"decimals":4},
    "receipt_required_above": {"name":"receipt_required_above","label":t("Receipt required above"),"type":"money","hint":t("The gross amount above which a receipt is required, in the workspace's currency. Null: never; 0: always. At most 2 decimals."),"nullable":true,"creatable":true,"changeable":true,"minimum":0,"decimals":2},
    "limit_amount": {"name":"limit_amount","label":t("Limit amount"),"type":"money","hint":t("The limit for the gross amount of one expense, in the workspace's currency. Approving more requires manage-expenses. At most 2 decimals."),"nullable":true,"creatable":true,"changeable":true,"decimals":2},
    "is_billable_default": {"name":"is_billable_default","label":t("Is billable default"),"type":"boolean","creatable":true,"changeable":true,"default":false},
    "default_markup_percent": {"name":"default_markup_percent","label":t("Default markup percent"),"type":"percent","hint":t("At most 2 decimals."),"creatable":true,"changeable":true,"default":0,"minimum":0,"maximum":1000,"decimals":2},
    "archived_at": {"name":"archived_at","label":t("Archived at"),"type":"date-time","hint":t("Set by archive, cleared by restore."),"nullable":true},
    "is_used": {"name":"is_used","label":t("Is used"),"type":"boolean"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {},
  actions: {
    "archive": {"title":t("Archive"),"description":t("Archives the category: it can no longer be selected; existing expenses are unaffected."),"permissions":["manage-expenses"],"levels":["record","collection"],"parameters":{}},
    "restore": {"title":t("Restore"),"description":t("Takes it back out of the archive."),"permissions":["manage-expenses"],"levels":["record","collection"],"parameters":{}},
  },
  isSearchable: true,
};
