// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const taxRates: ResourceMetadata = {
  name: "tax-rates",
  singular: t("tax rate"),
  plural: t("tax rates"),
  rights: {
    "list": [],
    "create": [{"permissions":["manage-invoices"]}],
    "update": [{"permissions":["manage-invoices"]}],
    "delete": [{"permissions":["manage-invoices"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"tax-rates"},
    "name": {"name":"name","label":t("Name"),"type":"string","hint":t("Printed on invoices. Unique among those that are not archived."),"required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":100},
    "percent": {"name":"percent","label":t("Percent"),"type":"percent","hint":t("Greater than 0 for the category standard, 0 for all others. At most 4 decimals."),"required":true,"creatable":true,"changeable":true,"minimum":0,"maximum":100,"decimals":4},
    "category": {"name":"category","label":t("Category"),"type":"enum","hint":t("The categories of EN 16931: S, Z, E, AE, K, G, O."),"creatable":true,"changeable":true,"options":["standard","zero","exempt","reverse_charge","intra_community","export","outside_scope"],"default":"standard"},
    "exemption_reason": {"name":"exemption_reason","label":t("Exemption reason"),"type":"string","hint":t("Printed; required for every category but standard and zero."),"nullable":true,"creatable":true,"changeable":true,"maxLength":255},
    "country": {"name":"country","label":t("Country"),"type":"country","nullable":true,"creatable":true,"changeable":true,"maxLength":2},
    "is_default": {"name":"is_default","label":t("Is default"),"type":"boolean","hint":t("At most one: setting it unsets the other."),"creatable":true,"changeable":true,"default":false},
    "archived": {"name":"archived","label":t("Archived"),"type":"boolean"},
    "archived_at": {"name":"archived_at","label":t("Archived at"),"type":"date-time","hint":t("Set by archive, cleared by restore."),"nullable":true},
    "is_used": {"name":"is_used","label":t("Is used"),"type":"boolean"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {},
  actions: {
    "archive": {"title":t("Archive"),"description":t("It can no longer be chosen; existing uses are unaffected."),"permissions":["manage-invoices"],"levels":["record","collection"],"parameters":{}},
    "restore": {"title":t("Restore"),"description":t("Takes it back out of the archive."),"permissions":["manage-invoices"],"levels":["record","collection"],"parameters":{}},
  },
  isSearchable: true,
};
