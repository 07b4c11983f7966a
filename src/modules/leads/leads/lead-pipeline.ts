import type { StageTables } from "../../../platform/stages/cohort-stays.ts";

/** The tables of the stages through which leads pass. */
export const LEAD_PIPELINE: StageTables = {
  stages: "lead_stages",
  history: "lead_stage_history",
  owner: "lead_id",
};
