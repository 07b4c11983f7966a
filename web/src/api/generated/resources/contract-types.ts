// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const contractTypes: ResourceMetadata = {
  name: "contract-types",
  singular: t("contract type"),
  plural: t("contract types"),
  rights: {
    "list": [],
    "update": [{"permissions":["manage-organization"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"contract-types"},
    "name": {"name":"name","label":t("Name"),"type":"string","maxLength":255},
    "heading": {"name":"heading","label":t("Heading"),"type":"string","changeable":true,"maxLength":100},
    "description": {"name":"description","label":t("Description"),"type":"text","nullable":true,"changeable":true,"maxLength":65535},
    "is_contractor": {"name":"is_contractor","label":t("Is contractor"),"type":"boolean"},
    "has_paid_holidays": {"name":"has_paid_holidays","label":t("Has paid holidays"),"type":"boolean"},
    "is_used": {"name":"is_used","label":t("Is used"),"type":"boolean"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {},
  actions: {},
  isSearchable: true,
};
