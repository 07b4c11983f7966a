import type { QueryClient } from "@tanstack/react-query";
import type { LiveChange } from "./live-connection.ts";

/** What has changed is read again at once, but at most this often, in milliseconds. */
const PAUSE = 1_500;
/** What is made from many resources, such as the home screen, is read again at most this often. */
const LONG_PAUSE = 10_000;
/** By when people have been notified of a change. */
const NOTIFIED_AFTER = 3_000;

interface Reading {
  /** Reads what is shown of the change's resource; null: everything. */
  want(change: LiveChange | null): void;
  end(): void;
}

/** Runs something at most once in each pause, the first time at once; nothing that was wanted is left out. */
function spaced(pause: number, run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ranAt = Number.NEGATIVE_INFINITY;
  return {
    want(delay = 0): void {
      timer ??= setTimeout(
        () => {
          timer = undefined;
          ranAt = performance.now();
          run();
        },
        Math.max(delay, ranAt + pause - performance.now()),
      );
    },
    end: () => clearTimeout(timer),
  };
}

/**
 * Reads again what the screen shows of what has changed. A window that nobody sees waits until it is seen.
 */
export function readAgainInTurn(client: QueryClient): Reading {
  const wanted = new Set<string>();
  let isAll = false;
  const invalidate = (key: string) => void client.invalidateQueries({ queryKey: [key] });
  const records = spaced(PAUSE, () => {
    if (document.hidden) return;
    if (isAll) void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "session" });
    for (const resource of isAll ? [] : wanted) invalidate(resource);
    wanted.clear();
    isAll = false;
  });
  const home = spaced(LONG_PAUSE, () => invalidate("home"));
  const notifications = spaced(PAUSE, () => invalidate("notifications"));
  const onSeen = () => !document.hidden && (isAll || wanted.size > 0) && records.want();
  document.addEventListener("visibilitychange", onSeen);
  return {
    want(change) {
      if (change === null) isAll = true;
      else wanted.add(change.resource);
      records.want();
      home.want();
      if (change && !change.is_own) notifications.want(NOTIFIED_AFTER);
    },
    end() {
      document.removeEventListener("visibilitychange", onSeen);
      for (const one of [records, home, notifications]) one.end();
    },
  };
}
