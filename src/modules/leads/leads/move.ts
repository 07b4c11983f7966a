import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import { fieldMessage, MESSAGES, message, said } from "../../../engine/work/index.ts";
import { canBeEntered } from "../../../platform/stages/stage-choice.ts";
import { holdStages } from "../../../platform/stages/stage-locks.ts";
import { WORKERS } from "./leads.policy.ts";
import { moveLeads } from "./stage-moves.ts";

/** Moves leads to another stage; one that is in the stage already stays as it is, without a trace. */
export const move = action("leads", {
  title: "Move",
  done: "Moved",
  description: "Moves the lead to another stage. A lead that is in the stage already is not changed.",
  grants: [WORKERS],
  parameters: {
    stage_id: field.reference("lead-stages").required().describe("A stage that is not archived."),
    note: field.text().describe("Kept in the lead's timeline."),
  },
  lock: (work) => holdStages(work, "lead-stages"),
  reads: ["status"],
  openWhen: openWhenEach(({ status }) =>
    status === "open" ? null : message`The lead is already ${said(status)}.`,
  ),
  async run({ work, records, params, fail, throwIfRefused }): Promise<undefined> {
    if (!(await canBeEntered(work, "lead-stages", params.stage_id)))
      fail("stage_id", fieldMessage(MESSAGES.selected, "stage_id"));
    throwIfRefused();
    await moveLeads(work, records, params.stage_id, params.note);
  },
});
