import type { QueryClient } from "@tanstack/react-query";

/** So many milliseconds a dialog stays open at most until the screen behind it shows what was written. */
const TIMEOUT_MS = 1500;

/**
 * Reads again what the screen shows, after a write. It waits for that, so that a dialog closes over the new state, but
 * not for long: the write is done, however slow the reading is or whatever becomes of it.
 */
export async function refreshScreen(client: QueryClient): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS);
  });
  await Promise.race([client.invalidateQueries(), timeout]);
  clearTimeout(timer);
}
