import { byField, byFieldAnyOf, type Filters } from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";
import { furthestStageIs, reachedStage } from "../../../platform/stages/reached-stages.ts";
import { CANDIDATE_PIPELINE } from "./candidate-pipeline.ts";

/** The filters of the list of candidates. */
export const candidateFilters = {
  job_id: byFieldAnyOf,
  stage_id: byFieldAnyOf,
  status: byFieldAnyOf,
  source: byFieldAnyOf,
  recruiter_employee_id: byFieldAnyOf,
  rejection_reason: byFieldAnyOf,
  referred_by_employee_id: byField,
  employee_id: byField,
  email: byField,
  rating: byField,
  available_from: byField,
  retention_until: byField,
  consent_until: byField,
  applied_at: byField,
  stage_entered_at: byField,
  rejected_at: byField,
  withdrawn_at: byField,
  hired_at: byField,
  anonymized_at: byField,
  created_at: byField,
  reached_stage_id: reachedStage(CANDIDATE_PIPELINE, (alias) => sql`${column(alias, "status")} = 'hired'`),
  furthest_stage_id: furthestStageIs(CANDIDATE_PIPELINE),
} satisfies Filters;
