import type { Workspace } from "../../../engine/declare/index.ts";
import { type PostOutcome, postMessage } from "../../../platform/network/post-message.ts";
import type { Services } from "../../../platform/services.ts";
import { openAddress } from "../notification-channels/channel-address.ts";

const CONNECT_WITHIN_MS = 5_000;
const RESPOND_WITHIN_MS = 15_000;
const KEPT_BYTES = 512;

/** A channel as messages are posted to it. */
export interface TargetChannel {
  readonly workspace: Workspace;
  readonly channelId: string;
  readonly sealedAddress: Buffer;
}

/** The outcome of an attempt, and when it started. */
export interface ChannelAttempt extends Pick<PostOutcome, "status" | "retryAfter"> {
  /** Null: it was accepted. */
  readonly problem: string | null;
  readonly at: Date;
}

/** Posts a message to a channel; hosts that are not public are refused. Never rejects. */
export async function postToChannel(
  { config, clock, resolveHost }: Services,
  { workspace, channelId, sealedAddress }: TargetChannel,
  body: Buffer,
): Promise<ChannelAttempt> {
  const at = clock.now();
  const url = openAddress(config.appSecret, workspace.id, channelId, sealedAddress);
  if (url === null) return { at, status: null, retryAfter: null, problem: "unreadable_address" };
  const { status, failure, retryAfter } = await postMessage({
    url,
    headers: { "Content-Type": "application/json", "User-Agent": "Workspace-Notifications/1" },
    body,
    resolve: resolveHost,
    allowPrivate: config.webhookAllowPrivate,
    connectWithinMs: CONNECT_WITHIN_MS,
    responseTimeoutMs: RESPOND_WITHIN_MS,
    keepBytes: KEPT_BYTES,
  });
  const isAccepted = status !== null && status >= 200 && status < 300;
  return { at, status, retryAfter, problem: isAccepted ? null : (failure ?? String(status)) };
}
