// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const leadStageHistory: ResourceMetadata = {
  name: "lead-stage-history",
  singular: t("stage interval"),
  plural: t("stage intervals"),
  rights: {},
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"lead-stage-history"},
    "lead_id": {"name":"lead_id","label":t("Lead"),"type":"id","resource":"leads"},
    "stage_id": {"name":"stage_id","label":t("Stage"),"type":"id","resource":"lead-stages"},
    "from_stage_id": {"name":"from_stage_id","label":t("From stage"),"type":"id","hint":t("Null for the stage of a new lead."),"nullable":true,"resource":"lead-stages"},
    "entered_at": {"name":"entered_at","label":t("Entered at"),"type":"date-time"},
    "left_at": {"name":"left_at","label":t("Left at"),"type":"date-time","hint":t("Null while the lead is in the stage."),"nullable":true},
    "duration_minutes": {"name":"duration_minutes","label":t("Duration minutes"),"type":"minutes","hint":t("Whole minutes in the stage, until now while the lead is in it.")},
    "exit": {"name":"exit","label":t("Exit"),"type":"enum","hint":t("How the lead left the stage; null while it is in it."),"nullable":true,"options":["moved","won","lost"]},
    "moved_by_user_id": {"name":"moved_by_user_id","label":t("Moved by user"),"type":"id","nullable":true,"resource":"users"},
  },
  relationships: {},
  actions: {},
  isSearchable: false,
};
