import { action, field } from "../../../engine/declare/index.ts";
import { fieldMessage, MESSAGES } from "../../../engine/work/index.ts";
import { canBeEntered, firstStage } from "../../../platform/stages/stage-choice.ts";
import { holdStages } from "../../../platform/stages/stage-locks.ts";
import { WORKERS } from "../rights.ts";
import { noteMoves } from "./candidate-moves.ts";
import { NOT_OPEN, openFrom } from "./candidate-states.ts";
import { isEmailTaken, takesCandidates } from "./candidate-writes.ts";

/** Transfers a candidate to another job. */
export const transfer = action("candidates", {
  title: "Transfer",
  done: "Transferred",
  description:
    "Transfers the candidate to another job that is a draft or open, in its first stage unless another one is given.",
  levels: ["record"],
  grants: [WORKERS],
  parameters: {
    job_id: field.reference("jobs").required(),
    stage_id: field
      .reference("hiring-stages")
      .describe("A stage that is not archived; default: the first one."),
  },
  lock: (work) => holdStages(work, "hiring-stages"),
  reads: ["status", "anonymized_at"],
  openWhen: openFrom("active"),
  async run({ work, records, params, fail, throwIfRefused }): Promise<undefined> {
    const candidate = records[0]!;
    const { job_id: jobId, stage_id: given } = params;
    if (candidate.job_id === jobId) fail("job_id", fieldMessage(MESSAGES.selected, "job_id"));
    else if (!(await takesCandidates(work, jobId))) fail("job_id", NOT_OPEN);
    if (given !== null && !(await canBeEntered(work, "hiring-stages", given)))
      fail("stage_id", fieldMessage(MESSAGES.selected, "stage_id"));
    if (await isEmailTaken(work, { ...candidate, job_id: jobId }))
      fail("email", fieldMessage(MESSAGES.taken, "email"));
    throwIfRefused();
    const stageId = given ?? (await firstStage(work, "hiring-stages"))!;
    await work.update("candidates", candidate.id, {
      ...{ job_id: jobId, stage_id: stageId, stage_entered_at: work.now },
    });
    await noteMoves(work, [candidate], stageId, { exit: "transferred", jobId });
  },
});
