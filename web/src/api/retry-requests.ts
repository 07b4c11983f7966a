import { fetchFirst } from "./first-responses.ts";

/** How the UI handles rate limits (429) and expired sessions (401): it waits and then retries. */

/** Longer waits are reported to the person instead. */
const LONGEST_SECONDS = 60;
const MAX_WAITS = 4;

/** Paths at which a 401 or 429 is a result for the person: a guessed password, an expired link. */
const DIRECT = /^\/api\/(session|users\/actions)$/;

type Listener = () => void;

let waiting = 0;
const listeners = new Set<Listener>();

function count(change: number): void {
  waiting += change;
  for (const tell of listeners) tell();
}

/** Whether requests are waiting to be retried, for `useSyncExternalStore`. */
export const waits = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  areThere: (): boolean => waiting > 0,
};

let renewal: Promise<boolean> | null = null;
let signInAgain: (() => Promise<boolean>) | null = null;

/**
 * Registers the function that asks the person to sign in again and returns whether they did. Returns a function that
 * unregisters it.
 */
export function onSessionEnd(ask: () => Promise<boolean>): () => void {
  signInAgain = ask;
  return () => {
    if (signInAgain === ask) signInAgain = null;
  };
}

/** A single sign-in for all requests that find the session expired. */
function renewed(): Promise<boolean> {
  if (signInAgain === null) return Promise.resolve(false);
  renewal ??= signInAgain().finally(() => {
    renewal = null;
  });
  return renewal;
}

/** The seconds until a retry; null if the wait is unknown or too long. */
export function secondsToWait(response: Pick<Response, "status" | "headers">): number | null {
  if (response.status !== 429) return null;
  const seconds = Number(response.headers.get("Retry-After") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds <= LONGEST_SECONDS ? Math.max(1, seconds) : null;
}

async function pause(seconds: number): Promise<void> {
  count(1);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  count(-1);
}

/**
 * Sends a request. After a 429 it is retried when the server allows it, a limited number of times; in an expired
 * session, after the person has signed in again. A refused request was not executed, so repeating it is safe.
 */
export async function fetchWithRetries(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (DIRECT.test(pathname)) return fetchFirst(request);
  for (let wait = 0; ; wait += 1) {
    const response = await fetchFirst(request.clone());
    const seconds = wait < MAX_WAITS ? secondsToWait(response) : null;
    if (seconds !== null) await pause(seconds);
    else if (response.status !== 401 || wait >= MAX_WAITS || !(await renewed())) return response;
  }
}
