// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../../messages/t.ts";
import type { ResourceMetadata } from "../../metadata.ts";

export const candidateStageHistory: ResourceMetadata = {
  name: "candidate-stage-history",
  singular: t("stage interval"),
  plural: t("stage intervals"),
  rights: {},
  fields: {
    "id": {"name":"id","label":t("ID"),"type":"id","resource":"candidate-stage-history"},
    "candidate_id": {"name":"candidate_id","label":t("Candidate"),"type":"id","resource":"candidates"},
    "job_id": {"name":"job_id","label":t("Job"),"type":"id","hint":t("The job for which the candidate was in the stage; null: none."),"nullable":true,"resource":"jobs"},
    "stage_id": {"name":"stage_id","label":t("Stage"),"type":"id","resource":"hiring-stages"},
    "from_stage_id": {"name":"from_stage_id","label":t("From stage"),"type":"id","hint":t("Null for the stage of a new candidate."),"nullable":true,"resource":"hiring-stages"},
    "entered_at": {"name":"entered_at","label":t("Entered at"),"type":"date-time"},
    "left_at": {"name":"left_at","label":t("Left at"),"type":"date-time","hint":t("Null while the candidate is in the stage."),"nullable":true},
    "duration_minutes": {"name":"duration_minutes","label":t("Duration minutes"),"type":"minutes","hint":t("Whole minutes in the stage, until now while the candidate is in it.")},
    "exit": {"name":"exit","label":t("Exit"),"type":"enum","hint":t("How the candidate left the stage; null while in it."),"nullable":true,"options":["moved","transferred","rejected","withdrawn","hired"]},
    "moved_by_user_id": {"name":"moved_by_user_id","label":t("Moved by user"),"type":"id","nullable":true,"resource":"users"},
    "note": {"name":"note","label":t("Note"),"type":"text","hint":t("The note of the move into the stage."),"nullable":true,"maxLength":65535},
  },
  relationships: {
    "job": {"kind":"one","resource":"jobs","field":"job_id"},
    "stage": {"kind":"one","resource":"hiring-stages","field":"stage_id"},
    "movedBy": {"kind":"one","resource":"users","field":"moved_by_user_id"},
  },
  actions: {},
  isSearchable: false,
};
