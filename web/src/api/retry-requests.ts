/** How the UI handles rate limits (429) and expired sessions (401): it waits and then retries. */

/** Longer waits are reported to the person instead. */
const LONGEST_SECONDS = 60;
const MAX_WAITS = 4;

/** Addresses at which a refusal is a response to the person: a guessed password, an expired link. */
const DIRECT = /^\/api\/(session|users\/actions)$/;

type Listener = () => void;

let waiting = 0;
const listeners = new Set<Listener>();

function count(change: number): void {
  waiting += change;
  for (const tell of listeners) tell();
}

/** Whether requests wait for their turn at present, for `useSyncExternalStore`. */
export const waits = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  areThere: (): boolean => waiting > 0,
};

let renewal: Promise<boolean> | null = null;
let signInAgain: (() => Promise<boolean>) | null = null;

/** Who asks the person to sign in again; returns whether they did. Returns what takes it back. */
export function onSessionEnd(ask: () => Promise<boolean>): () => void {
  signInAgain = ask;
  return () => {
    if (signInAgain === ask) signInAgain = null;
  };
}

/** One question for all requests that find the session ended. */
function renewed(): Promise<boolean> {
  if (signInAgain === null) return Promise.resolve(false);
  renewal ??= signInAgain().finally(() => {
    renewal = null;
  });
  return renewal;
}

/** The seconds after which to ask again; null where the wait is not known or too long. */
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
 * Sends a request. One that came too early is sent again when the server takes it, a bounded number of times; one of a
 * session that has ended, once the person has signed in again. A refused request was not carried out, so that it is
 * the same to send it again.
 */
export async function fetchWithRetries(request: Request): Promise<Response> {
  if (DIRECT.test(new URL(request.url).pathname)) return fetch(request);
  for (let wait = 0; ; wait += 1) {
    const response = await fetch(request.clone());
    const seconds = wait < MAX_WAITS ? secondsToWait(response) : null;
    if (seconds !== null) await pause(seconds);
    else if (response.status !== 401 || wait >= MAX_WAITS || !(await renewed())) return response;
  }
}
