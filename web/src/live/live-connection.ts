/** What the API tells of a change in the person's sight, as in `GET /changes/live`. */
export interface LiveChange {
  readonly resource: string;
  readonly record_id: string;
  readonly deleted: boolean;
  readonly by: string | null;
  readonly is_own: boolean;
}

/** What the tab with the connection passes on to the others; null: changes may have been missed. */
interface Passed {
  readonly change: LiveChange | null;
  /** The cursor after it, with which another tab goes on when the first one is closed. */
  readonly cursor: string;
}

const NAME = "bureau-live";
/** After which time a connection that was refused is tried again, in milliseconds; longer each time. */
const TRIED_AGAIN = { first: 5_000, last: 60_000 };

/**
 * Follows what changes in the person's sight, with one connection for all tabs of the browser: the tab that holds the lock
 * has it, and passes on what it receives. When that tab is closed, the next one goes on with the last cursor.
 * @param from the cursor after which it begins
 * @param take gets each change; null: changes may have been missed
 * @returns ends it
 */
export function followChanges(from: string, take: (change: LiveChange | null) => void): () => void {
  const ending = new AbortController();
  const tabs = new BroadcastChannel(NAME);
  let cursor = from;
  tabs.addEventListener("message", ({ data }: MessageEvent<Passed>) => {
    cursor = data.cursor;
    take(data.change);
  });
  const pass = (change: LiveChange | null, next: string): void => {
    cursor = next;
    tabs.postMessage({ change, cursor } satisfies Passed);
    take(change);
  };
  const connect = () => receive(ending.signal, () => cursor, pass);
  // Only a site with HTTPS has locks; without them each tab has a connection of its own.
  const { locks } = navigator as Partial<Navigator>;
  if (locks) locks.request(NAME, { signal: ending.signal }, connect).catch(() => undefined);
  else void connect();
  return () => {
    ending.abort();
    tabs.close();
  };
}

/** Receives changes until the signal; a connection that the server refuses is tried again. */
function receive(
  signal: AbortSignal,
  cursorNow: () => string,
  pass: (change: LiveChange | null, cursor: string) => void,
): Promise<void> {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = TRIED_AGAIN.first;
  const open = (since: string): void => {
    source = new EventSource(`/api/changes/live${since && `?since=${encodeURIComponent(since)}`}`);
    source.addEventListener("open", () => {
      pause = TRIED_AGAIN.first;
    });
    source.addEventListener("change", ({ data, lastEventId }) => pass(JSON.parse(data), lastEventId));
    source.addEventListener("end", ({ data }) => String(data).includes("not_permitted") && refused());
    // A connection that was interrupted is opened again by the browser; one that was refused is not.
    source.addEventListener("error", () => source?.readyState === EventSource.CLOSED && refused());
  };
  const refused = (): void => {
    source?.close();
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A cursor may be too old. Without one, what was changed in between is read again as a whole.
      open("");
      pass(null, "");
    }, pause);
    pause = Math.min(2 * pause, TRIED_AGAIN.last);
  };
  open(cursorNow());
  return new Promise((resolve) => {
    const end = (): void => {
      source?.close();
      clearTimeout(timer);
      resolve();
    };
    if (signal.aborted) end();
    else signal.addEventListener("abort", end);
  });
}
