import type { Workspace } from "../../../engine/declare/index.ts";

/** How long a process leases a delivery, in milliseconds; longer than any attempt takes. */
export const HELD_MS = 60_000;

/** The maximum number of concurrent requests to one webhook. */
export const MAX_UNDER_WAY = 5;

/** A delivery that this process has leased, with everything that an attempt needs. */
export interface TakenDelivery {
  readonly workspace: Workspace;
  readonly id: string;
  readonly webhookId: string;
  /** Identifies this lease among all leases of the delivery. */
  readonly takenBy: string;
  readonly eventId: string;
  readonly body: Buffer;
  readonly url: string;
  /** The encrypted secrets, the newest first. */
  readonly sealedSecrets: readonly Buffer[];
}
