/** The first screen has been shown long before, so that nothing of the worker delays it. */
const LATER_MS = 5_000;

/**
 * Registers the worker that says when there is no connection, and that browsers require for installing the web UI. A
 * browser without workers, or that refuses them, lacks nothing else.
 */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  addEventListener("load", () =>
    setTimeout(() => navigator.serviceWorker.register("/service-worker.js").catch(() => undefined), LATER_MS),
  );
}
