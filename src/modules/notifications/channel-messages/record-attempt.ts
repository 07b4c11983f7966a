import type { Workspace } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { MAX_ATTEMPTS, nextAttempt } from "../../../platform/network/attempt-schedule.ts";
import { disableChannel } from "../notification-channels/disable-channel.ts";
import type { ChannelAttempt, TargetChannel } from "./post-to-channel.ts";

const FAILING_DAYS = 5;
const DAY_MS = 86_400_000;
/** Slack and Teams respond so where an address was revoked or its channel deleted. */
const GONE = new Set([404, 410]);

/** The message of an attempt; a test has none. */
interface AttemptedMessage {
  readonly id: string;
  /** How many attempts there were, with this one. */
  readonly attempts: number;
}

export type RunAsSystem = <T>(workspace: Workspace, body: (work: Work) => Promise<T>) => Promise<T>;

/** Records an attempt: what becomes of its message, and of a channel that does not exist any more or fails for days. */
export const recordAttempt = (
  run: RunAsSystem,
  { workspace, channelId }: TargetChannel,
  attempt: ChannelAttempt,
  message: AttemptedMessage | null = null,
): Promise<void> =>
  run(workspace, async (work) => {
    const channel = await work.row<{
      status: string;
      failing_since: Date | null;
    }>(sql`select c.status, c.failing_since
      from notification_channels c where c.workspace_id = ${fromContext("workspace")} and c.id = ${channelId}
      for no key update`);
    if (!channel) return;
    if (message) await recordMessage(work, attempt, message);
    const isAccepted = attempt.problem === null;
    await work.rows(sql`update notification_channels c set last_attempt_at = ${attempt.at}::timestamptz,
        last_problem = ${attempt.problem},
        last_success_at = case when ${isAccepted}::boolean then ${attempt.at}::timestamptz else c.last_success_at end,
        failing_since = case when ${isAccepted}::boolean then null
          else coalesce(c.failing_since, ${attempt.at}::timestamptz) end
      where c.workspace_id = ${fromContext("workspace")} and c.id = ${channelId}`);
    if (isAccepted || channel.status === "disabled") return;
    const oldest = work.now.getTime() - FAILING_DAYS * DAY_MS;
    if (isGone(attempt)) await disableChannel(work, channelId, "gone", "disabled");
    else if (channel.failing_since !== null && channel.failing_since.getTime() <= oldest)
      await disableChannel(work, channelId, "failing", "disabled");
  });

const isGone = ({ status }: ChannelAttempt): boolean => status !== null && GONE.has(status);

/** Another process may have made a later attempt, which then decides; what was accepted is sent in any case. */
async function recordMessage(
  work: Work,
  attempt: ChannelAttempt,
  { id, attempts }: AttemptedMessage,
): Promise<void> {
  const { status, retryAfter } = attempt;
  const isAccepted = attempt.problem === null;
  const failed = { made: attempts, status, retryAfter, at: work.now, random: Math.random() };
  const next = isAccepted || isGone(attempt) ? null : nextAttempt(failed, MAX_ATTEMPTS);
  const state = isAccepted ? "sent" : next === null ? "failed" : "pending";
  await work.rows(sql`update channel_messages m set status = ${state}, due_at = ${next}::timestamptz
    where m.workspace_id = ${fromContext("workspace")} and m.id = ${id}
      and (${isAccepted}::boolean or (m.attempts = ${attempts}::integer and m.status = 'pending'))`);
}
