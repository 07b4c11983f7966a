// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const hiringStages: ResourceMetadata = {
  name: "hiring-stages",
  singular: t("hiring stage"),
  plural: t("hiring stages"),
  rights: {
    "list": [{"permissions":["view-hiring","manage-hiring"]}],
    "create": [{"permissions":["manage-hiring"]}],
    "update": [{"permissions":["manage-hiring"]}],
    "delete": [{"permissions":["manage-hiring"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"hiring-stages"},
    "name": {"name":"name","label":t("Name"),"type":"string","required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":100},
    "position": {"name":"position","label":t("Rank"),"type":"integer","hint":t("Last by default; null while archived. The other stages move accordingly."),"nullable":true,"creatable":true,"changeable":true,"minimum":1},
    "color": {"name":"color","label":t("Color"),"type":"color","creatable":true,"changeable":true,"default":"#64748b","maxLength":255},
    "stale_after_days": {"name":"stale_after_days","label":t("Stale after days"),"type":"days","hint":t("After so many days in the stage a candidate has waited too long; if empty, never."),"nullable":true,"creatable":true,"changeable":true,"minimum":1,"maximum":3650},
    "requires_rating": {"name":"requires_rating","label":t("Requires rating"),"type":"boolean","hint":t("Whether candidates need a rating before they move on to a later stage."),"creatable":true,"changeable":true,"default":false},
    "active_candidates_count": {"name":"active_candidates_count","label":t("Active candidates count"),"type":"integer"},
    "archived": {"name":"archived","label":t("Archived"),"type":"boolean"},
    "archived_at": {"name":"archived_at","label":t("Archived at"),"type":"date-time","hint":t("Set by archive, cleared by restore."),"nullable":true},
    "is_used": {"name":"is_used","label":t("Is used"),"type":"boolean"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {},
  actions: {
    "reorder": {"title":t("Reorder"),"description":t("Reorders the stages, all of which must be given in the new order unless they are archived."),"permissions":["manage-hiring"],"levels":["collection"],"parameters":{}},
    "archive": {"title":t("Archive"),"description":t("Archives the stage: it can no longer be selected. Its active candidates are moved to another one; others stay."),"permissions":["manage-hiring"],"levels":["record","collection"],"parameters":{"move_to_stage_id":{"name":"move_to_stage_id","label":t("Move to stage"),"type":"id","hint":t("Where the active candidates of the stage go; required if there are any."),"nullable":true,"creatable":true,"unread":true,"resource":"hiring-stages"}}},
    "restore": {"title":t("Restore"),"description":t("Takes it back out of the archive."),"permissions":["manage-hiring"],"levels":["record","collection"],"parameters":{}},
  },
  isSearchable: true,
};
