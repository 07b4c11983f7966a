// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const leadSources: ResourceMetadata = {
  name: "lead-sources",
  singular: t("lead source"),
  plural: t("lead sources"),
  rights: {
    "list": [],
    "create": [{"permissions":["manage-leads"]}],
    "update": [{"permissions":["manage-leads"]}],
    "delete": [{"permissions":["manage-leads"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"lead-sources"},
    "name": {"name":"name","label":t("Name"),"type":"string","required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":100},
    "description": {"name":"description","label":t("Description"),"type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "archived": {"name":"archived","label":t("Archived"),"type":"boolean"},
    "archived_at": {"name":"archived_at","label":t("Archived at"),"type":"date-time","hint":t("Set by archive, cleared by restore."),"nullable":true},
    "is_used": {"name":"is_used","label":t("Is used"),"type":"boolean"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {},
  actions: {
    "archive": {"title":t("Archive"),"description":t("Archives the source: it can no longer be selected, and is still reported."),"permissions":["manage-leads"],"levels":["record","collection"],"parameters":{}},
    "restore": {"title":t("Restore"),"description":t("Takes it back out of the archive."),"permissions":["manage-leads"],"levels":["record","collection"],"parameters":{}},
  },
  isSearchable: true,
};
