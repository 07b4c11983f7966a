import pLimit from "p-limit";
import { givePositions } from "../../../engine/runtime/index.ts";
import { type AttemptOptions, deliver } from "./deliver.ts";
import { dispatchEntries } from "./dispatch-events.ts";
import { pendingWork } from "./pending-work.ts";
import type { Runtime } from "./runtime.ts";
import { takeDueDeliveries } from "./take-deliveries.ts";
import type { TakenDelivery } from "./taken-delivery.ts";

export interface DeliveryOptions {
  /** Returns a random number from 0 (inclusive) to 1 (exclusive), for the jitter of the schedule. */
  readonly random?: () => number;
  /** How long shutting down waits for pending responses, in milliseconds. */
  readonly retryBudgetMs?: number;
}

/** The maximum number of concurrent requests of this process. */
const MAX_UNDER_WAY = 500;
/** The maximum number of database connections that record results at the same time. */
const RECORDERS = 4;
const POLL_MS = 1_000;
/** The minimum time between two rounds, in milliseconds, however often they are requested. */
const PAUSE_MS = 20;
const TIMEOUT_MS = 3_000;

/**
 * Delivers webhooks from this process, together with any number of other processes: it creates deliveries from journal
 * entries, sends those that are due and records the results.
 */
export class DeliveryLoop {
  readonly #runtime: Runtime;
  readonly #retryBudgetMs: number;
  readonly #how: AttemptOptions;
  readonly #underWay = new Map<TakenDelivery, Promise<void>>();
  readonly #cancel = new AbortController();
  #timer: NodeJS.Timeout | null = null;
  #round: Promise<void> | null = null;
  #isWanted = false;
  #isStopped = true;

  constructor(runtime: Runtime, { random = Math.random, retryBudgetMs = TIMEOUT_MS }: DeliveryOptions = {}) {
    this.#runtime = runtime;
    this.#retryBudgetMs = retryBudgetMs;
    const recording = pLimit(RECORDERS);
    this.#how = { random, signal: this.#cancel.signal, record: (write) => recording(write) };
  }

  /** Starts a round about every second. */
  start(): void {
    this.#isStopped = false;
    this.#schedule(0);
  }

  /** Starts a round at once, because something was committed or an attempt has ended. */
  wake(): void {
    if (this.#isStopped || this.#isWanted) return;
    this.#isWanted = true;
    if (this.#round === null) this.#schedule(PAUSE_MS);
  }

  /** Stops the rounds. It waits for responses that arrive soon, and leaves the other deliveries to the next process. */
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

  /** Creates deliveries for all committed events that have none yet; returns how many. */
  async dispatch(): Promise<number> {
    let deliveries = 0;
    for (;;) {
      const step = await this.#dispatchStep();
      deliveries += step.deliveries;
      if (step.isDone) return deliveries;
    }
  }

  /**
   * Reads a limited number of entries per workspace, so that a workspace with many entries does not delay the others.
   */
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

  /** Starts the attempts that are due, up to the limit of concurrent requests; returns how many. */
  async #send(): Promise<number> {
    const taken = await takeDueDeliveries(this.#runtime, MAX_UNDER_WAY - this.#underWay.size);
    for (const delivery of taken) {
      const attempt = deliver(this.#runtime, delivery, this.#how).finally(() => {
        this.#underWay.delete(delivery);
        this.wake();
      });
      this.#underWay.set(delivery, attempt);
    }
    return taken.length;
  }

  /** Makes every attempt that is due now and waits until all are recorded; returns how many. */
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
