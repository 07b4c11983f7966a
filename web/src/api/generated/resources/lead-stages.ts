// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const leadStages: ResourceMetadata = {
  name: "lead-stages",
  singular: t("lead stage"),
  plural: t("lead stages"),
  rights: {
    "list": [],
    "create": [{"permissions":["manage-leads"]}],
    "update": [{"permissions":["manage-leads"]}],
    "delete": [{"permissions":["manage-leads"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"lead-stages"},
    "name": {"name":"name","label":t("Name"),"type":"string","required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":100},
    "probability": {"name":"probability","label":t("Probability"),"type":"percent","hint":t("The probability that a lead in the stage is won."),"required":true,"creatable":true,"changeable":true,"minimum":0,"maximum":100},
    "position": {"name":"position","label":t("Rank"),"type":"integer","hint":t("Last by default; null while archived. The other stages move accordingly."),"nullable":true,"creatable":true,"changeable":true,"minimum":1},
    "stale_after_days": {"name":"stale_after_days","label":t("Stale after days"),"type":"days","hint":t("After so many days in the stage a lead is stale; if empty, it never is."),"nullable":true,"creatable":true,"changeable":true,"minimum":1,"maximum":3650},
    "color": {"name":"color","label":t("Color"),"type":"color","creatable":true,"changeable":true,"default":"#64748b","maxLength":255},
    "description": {"name":"description","label":t("Description"),"type":"text","nullable":true,"creatable":true,"changeable":true,"maxLength":65535},
    "open_leads_count": {"name":"open_leads_count","label":t("Open leads count"),"type":"integer"},
    "archived": {"name":"archived","label":t("Archived"),"type":"boolean"},
    "archived_at": {"name":"archived_at","label":t("Archived at"),"type":"date-time","hint":t("Set by archive, cleared by restore."),"nullable":true},
    "is_used": {"name":"is_used","label":t("Is used"),"type":"boolean"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {},
  actions: {
    "reorder": {"title":t("Reorder"),"description":t("Reorders the stages, all of which must be given in the new order unless they are archived."),"permissions":["manage-leads"],"levels":["collection"],"parameters":{}},
    "archive": {"title":t("Archive"),"description":t("Archives the stage: it can no longer be selected. Its open leads are moved to another one; closed ones stay."),"permissions":["manage-leads"],"levels":["record","collection"],"parameters":{"move_to_stage_id":{"name":"move_to_stage_id","label":t("Move to stage"),"type":"id","hint":t("Where the open leads of the stage go; required if there are any."),"nullable":true,"creatable":true,"unread":true,"resource":"lead-stages"}}},
    "restore": {"title":t("Restore"),"description":t("Takes it back out of the archive."),"permissions":["manage-leads"],"levels":["record","collection"],"parameters":{}},
  },
  isSearchable: true,
};
