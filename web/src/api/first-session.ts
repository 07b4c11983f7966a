declare global {
  /** The response to `GET /api/session` that the page has requested before its code was there. */
  var firstSession: Promise<Response> | undefined;
}

/**
 * Sends a request for the session. The first one takes the response that the page has requested already, unless that
 * failed.
 */
export async function fetchSession(request: Request): Promise<Response> {
  const first = request.method === "GET" ? globalThis.firstSession : undefined;
  forgetFirstSession();
  return (await first?.catch(() => undefined)) ?? fetch(request);
}

/** Forgets what the page has requested: the first screen needs no session, or somebody signs in or out. */
export function forgetFirstSession(): void {
  globalThis.firstSession = undefined;
}
