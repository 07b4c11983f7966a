import { makeAttempt } from "./attempt.ts";
import { recordAttempt } from "./record-attempt.ts";
import { releaseDelivery } from "./release-delivery.ts";
import type { Runtime } from "./runtime.ts";
import type { TakenDelivery } from "./taken-delivery.ts";

/** How a process makes its attempts. */
export interface AttemptOptions {
  /** Returns a random number from 0 (inclusive) to 1 (exclusive), for the jitter of the schedule. */
  readonly random: () => number;
  /** Aborts the attempt. */
  readonly signal?: AbortSignal;
  /** Runs the transaction that records a result; it may wait until a connection is free. */
  readonly record: (write: () => Promise<void>) => Promise<void>;
}

/**
 * Makes one attempt and records it. It never rejects: after an internal error the delivery becomes due again when its
 * lease ends.
 */
export async function deliver(
  runtime: Runtime,
  taken: TakenDelivery,
  options: AttemptOptions,
): Promise<void> {
  const { random, signal, record } = options;
  try {
    const attempt = await makeAttempt(runtime, taken, signal);
    // The receiver may or may not have got the message, so the next process that takes the delivery sends it again.
    if (signal?.aborted && attempt.status === null) return await releaseDelivery(runtime, taken);
    await record(() => recordAttempt(runtime, taken, attempt, random()));
  } catch (error) {
    runtime.services.log.error(
      { err: error, webhook: taken.webhookId, delivery: taken.id },
      "an attempt to deliver to a webhook failed internally; it will be retried",
    );
  }
}
