import type { Served } from "./servers.ts";

const SAMPLE_MS = 100;

/** Does something and returns its result, with the most memory that a server used meanwhile, in MiB. */
export async function watchMemory<T>(
  server: Served,
  act: () => Promise<T>,
): Promise<{ readonly result: T; readonly peak: number }> {
  let peak = server.memory();
  const watch = setInterval(() => {
    peak = Math.max(peak, server.memory());
  }, SAMPLE_MS);
  try {
    return { result: await act(), peak };
  } finally {
    clearInterval(watch);
  }
}
