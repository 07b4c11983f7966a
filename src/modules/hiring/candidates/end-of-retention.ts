import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { lockLeaving } from "../../employees/index.ts";
import { anonymizeCandidates } from "./anonymous-candidates.ts";
import { withdrawCandidates } from "./candidate-endings.ts";
import { retentionUntil } from "./candidate-figures.ts";

const AT_ONCE = 200;

/**
 * Anonymises candidates on the day after their retention has ended, in workspaces that want it. Days are those of UTC,
 * as in `retention_until`. Those who still wait in the pool are withdrawn before: nobody may keep them in it any longer.
 */
export const endOfRetention = {
  condition: `w.candidate_auto_anonymize and w.candidate_retention_months is not null and exists (
    select from candidates c where c.workspace_id = w.id and c.anonymized_at is null and c.status <> 'hired'
      and (c.status <> 'active' or c.job_id is null)
      and greatest(((coalesce(c.rejected_at, c.withdrawn_at, c.applied_at) at time zone 'UTC')::date
        + make_interval(months => w.candidate_retention_months))::date, c.consent_until)
        < ($1::timestamptz at time zone 'UTC')::date)`,

  /** Returns how many candidates there were, at most 200. */
  async run(work: Work): Promise<number> {
    await lockLeaving(work);
    const due = await work.rows<{ id: string; status: string }>(sql`select c.id, c.status from candidates c
      where c.workspace_id = ${fromContext("workspace")} and c.anonymized_at is null
        and ${retentionUntil("c")} < (${fromContext("now")}::timestamptz at time zone 'UTC')::date
      order by c.id limit ${AT_ONCE}::integer ${work.rowLock("update")}`);
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    await work.journal.touch("candidates", ids, "anonymize");
    const waiting = due.filter(({ status }) => status === "active");
    if (waiting.length > 0) await withdrawCandidates(work, waiting, null, null);
    await anonymizeCandidates(work, ids);
    return due.length;
  },
};
