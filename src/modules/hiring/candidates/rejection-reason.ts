import { type ActionContext, fieldMessage, MESSAGES, type Work } from "../../../engine/work/index.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";

/** Reports a reason that is not one of the workspace's of the type, or is archived. */
export async function checkReason(
  work: Work,
  key: string | null,
  type: "we_rejected" | "they_withdrew",
  fail: ActionContext["fail"],
): Promise<void> {
  const { candidate_rejection_reasons: all } = await readSettings(work, "candidate_rejection_reasons");
  const keys = all.filter((one) => one.type === type && !one.is_archived).map((one) => one.key);
  if (key === null || !keys.includes(key))
    fail("rejection_reason", fieldMessage(MESSAGES.selected, "rejection_reason"), keys);
}
