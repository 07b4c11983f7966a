// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const exchangeRates: ResourceMetadata = {
  name: "exchange-rates",
  singular: t("exchange rate"),
  plural: t("exchange rates"),
  rights: {
    "list": [],
    "create": [{"permissions":["manage-invoices"]}],
    "update": [{"permissions":["manage-invoices"]}],
    "delete": [{"permissions":["manage-invoices"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"exchange-rates"},
    "from_currency": {"name":"from_currency","label":t("From currency"),"type":"currency","required":true,"creatable":true,"maxLength":3},
    "to_currency": {"name":"to_currency","label":t("To currency"),"type":"currency","required":true,"creatable":true,"maxLength":3},
    "date": {"name":"date","label":t("Date"),"type":"date","hint":t("Not after today; one rate per day and pair."),"required":true,"creatable":true,"isUnique":true},
    "rate": {"name":"rate","label":t("Rate"),"type":"decimal","hint":t("Units of to_currency for 1 of from_currency. At most 8 decimals."),"required":true,"creatable":true,"changeable":true,"decimals":8},
    "source": {"name":"source","label":t("Source"),"type":"string","nullable":true,"creatable":true,"changeable":true,"maxLength":50},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {},
  actions: {},
  isSearchable: false,
};
