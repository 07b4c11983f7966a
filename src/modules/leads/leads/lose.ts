import { action, field } from "../../../engine/declare/index.ts";
import { fieldMessage, MESSAGES } from "../../../engine/work/index.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import { close, closingTimeProblem, openWhileOpen } from "./closing.ts";
import { WORKERS } from "./leads.policy.ts";

/** Loses leads for one of the workspace's reasons. Open tasks stay. */
export const lose = action("leads", {
  title: "Lose",
  done: "Lost",
  description: "Loses the lead for one of the workspace's reasons. Open tasks and scheduled meetings stay.",
  grants: [WORKERS],
  parameters: {
    lost_reason: field
      .string({ max: 50 })
      .required()
      .describe("The key of a reason of the workspace that is not archived."),
    lost_reason_note: field.text().describe("Required if the reason requires a note."),
    lost_at: field.dateTime().describe("Default: now; not before the lead entered its stage."),
  },
  example: { lost_reason: "price" },
  reads: ["status"],
  openWhen: openWhileOpen,
  async run({ work, records, params, fail, throwIfRefused }): Promise<undefined> {
    const { lost_reason: key, lost_reason_note: note, lost_at: lostAt } = params;
    const { lead_lost_reasons: all } = await readSettings(work, "lead_lost_reasons");
    const active = all.filter((reason) => !reason.is_archived);
    const reason = active.find((one) => one.key === key);
    if (!reason)
      fail(
        "lost_reason",
        fieldMessage(MESSAGES.selected, "lost_reason"),
        active.map((one) => one.key),
      );
    if (reason?.requires_note && note === null)
      fail("lost_reason_note", fieldMessage(MESSAGES.required, "lost_reason_note"));
    const problem = closingTimeProblem("lost_at", lostAt, records, work.now);
    if (problem) fail("lost_at", problem);
    throwIfRefused();
    const at = lostAt ?? work.now;
    await close(work, records, "lost", at, {
      values: { lost_at: at, lost_reason: key, lost_reason_note: note },
      body: note,
    });
  },
});
