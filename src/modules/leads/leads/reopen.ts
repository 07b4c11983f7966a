import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import { fieldMessage, MESSAGES } from "../../../engine/work/index.ts";
import { canBeEntered } from "../../../platform/stages/stage-choice.ts";
import { holdStages } from "../../../platform/stages/stage-locks.ts";
import { record } from "./lead-activity.ts";
import { WORKERS } from "./leads.policy.ts";
import { leadHistory } from "./stage-moves.ts";

/** Opens closed leads again, in the stage in which they were closed or in a given one. */
export const reopen = action("leads", {
  title: "Reopen",
  done: "Reopened",
  description:
    "Opens a won or lost lead again, in the stage in which it was closed unless another one is given. A converted lead cannot be reopened.",
  grants: [WORKERS],
  parameters: {
    stage_id: field
      .reference("lead-stages")
      .describe("A stage that is not archived; required if the lead's own is archived."),
  },
  lock: (work) => holdStages(work, "lead-stages"),
  reads: ["status", "converted_at"],
  openWhen: openWhenEach(({ status, converted_at }) => {
    if (status === "open") return "The lead is already open.";
    return converted_at === null ? null : "A converted lead cannot be reopened.";
  }),
  async run({ work, records, params, fail, throwIfRefused }): Promise<undefined> {
    const given = params.stage_id;
    for (const { stage_id } of records) {
      if (await canBeEntered(work, "lead-stages", given ?? stage_id)) continue;
      fail("stage_id", fieldMessage(given ? MESSAGES.selected : MESSAGES.required, "stage_id"));
    }
    throwIfRefused();
    for (const { id, stage_id } of records) {
      await work.update("leads", id, {
        ...{ status: "open", won_at: null, lost_at: null, lost_reason: null, lost_reason_note: null },
        stage_id: given ?? stage_id,
        stage_entered_at: work.now,
      });
    }
    await leadHistory.enter(
      work,
      records.map(({ id, stage_id }) => ({ id, stage_id: given ?? stage_id, from_stage_id: stage_id })),
      work.now,
    );
    await record(
      work,
      records.map(({ id, status }) => ({
        leadId: id,
        type: "reopened",
        changes: { status: { from: status, to: "open" } },
      })),
    );
  },
});
