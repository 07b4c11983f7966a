import { notifyManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { hasStatus, isPassing } from "../api/failure.ts";

// Results of a key press or a click must be on the screen before the next one, so no timer is used.
notifyManager.setScheduler(queueMicrotask);

const MAX_RETRIES = 3;

/** Retries only if the problem may be temporary. */
const retry = (count: number, error: unknown): boolean => isPassing(error) && count < MAX_RETRIES;

/** The query cache. `onSignedOut` is called when the session has expired. */
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
