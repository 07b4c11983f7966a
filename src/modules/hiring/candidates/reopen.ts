import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import { fieldMessage, MESSAGES } from "../../../engine/work/index.ts";
import { canBeEntered, firstStage } from "../../../platform/stages/stage-choice.ts";
import { holdStages } from "../../../platform/stages/stage-locks.ts";
import { WORKERS } from "../rights.ts";
import { enterStage } from "./candidate-moves.ts";
import { jobStatus, lockJobsOf, whyNotFrom } from "./candidate-states.ts";
import { isEmailTaken } from "./candidate-writes.ts";

const facts = { job_status: jobStatus };

/** Takes a rejected or withdrawn candidate up again. */
export const reopen = action("candidates", {
  title: "Reopen",
  done: "Reopened",
  description:
    "Takes a rejected or withdrawn candidate up again, in the last stage unless another one is given; in the first one if that stage is archived.",
  levels: ["record"],
  grants: [WORKERS],
  parameters: { stage_id: field.reference("hiring-stages").describe("A stage that is not archived.") },
  async lock(work, ids) {
    await holdStages(work, "hiring-stages");
    await lockJobsOf(work, ids, "share");
  },
  reads: ["status", "anonymized_at"],
  facts,
  openWhen: openWhenEach<"candidates", unknown, typeof facts, "status" | "anonymized_at">(
    (candidate) =>
      whyNotFrom(candidate, "rejected", "withdrawn") ??
      (candidate.job_status === "closed" ? "The job is closed." : null),
  ),
  async run({ work, records, params, fail, throwIfRefused }): Promise<undefined> {
    const candidate = records[0]!;
    const { id, stage_id: left } = candidate;
    const given = params.stage_id;
    if (given !== null && !(await canBeEntered(work, "hiring-stages", given)))
      fail("stage_id", fieldMessage(MESSAGES.selected, "stage_id"));
    if (await isEmailTaken(work, candidate)) fail("email", fieldMessage(MESSAGES.taken, "email"));
    throwIfRefused();
    const isOpen = given === null && (await canBeEntered(work, "hiring-stages", left));
    const stageId = given ?? (isOpen ? left : (await firstStage(work, "hiring-stages"))!);
    await work.update("candidates", id, {
      ...{ status: "active", rejected_at: null, withdrawn_at: null },
      ...{ rejection_reason: null, rejection_note: null },
      ...{ stage_id: stageId, stage_entered_at: work.now },
    });
    await enterStage(work, [candidate], stageId);
  },
});
