import { makeAttempt } from "./attempt.ts";
import { recordAttempt } from "./record-attempt.ts";
import { releaseDelivery } from "./release-delivery.ts";
import type { Runtime } from "./runtime.ts";
import type { TakenDelivery } from "./taken-delivery.ts";

/** How a process makes its attempts. */
export interface Manner {
  /** From 0 to below 1, for the jitter of the schedule. */
  readonly random: () => number;
  /** Cuts the attempt off. */
  readonly signal?: AbortSignal;
  /** Writes a result, perhaps in its turn. */
  readonly record: (write: () => Promise<void>) => Promise<void>;
}

/**
 * Makes one attempt and logs it. What fails within the program leaves the delivery to be taken again after a while:
 * never rejects.
 */
export async function deliver(runtime: Runtime, taken: TakenDelivery, manner: Manner): Promise<void> {
  const { random, signal, record } = manner;
  try {
    const attempt = await makeAttempt(runtime, taken, signal);
    // Whether the receiver got it is not known: it gets it again from whoever takes the delivery next.
    if (signal?.aborted && attempt.status === null) return await releaseDelivery(runtime, taken);
    await record(() => recordAttempt(runtime, taken, attempt, random()));
  } catch (error) {
    runtime.services.log.error(
      { err: error, webhook: taken.webhookId, delivery: taken.id },
      "an attempt to deliver to a webhook failed internally; it will be retried",
    );
  }
}
