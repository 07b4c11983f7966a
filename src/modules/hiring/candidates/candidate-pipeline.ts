import type { StageTables } from "../../../platform/stages/cohort-stays.ts";

/** The tables of the stages through which candidates pass. */
export const CANDIDATE_PIPELINE: StageTables = {
  stages: "hiring_stages",
  history: "candidate_stage_history",
  owner: "candidate_id",
};
