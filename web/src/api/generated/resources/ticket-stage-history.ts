// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const ticketStageHistory: ResourceMetadata = {
  name: "ticket-stage-history",
  singular: t("stage interval"),
  plural: t("stage intervals"),
  rights: {},
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"ticket-stage-history"},
    "ticket_id": {"name":"ticket_id","label":t("Ticket"),"type":"id","resource":"tickets"},
    "stage_id": {"name":"stage_id","label":t("Stage"),"type":"id","resource":"ticket-stages"},
    "from_stage_id": {"name":"from_stage_id","label":t("From stage"),"type":"id","hint":t("Null for the stage of a new ticket."),"nullable":true,"resource":"ticket-stages"},
    "category": {"name":"category","label":t("Category"),"type":"enum","hint":t("The category of the stage."),"options":["open","pending","resolved"]},
    "entered_at": {"name":"entered_at","label":t("Entered at"),"type":"date-time"},
    "left_at": {"name":"left_at","label":t("Left at"),"type":"date-time","hint":t("Null while the ticket is in the stage."),"nullable":true},
    "duration_minutes": {"name":"duration_minutes","label":t("Duration minutes"),"type":"minutes","hint":t("Whole minutes in the stage, until now while the ticket is in it.")},
    "moved_by_user_id": {"name":"moved_by_user_id","label":t("Moved by user"),"type":"id","nullable":true,"resource":"users"},
  },
  relationships: {},
  actions: {},
  isSearchable: false,
};
