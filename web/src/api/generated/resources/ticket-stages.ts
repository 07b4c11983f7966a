// Made by `npm run generate` from the API description. Do not edit.

import type { ResourceMetadata } from "../../metadata.ts";

export const ticketStages: ResourceMetadata = {
  name: "ticket-stages",
  singular: "ticket stage",
  plural: "ticket stages",
  rights: {
    "list": [],
    "create": [{"permissions":["manage-tickets"]}],
    "update": [{"permissions":["manage-tickets"]}],
    "delete": [{"permissions":["manage-tickets"]}],
  },
  fields: {
    "id": {"name":"id","label":"ID","type":"id","resource":"ticket-stages"},
    "name": {"name":"name","label":"Name","type":"string","required":true,"creatable":true,"changeable":true,"isUnique":true,"maxLength":100},
    "category": {"name":"category","label":"Category","type":"enum","hint":"pending: waiting for the customer. It cannot be changed once the stage has been used.","required":true,"creatable":true,"changeable":true,"options":["open","pending","resolved"]},
    "position": {"name":"position","label":"Position","type":"integer","hint":"Last by default; null while archived. The other stages move accordingly.","nullable":true,"creatable":true,"changeable":true,"minimum":1},
    "color": {"name":"color","label":"Color","type":"color","creatable":true,"changeable":true,"default":"#64748b","maxLength":255},
    "wip_limit": {"name":"wip_limit","label":"Wip limit","type":"integer","hint":"The most tickets that the stage can have at a time; if empty, there is no limit.","nullable":true,"creatable":true,"changeable":true,"minimum":1,"maximum":1000},
    "tickets_count": {"name":"tickets_count","label":"Tickets count","type":"integer","hint":"The tickets in the stage that the caller sees."},
    "archived": {"name":"archived","label":"Archived","type":"boolean"},
    "archived_at": {"name":"archived_at","label":"Archived at","type":"date-time","hint":"Set by archive, cleared by restore.","nullable":true},
    "is_used": {"name":"is_used","label":"Is used","type":"boolean"},
    "created_at": {"name":"created_at","label":"Created at","type":"date-time"},
    "updated_at": {"name":"updated_at","label":"Updated at","type":"date-time"},
  },
  relationships: {},
  actions: {
    "reorder": {"title":"Reorder","description":"Reorders the stages, all of which must be given in the new order unless they are archived.","permissions":["manage-tickets"],"levels":["collection"],"parameters":{}},
    "archive": {"title":"Archive","description":"Archives the stage: it can no longer be selected. Its tickets are moved to another one of the same category.","permissions":["manage-tickets"],"levels":["record","collection"],"parameters":{"move_to_stage_id":{"name":"move_to_stage_id","label":"Move to stage","type":"id","hint":"Where the tickets of the stage go; required if there are any.","nullable":true,"creatable":true,"unread":true,"resource":"ticket-stages"}}},
    "restore": {"title":"Restore","description":"Takes it back out of the archive.","permissions":["manage-tickets"],"levels":["record","collection"],"parameters":{}},
  },
  isSearchable: true,
};
