import { action, field } from "../../../engine/declare/index.ts";
import { fieldMessage, MESSAGES } from "../../../engine/work/index.ts";
import { canBeEntered } from "../../../platform/stages/stage-choice.ts";
import { holdStages } from "../../../platform/stages/stage-locks.ts";
import { WORKERS } from "../rights.ts";
import { moveCandidates, whyUnrated } from "./candidate-moves.ts";
import { openFrom } from "./candidate-states.ts";

/** Moves candidates to another stage. */
export const move = action("candidates", {
  title: "Move",
  done: "Moved",
  description:
    "Moves the candidate to another stage. To a later one than a stage that requires a rating only with a rating. A candidate who is in the stage already is not changed.",
  grants: [WORKERS],
  parameters: {
    stage_id: field.reference("hiring-stages").required().describe("A stage that is not archived."),
    note: field.text().describe("Kept in the candidate's stage history."),
  },
  lock: (work) => holdStages(work, "hiring-stages"),
  reads: ["status", "anonymized_at"],
  openWhen: openFrom("active"),
  async run({ work, records, params, refuse, fail, throwIfRefused }): Promise<undefined> {
    if (!(await canBeEntered(work, "hiring-stages", params.stage_id)))
      fail("stage_id", fieldMessage(MESSAGES.selected, "stage_id"));
    throwIfRefused();
    for (const [index, candidate] of records.entries()) {
      const problem = await whyUnrated(work, candidate, params.stage_id);
      if (problem) refuse(index, problem);
    }
    throwIfRefused();
    await moveCandidates(work, records, params.stage_id, params.note);
  },
});
