declare global {
  /** The responses to what the page has requested before its code was there, by path with query. */
  var firstResponses: Record<string, Promise<Response>> | undefined;
}

/**
 * Sends a request. The first GET of a path takes the response that the page has requested already, unless that failed. A
 * request that changes something makes the others useless: somebody may have signed in or out.
 */
export async function fetchFirst(request: Request): Promise<Response> {
  if (globalThis.firstResponses === undefined) return fetch(request);
  const { pathname, search } = new URL(request.url);
  const path = `${pathname}${search}`;
  const first = request.method === "GET" ? globalThis.firstResponses[path] : undefined;
  if (request.method === "GET") delete globalThis.firstResponses[path];
  else forgetFirstResponses();
  return (await first?.catch(() => undefined)) ?? fetch(request);
}

/** Whether the page has requested a path, and nobody has taken the response yet. */
export const isRequestedFirst = (path: string): boolean => globalThis.firstResponses?.[path] !== undefined;

/** Forgets what the page has requested: the first screen needs no session. */
export function forgetFirstResponses(): void {
  globalThis.firstResponses = undefined;
}
