import { notifyManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { hasStatus, isPassing } from "../api/failure.ts";

// What a key or a click has changed is on the screen before the next one comes: a timer would come after it.
notifyManager.setScheduler(queueMicrotask);

const MAX_RETRIES = 3;

/** Asks again only where waiting may help; a refusal stays one. */
const retry = (count: number, error: unknown): boolean => isPassing(error) && count < MAX_RETRIES;

/** The memory of what was read. `onSignedOut` is called when the session turns out to have ended. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (hasStatus(error, 401) && query.queryKey[0] !== "session") onSignedOut();
      },
    }),
    defaultOptions: {
      queries: {
        retry,
        retryDelay: (count) => Math.min(1000 * 2 ** count, 8000),
        staleTime: 20_000,
        refetchOnWindowFocus: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
