import type { Logger } from "pino";

// One Ctrl-C can arrive twice: from the terminal, and passed on by npm.
const SAME_SIGNAL = 500;

/**
 * Ends the process properly at the first SIGTERM or SIGINT, and at once at the second. `close` lets running
 * requests finish; afterwards the exit code is 0.
 */
export function closeOnSignal(log: Logger, close: () => Promise<void>): void {
  let since: number | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    if (since !== undefined && performance.now() - since > SAME_SIGNAL) process.exit(1);
    if (since !== undefined) return;
    since = performance.now();
    log.info({ signal }, "closing: running requests finish");
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
  process.on("SIGTERM", onSignal).on("SIGINT", onSignal);
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
