import { action, field } from "../../../engine/declare/index.ts";
import { WORKERS } from "../rights.ts";
import { rejectCandidates, withdrawCandidates } from "./candidate-endings.ts";
import { openFrom } from "./candidate-states.ts";
import { checkReason } from "./rejection-reason.ts";

/** Rejects candidates for one of the workspace's reasons. */
export const reject = action("candidates", {
  title: "Reject",
  done: "Rejected",
  description: "Rejects the candidate for one of the workspace's reasons of the type we_rejected.",
  grants: [WORKERS],
  parameters: {
    rejection_reason: field.string({ max: 50 }).required().describe("The key of a reason."),
    note: field.text().describe("Kept as rejection_note."),
  },
  example: { rejection_reason: "skills" },
  reads: ["status", "anonymized_at"],
  openWhen: openFrom("active"),
  async run({ work, records, params, fail, throwIfRefused }): Promise<undefined> {
    await checkReason(work, params.rejection_reason, "we_rejected", fail);
    throwIfRefused();
    await rejectCandidates(work, records, params.rejection_reason, params.note);
  },
});

/** Notes that a candidate withdrew the application. */
export const withdraw = action("candidates", {
  title: "Withdraw",
  done: "Withdrew",
  description:
    "Notes that the candidate withdrew, with one of the workspace's reasons of the type they_withdrew if one is known.",
  levels: ["record"],
  grants: [WORKERS],
  parameters: {
    rejection_reason: field.string({ max: 50 }).describe("The key of a reason."),
    note: field.text().describe("Kept as rejection_note."),
  },
  example: { rejection_reason: "accepted_other_offer" },
  reads: ["status", "anonymized_at"],
  openWhen: openFrom("active"),
  async run({ work, records, params, fail, throwIfRefused }): Promise<undefined> {
    const { rejection_reason: reason, note } = params;
    if (reason !== null) await checkReason(work, reason, "they_withdrew", fail);
    throwIfRefused();
    await withdrawCandidates(work, records, reason, note);
  },
});
