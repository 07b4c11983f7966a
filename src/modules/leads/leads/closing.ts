import { openWhenEach } from "../../../engine/declare/index.ts";
import type { RecordChanges, StoredRecord, Text, Work } from "../../../engine/work/index.ts";
import { message, said } from "../../../engine/work/index.ts";
import { record } from "./lead-activity.ts";
import { leadHistory } from "./stage-moves.ts";

/** Open while the lead is. */
export const openWhileOpen = openWhenEach<"leads", unknown, Record<never, never>, "status">(({ status }) =>
  status === "open" ? null : message`The lead is already ${said(status)}.`,
);

/** The message for a time of closing that is before the lead entered its stage or in the future, or null. */
export function closingTimeProblem(
  name: "won_at" | "lost_at",
  given: string | null,
  leads: readonly Pick<StoredRecord<"leads">, "stage_entered_at">[],
  now: Date,
): Text | null {
  if (given === null) return null;
  const label = name.replace("_", " ");
  const at = Date.parse(given);
  if (at > now.getTime()) return message`The ${label} field must be a date before or equal to now.`;
  const isBefore = leads.some(({ stage_entered_at }) => at < stage_entered_at.getTime());
  return isBefore ? message`The ${label} field must be a date after or equal to stage entered at.` : null;
}

/** Closes leads at a moment: sets the values, ends their intervals and adds an activity to their timelines. */
export async function close(
  work: Work,
  leads: readonly Pick<StoredRecord<"leads">, "id">[],
  exit: "won" | "lost",
  at: Date | string,
  { values, body = null }: { readonly values: RecordChanges<"leads">; readonly body?: string | null },
): Promise<void> {
  const ids = leads.map(({ id }) => id);
  await work.updateAll("leads", ids, { ...values, status: exit });
  await leadHistory.leave(work, ids, exit, at);
  await record(
    work,
    ids.map((leadId) => ({ leadId, type: exit, at, body })),
  );
}
