import type { Logger } from "pino";

/** A job that is repeated as long as the server runs. Several processes may run it at the same time. */
export interface Job {
  readonly name: string;
  /** The time between the end of one run and the start of the next, in milliseconds. */
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
}

/** Runs a job immediately and then repeatedly. A failed run is logged, and the next one runs as scheduled. */
export function repeat(job: Job, log: Logger): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    try {
      await job.run();
    } catch (error) {
      log.warn({ err: error, job: job.name }, "a job failed; it runs again in its time");
    }
    if (!isStopped) timer = setTimeout(begin, job.everyMs).unref();
  };
  const begin = (): void => {
    running = run();
  };
  begin();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
