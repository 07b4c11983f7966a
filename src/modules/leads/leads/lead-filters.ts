import { byField, byFieldAnyOf, type Filters } from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";
import { reachedStage } from "../../../platform/stages/reached-stages.ts";
import { LEAD_PIPELINE } from "./lead-pipeline.ts";
import { leftStage } from "./left-stage.ts";

/** The filters of the list of leads. */
export const leadFilters = {
  status: byFieldAnyOf,
  stage_id: byFieldAnyOf,
  source_id: byFieldAnyOf,
  owner_employee_id: byFieldAnyOf,
  currency: byFieldAnyOf,
  priority: byFieldAnyOf,
  lost_reason: byFieldAnyOf,
  furthest_stage_id: byField,
  client_id: byField,
  client_contact_id: byField,
  email: byField,
  company_name: byField,
  amount: byField,
  probability: byField,
  expected_close_date: byField,
  created_at: byField,
  updated_at: byField,
  won_at: byField,
  lost_at: byField,
  closed_at: byField,
  converted_at: byField,
  stage_entered_at: byField,
  last_activity_at: byField,
  next_activity_at: byField,
  left_stage: leftStage,
  reached_stage_id: reachedStage(LEAD_PIPELINE, (alias) => sql`${column(alias, "status")} = 'won'`),
  is_stale: byField,
  is_overdue: byField,
} satisfies Filters;
