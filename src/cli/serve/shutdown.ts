import type { Logger } from "pino";
import { endWithNpx } from "./end-with-npx.ts";

/** How a serving process ends. */
export interface Shutdown {
  /** Adds what is to be closed, before everything that was added earlier. */
  add(close: () => Promise<void>): void;
  /** A signal was received: errors of interrupted work are expected. */
  begun(): boolean;
  /** Closes everything, even if one of the parts fails to close. */
  close(): Promise<void>;
}

// One Ctrl-C can arrive twice: from the terminal, and passed on by npm.
const SAME_SIGNAL = 500;

/**
 * Ends the process properly at the first SIGTERM or SIGINT, at any moment of its life, or when the npx that started it
 * (`startedBy`, see `endWithNpx`) ends, with exit code 0; at the second signal it ends at once.
 */
export function closeOnSignal(log: Logger, startedBy: number): Shutdown {
  const closers: (() => Promise<void>)[] = [];
  let since: number | undefined;
  const close = async () => {
    const failures: unknown[] = [];
    for (let next = closers.pop(); next !== undefined; next = closers.pop()) {
      await next().catch((error) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  };
  const begin = (reason: object) => {
    if (since !== undefined) return;
    since = performance.now();
    log.info(reason, "shutting down: waiting for running requests");
    close().then(
      () => {
        log.info("closed");
        process.exit(0);
      },
      (error) => {
        log.error(error, "closing failed");
        process.exit(1);
      },
    );
  };
  const onSignal = (signal: NodeJS.Signals) => {
    if (since !== undefined && performance.now() - since > SAME_SIGNAL) process.exit(1);
    begin({ signal });
  };
  process.on("SIGTERM", onSignal).on("SIGINT", onSignal);
  endWithNpx(startedBy, () => begin({ reason: "npx ended" }));
  return { add: (closer) => void closers.push(closer), begun: () => since !== undefined, close };
}

const REQUEST_PATIENCE = 11_000;

/** Waits for a server to close, a little longer than it lets running requests finish. */
export async function closeWithin(close: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, REQUEST_PATIENCE);
  });
  await Promise.race([close(), overdue]);
  clearTimeout(timer);
}
