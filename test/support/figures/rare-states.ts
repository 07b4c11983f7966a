import type { TestApp, TestWorkspace } from "../app.ts";
import { CURRENCIES } from "./currencies.ts";

/** Every fourth record of a table in a state, beginning with the first one, so that there is always one. */
const everyFourth = (table: string, state = "true"): string =>
  `select id from (select id, row_number() over (order by id) as place from ${table} where workspace_id = $1 and ${state}) record
   where place % 4 = 1`;

/** States that a believable company has seldom or never, each given to a part of its records. */
const CHANGES: readonly string[] = [
  // Two in three leads and offers are in a currency for which some days have no rate.
  `update leads set currency = (array['${CURRENCIES.join("','")}'])[1 + length(company_name) % 3] where workspace_id = $1`,
  `update offers set currency = (array['${CURRENCIES.join("','")}'])[1 + length(title) % 3] where workspace_id = $1`,
  "update lead_stages set stale_after_days = 5 where workspace_id = $1",
  `update leads set expected_close_date = date '2026-07-01'
   where workspace_id = $1 and id in (${everyFourth("leads", "status = 'open'")})`,
  `update evaluations set status = 'cancelled'
   where workspace_id = $1 and id in (${everyFourth("evaluations", "status = 'in_progress'")})`,
  `update tickets set first_response_target_minutes = null, first_response_due_at = null,
     first_response_breaches_at = null, resolution_target_minutes = null, resolution_due_at = null,
     resolution_breaches_at = null
   where workspace_id = $1 and id in (${everyFourth("tickets")})`,
];

/** Gives a part of the records of a company the states that its realistic data do not have. */
export async function addRareStates({ installation }: TestApp, { workspace }: TestWorkspace): Promise<void> {
  for (const change of CHANGES) await installation.pool.query(change, [workspace.id]);
}
