import pLimit from "p-limit";
import { givePositions } from "../../../engine/runtime/index.ts";
import { deliver, type Manner } from "./deliver.ts";
import { dispatchEntries } from "./dispatch-events.ts";
import { pendingWork } from "./pending-work.ts";
import type { Runtime } from "./runtime.ts";
import { takeDueDeliveries } from "./take-deliveries.ts";
import type { TakenDelivery } from "./taken-delivery.ts";

export interface DeliveryOptions {
  /** From 0 to below 1, for the jitter of the schedule. */
  readonly random?: () => number;
  /** Milliseconds for which shutting down waits for responses that are still pending. */
  readonly retryBudgetMs?: number;
}

/** Requests that are under way from this process at most. */
const MOST_UNDER_WAY = 500;
/** Connections to the database that results of attempts take at once. */
const RECORDERS = 4;
const POLL_MS = 1_000;
/** The shortest time between two rounds, however often they are requested. */
const PAUSE_MS = 20;
const PATIENCE_MS = 3_000;

/**
 * Delivers webhooks from this process, beside any number of others: makes deliveries of what the journal records, sends
 * what is due, logs what came of it.
 */
export class DeliveryLoop {
  readonly #runtime: Runtime;
  readonly #retryBudgetMs: number;
  readonly #how: Manner;
  readonly #underWay = new Map<TakenDelivery, Promise<void>>();
  readonly #cancel = new AbortController();
  #timer: NodeJS.Timeout | null = null;
  #round: Promise<void> | null = null;
  #isWanted = false;
  #isStopped = true;

  constructor(runtime: Runtime, { random = Math.random, retryBudgetMs = PATIENCE_MS }: DeliveryOptions = {}) {
    this.#runtime = runtime;
    this.#retryBudgetMs = retryBudgetMs;
    const recording = pLimit(RECORDERS);
    this.#how = { random, signal: this.#cancel.signal, record: (write) => recording(write) };
  }

  /** Looks about every second from now on. */
  start(): void {
    this.#isStopped = false;
    this.#schedule(0);
  }

  /** Looks at once: something was committed, or an attempt has ended. */
  wake(): void {
    if (this.#isStopped || this.#isWanted) return;
    this.#isWanted = true;
    if (this.#round === null) this.#schedule(PAUSE_MS);
  }

  /**
   * Ends the rounds. Responses that come soon are waited for; what is still open then is left for whoever comes next.
   */
  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#round;
    const overdue = setTimeout(() => this.#cancel.abort(), this.#retryBudgetMs);
    await Promise.all(this.#underWay.values());
    clearTimeout(overdue);
  }

  #schedule(ms: number): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), ms);
    this.#timer.unref();
  }

  async #run(): Promise<void> {
    if (this.#round || this.#isStopped) return;
    this.#isWanted = false;
    this.#round = this.#look();
    await this.#round;
    this.#round = null;
    if (!this.#isStopped) this.#schedule(this.#isWanted ? PAUSE_MS : POLL_MS);
  }

  async #look(): Promise<void> {
    const { log } = this.#runtime.services;
    try {
      const { isDue, deliveries, isDone } = await this.#dispatchStep();
      if (isDue || deliveries > 0) await this.#send();
      if (!isDone) this.#isWanted = true;
    } catch (error) {
      log.warn({ err: error }, "webhooks could not be delivered; delivery will be retried");
    }
  }

  /** Makes deliveries of everything that was committed and is not yet delivered; returns how many. */
  async dispatch(): Promise<number> {
    let deliveries = 0;
    for (;;) {
      const step = await this.#dispatchStep();
      deliveries += step.deliveries;
      if (step.isDone) return deliveries;
    }
  }

  /** A limited number of entries of each workspace, so that one with many holds up no other. */
  async #dispatchStep(): Promise<{ isDue: boolean; deliveries: number; isDone: boolean }> {
    const { journals, isDue } = await pendingWork(this.#runtime);
    let deliveries = 0;
    let isDone = true;
    for (const workspace of journals) {
      try {
        await givePositions(this.#runtime.services.pool, workspace.id);
        const step = await this.#runtime.work(workspace, (work) => dispatchEntries(work));
        deliveries += step.deliveries;
        isDone &&= step.isDone;
      } catch (error) {
        const { log } = this.#runtime.services;
        log.error(
          { err: error, workspace: workspace.subdomain },
          "deliveries of events could not be created",
        );
      }
    }
    return { isDue, deliveries, isDone };
  }

  /** Begins the attempts that are due and that there is room for; returns how many. */
  async #send(): Promise<number> {
    const taken = await takeDueDeliveries(this.#runtime, MOST_UNDER_WAY - this.#underWay.size);
    for (const delivery of taken) {
      const attempt = deliver(this.#runtime, delivery, this.#how).finally(() => {
        this.#underWay.delete(delivery);
        this.wake();
      });
      this.#underWay.set(delivery, attempt);
    }
    return taken.length;
  }

  /** Makes every attempt that is due now and waits until all are logged; returns how many were made. */
  async sendDue(): Promise<number> {
    let sent = 0;
    for (;;) {
      const begun = await this.#send();
      if (begun === 0) return sent;
      sent += begun;
      await Promise.all(this.#underWay.values());
    }
  }
}
