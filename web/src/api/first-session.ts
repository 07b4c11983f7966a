declare global {
  interface Window {
    /** The response to `GET /api/session` that the page has requested before its code was there. */
    firstSession?: Promise<Response>;
  }
}

/**
 * Sends a request for the session. The first one takes the response that the page has requested already, unless that
 * failed; another would fail in the same way a moment later.
 */
export async function fetchSession(request: Request): Promise<Response> {
  const first = request.method === "GET" ? window.firstSession : undefined;
  forgetFirstSession();
  return (await first?.catch(() => undefined)) ?? fetch(request);
}

/** Forgets what the page has requested: the first screen needs no session, or somebody signs in or out. */
export function forgetFirstSession(): void {
  delete window.firstSession;
}
