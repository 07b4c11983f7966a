// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const offerLines: ResourceMetadata = {
  name: "offer-lines",
  singular: t("offer line"),
  plural: t("offer lines"),
  rights: {
    "list": [{"permissions":["view-offers"]}],
    "create": [{"permissions":["manage-offers"]}],
    "update": [{"permissions":["manage-offers"]}],
    "delete": [{"permissions":["manage-offers"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"offer-lines"},
    "offer_id": {"name":"offer_id","label":t("Offer"),"type":"id","hint":t("A draft."),"required":true,"creatable":true,"resource":"offers"},
    "position": {"name":"position","label":t("Rank"),"type":"integer","hint":t("The position in the offer, starting at 1. Other lines move accordingly. Default: the last."),"creatable":true,"changeable":true,"minimum":1},
    "section": {"name":"section","label":t("Section"),"type":"string","hint":t("The heading under which the line is printed."),"nullable":true,"creatable":true,"changeable":true,"maxLength":255},
    "description": {"name":"description","label":t("Description"),"type":"string","required":true,"creatable":true,"changeable":true,"maxLength":1000},
    "details": {"name":"details","label":t("Details"),"type":"text","hint":t("Printed below the description."),"nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "quantity": {"name":"quantity","label":t("Quantity"),"type":"decimal","hint":t("Not 0; negative in a credit line. At most 4 decimals."),"creatable":true,"changeable":true,"default":1,"minimum":-1000000,"maximum":1000000,"decimals":4},
    "unit": {"name":"unit","label":t("Unit"),"type":"string","creatable":true,"changeable":true,"default":"item","maxLength":20},
    "discount_percent": {"name":"discount_percent","label":t("Discount percent"),"type":"percent","hint":t("At most 2 decimals."),"creatable":true,"changeable":true,"default":0,"minimum":0,"maximum":100,"decimals":2},
    "tax_rate_id": {"name":"tax_rate_id","label":t("Tax rate"),"type":"id","hint":t("Null: no tax is charged. Default: the client's, else the default tax rate."),"nullable":true,"creatable":true,"changeable":true,"resource":"tax-rates"},
    "unit_price": {"name":"unit_price","label":t("Unit price"),"type":"money","currencyField":null,"hint":t("Net of tax. At most 2 decimals."),"required":true,"creatable":true,"changeable":true,"minimum":0,"maximum":9999999999.99,"decimals":2},
    "is_optional": {"name":"is_optional","label":t("Is optional"),"type":"boolean","hint":t("Whether the client can choose the line. It counts towards the totals once it is selected."),"creatable":true,"changeable":true,"default":false},
    "is_selected": {"name":"is_selected","label":t("Is selected"),"type":"boolean","hint":t("Only of an optional line."),"creatable":true,"changeable":true,"default":false},
    "tax_name": {"name":"tax_name","label":t("Tax name"),"type":"string","hint":t("As printed. In a draft it follows the tax rate."),"nullable":true,"maxLength":255},
    "tax_category": {"name":"tax_category","label":t("Tax category"),"type":"enum","options":["standard","zero","exempt","reverse_charge","intra_community","export","outside_scope"]},
    "tax_percent": {"name":"tax_percent","label":t("Tax percent"),"type":"percent","hint":t("At most 4 decimals."),"decimals":4},
    "net_amount": {"name":"net_amount","label":t("Net amount"),"type":"money","currencyField":null,"hint":t("At most 2 decimals."),"decimals":2},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {
    "offer": {"kind":"one","resource":"offers","field":"offer_id"},
    "taxRate": {"kind":"one","resource":"tax-rates","field":"tax_rate_id"},
  },
  actions: {
    "reorder": {"title":t("Reorder"),"description":t("Puts the lines of a draft in the given order. All lines of the offer must be named."),"permissions":["manage-offers"],"levels":["collection"],"parameters":{}},
  },
  isSearchable: true,
};
