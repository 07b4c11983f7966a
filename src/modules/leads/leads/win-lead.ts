import { holds } from "../../../engine/declare/index.ts";
import { fromContext, relatedRows, sql } from "../../../engine/sql/index.ts";
import { forbidden, type Work } from "../../../engine/work/index.ts";
import { close } from "./closing.ts";
import { MANAGERS, WORKERS } from "./leads.policy.ts";

/** @throws 403 unless the caller may work on the lead */
async function requireWorker(work: Work, leadId: string): Promise<void> {
  if (holds(work.actor, MANAGERS)) return;
  const found = await work.row(sql`select 1 from leads l where l.workspace_id = ${fromContext("workspace")}
    and l.id = ${leadId} and ${relatedRows(WORKERS.rows!, work.actor)("l")}`);
  if (!found) throw forbidden(MANAGERS);
}

/** What a lead was won with: an amount as decimal text, and the moment. */
export interface Winning {
  readonly amount: string;
  readonly currency: string;
  readonly at: Date;
}

/**
 * Wins a lead with an amount, if it is open; it cannot have been won before it entered its stage.
 * @throws 403 unless the caller may work on it
 */
export async function winLead(work: Work, leadId: string, { amount, currency, at }: Winning): Promise<void> {
  await requireWorker(work, leadId);
  const lead = await work.find("leads", leadId);
  if (lead?.status !== "open") return;
  const wonAt = at < lead.stage_entered_at ? lead.stage_entered_at : at;
  await close(work, [lead], "won", wonAt, { values: { won_at: wonAt, amount, currency } });
}
