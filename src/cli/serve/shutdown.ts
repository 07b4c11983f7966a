import type { Logger } from "pino";
import { endWithNpx } from "./end-with-npx.ts";

/** The shutdown of a serving process. */
export interface Shutdown {
  /** Registers something to close, before everything that was registered earlier. */
  add(close: () => Promise<void>): void;
  /** Whether a signal was received, so that errors of interrupted work are expected. */
  begun(): boolean;
  /** Closes everything, even if something fails to close. */
  close(): Promise<void>;
}

// One Ctrl-C can arrive twice: from the terminal, and forwarded by npm.
const SAME_SIGNAL = 500;

/**
 * Shuts the process down with exit code 0 at the first SIGTERM or SIGINT, or when the npx that started it ends
 * (`startedBy`, see `endWithNpx`); at the second signal it exits at once.
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

const REQUEST_TIMEOUT_MS = 11_000;

/** Waits for a server to close, a little longer than running requests may take. */
export async function closeWithin(close: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, REQUEST_TIMEOUT_MS);
  });
  await Promise.race([close(), overdue]);
  clearTimeout(timer);
}
