import type { Logger } from "pino";

/** Something that is done again and again as long as the server runs. Several processes may do it at once. */
export interface Job {
  readonly name: string;
  /** Milliseconds between the end of one run and the beginning of the next. */
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
}

/** Runs a job at once and then again and again. A run that fails is logged; the next comes in its time. */
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
