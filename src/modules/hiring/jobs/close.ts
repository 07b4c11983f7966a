import { action, field } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Text, Work } from "../../../engine/work/index.ts";
import { message, plural } from "../../../engine/work/index.ts";
import { rejectCandidates } from "../candidates/candidate-endings.ts";
import { checkReason } from "../candidates/rejection-reason.ts";
import { WORKERS } from "../rights.ts";
import { CLOSE_REASONS } from "./job-fields.ts";
import { openFrom } from "./job-states.ts";

/** The active candidates of a job, locked. */
const activeOf = (work: Work, jobId: string) =>
  work.rows<{ id: string }>(sql`select c.id from candidates c
    where c.workspace_id = ${fromContext("workspace")} and c.job_id = ${jobId} and c.status = 'active'
    order by c.id ${work.rowLock("update")}`);

const stillHas = (count: number): Text =>
  plural(
    count,
    message`The job still has ${count} active candidate.`,
    message`The job still has ${count} active candidates.`,
  );

/** Closes jobs; their active candidates are rejected with them or keep them open. */
export const close = action("jobs", {
  title: "Close",
  done: "Closed",
  description: "Closes the job. If it has active candidates, they must be rejected with it.",
  grants: [WORKERS],
  parameters: {
    close_reason: field.choice(...CLOSE_REASONS).required(),
    reject_remaining: field.boolean().default(false).describe("Rejects the active candidates."),
    rejection_reason: field
      .string({ max: 50 })
      .describe("Required with reject_remaining: the key of a reason of the type we_rejected."),
  },
  example: { close_reason: "cancelled", reject_remaining: true, rejection_reason: "position_filled" },
  reads: ["status"],
  openWhen: openFrom("open", "on_hold"),
  async run({ work, records, params, refuse, fail, throwIfRefused }): Promise<undefined> {
    const { close_reason, reject_remaining: rejects, rejection_reason: reason } = params;
    const remaining = [];
    for (const { id } of records) remaining.push(await activeOf(work, id));
    if (rejects && reason === null)
      fail("rejection_reason", "The rejection reason field is required when reject remaining is true.");
    else if (rejects) await checkReason(work, reason, "we_rejected", fail);
    else
      remaining.forEach(({ length }, index) => {
        if (length > 0) refuse(index, stillHas(length));
      });
    throwIfRefused();
    if (rejects) await rejectCandidates(work, remaining.flat(), reason!, null);
    const ids = records.map(({ id }) => id);
    await work.updateAll("jobs", ids, { status: "closed", closed_at: work.now, close_reason });
  },
});
