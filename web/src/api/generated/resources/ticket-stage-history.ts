// Made by `npm run generate` from the API description. Do not edit.

import type { ResourceMetadata } from "../../metadata.ts";

export const ticketStageHistory: ResourceMetadata = {
  name: "ticket-stage-history",
  singular: "stage interval",
  plural: "stage intervals",
  rights: {},
  fields: {
    "id": {"name":"id","label":"ID","type":"id","resource":"ticket-stage-history"},
    "ticket_id": {"name":"ticket_id","label":"Ticket","type":"id","resource":"tickets"},
    "stage_id": {"name":"stage_id","label":"Stage","type":"id","resource":"ticket-stages"},
    "from_stage_id": {"name":"from_stage_id","label":"From stage","type":"id","hint":"Null for the stage of a new ticket.","nullable":true,"resource":"ticket-stages"},
    "category": {"name":"category","label":"Category","type":"enum","hint":"The category of the stage.","options":["open","pending","resolved"]},
    "entered_at": {"name":"entered_at","label":"Entered at","type":"date-time"},
    "left_at": {"name":"left_at","label":"Left at","type":"date-time","hint":"Null while the ticket is in the stage.","nullable":true},
    "duration_minutes": {"name":"duration_minutes","label":"Duration minutes","type":"minutes","hint":"Whole minutes in the stage, until now while the ticket is in it."},
    "moved_by_user_id": {"name":"moved_by_user_id","label":"Moved by user","type":"id","nullable":true,"resource":"users"},
  },
  relationships: {},
  actions: {},
  isSearchable: false,
};
