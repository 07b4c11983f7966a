// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const ticketStages: ResourceMetadata = {
  name: "ticket-stages",
  singular: t("ticket stage"),
  plural: t("ticket stages"),
  rights: {
    "list": [],
    "create": [{"permissions":["manage-tickets"]}],
    "update": [{"permissions":["manage-tickets"]}],
    "delete": [{"permissions":["manage-tickets"]}],
  },
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"ticket-stages"},
    "name": {"name":"name","label":t("Name"),"type":"string","required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":100},
    "category": {"name":"category","label":t("Category"),"type":"enum","hint":t("pending: waiting for the customer. It cannot be changed once the stage has been used."),"required":true,"creatable":true,"changeable":true,"options":["open","pending","resolved"]},
    "position": {"name":"position","label":t("Rank"),"type":"integer","hint":t("Last by default; null while archived. The other stages move accordingly."),"nullable":true,"creatable":true,"changeable":true,"minimum":1},
    "color": {"name":"color","label":t("Color"),"type":"color","creatable":true,"changeable":true,"default":"#64748b","maxLength":255},
    "wip_limit": {"name":"wip_limit","label":t("Wip limit"),"type":"integer","hint":t("The most tickets that the stage can have at a time; if empty, there is no limit."),"nullable":true,"creatable":true,"changeable":true,"minimum":1,"maximum":1000},
    "tickets_count": {"name":"tickets_count","label":t("Tickets count"),"type":"integer","hint":t("The tickets in the stage that the caller sees.")},
    "archived": {"name":"archived","label":t("Archived"),"type":"boolean"},
    "archived_at": {"name":"archived_at","label":t("Archived at"),"type":"date-time","hint":t("Set by archive, cleared by restore."),"nullable":true},
    "is_used": {"name":"is_used","label":t("Is used"),"type":"boolean"},
    "created_at": {"name":"created_at","label":t("Created at"),"type":"date-time"},
    "updated_at": {"name":"updated_at","label":t("Updated at"),"type":"date-time"},
  },
  relationships: {},
  actions: {
    "reorder": {"title":t("Reorder"),"description":t("Reorders the stages, all of which must be given in the new order unless they are archived."),"permissions":["manage-tickets"],"levels":["collection"],"parameters":{}},
    "archive": {"title":t("Archive"),"description":t("Archives the stage: it can no longer be selected. Its tickets are moved to another one of the same category."),"permissions":["manage-tickets"],"levels":["record","collection"],"parameters":{"move_to_stage_id":{"name":"move_to_stage_id","label":t("Move to stage"),"type":"id","hint":t("Where the tickets of the stage go; required if there are any."),"nullable":true,"creatable":true,"unread":true,"resource":"ticket-stages"}}},
    "restore": {"title":t("Restore"),"description":t("Takes it back out of the archive."),"permissions":["manage-tickets"],"levels":["record","collection"],"parameters":{}},
  },
  isSearchable: true,
};
