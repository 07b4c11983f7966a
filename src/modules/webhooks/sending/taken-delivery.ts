import type { Workspace } from "../../../engine/declare/index.ts";

/** Milliseconds for which whoever makes an attempt holds its delivery: longer than any attempt takes. */
export const HELD_MS = 60_000;

/** Requests that are under way to one webhook at most. */
export const MAX_UNDER_WAY = 5;

/** A delivery that this process holds, with all that an attempt needs. */
export interface TakenDelivery {
  readonly workspace: Workspace;
  readonly id: string;
  readonly webhookId: string;
  /** Tells this holding from any other of the same delivery. */
  readonly takenBy: string;
  readonly eventId: string;
  readonly body: Buffer;
  readonly url: string;
  /** Sealed, the newest first. */
  readonly sealedSecrets: readonly Buffer[];
}
