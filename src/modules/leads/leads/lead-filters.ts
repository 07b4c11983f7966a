import {
  byField,
  byFieldAnyOf,
  type Filter,
  type Filters,
  filterOf,
  idKind,
  valuesOf,
} from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import { MESSAGES } from "../../../engine/work/index.ts";
import { leftStage } from "./left-stage.ts";

/** Reports an archived stage, which has no position. */
const refuseStage: Filter["gatesFor"] = (_operand, _gates, fail) => {
  fail(MESSAGES.selected);
  return [];
};

/**
 * Leads that were won, or came as far as a stage or further. Every lead has reached the first stage. An archived stage has
 * no position, so it is refused.
 */
const reachedStage = filterOf(idKind, {
  title: "has reached the stage",
  nullable: false,
  condition: (alias, operand) => sql`exists (select from lead_stages goal
    where goal.workspace_id = ${fromContext("workspace")} and goal.id = any(${valuesOf(operand)}::text[])
      and goal.position is not null
      and (${column(alias, "status")} = 'won' or goal.position = 1 or exists (
        select from lead_stage_history h
          join lead_stages visited on visited.workspace_id = h.workspace_id and visited.id = h.stage_id
        where h.workspace_id = ${fromContext("workspace")} and h.lead_id = ${column(alias, "id")}
          and visited.position >= goal.position)))`,
  load: async (text, rows) => {
    const ids = valuesOf(idKind.read(text, () => undefined));
    const archived = await rows(sql`select 1 from lead_stages goal
      where goal.workspace_id = ${fromContext("workspace")} and goal.id = any(${ids}::text[])
        and goal.archived_at is not null`);
    return archived.length === 0 ? null : refuseStage;
  },
});

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
  reached_stage_id: reachedStage,
  left_stage: leftStage,
  is_stale: byField,
  is_overdue: byField,
} satisfies Filters;
