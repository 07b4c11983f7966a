import type { Served } from "../servers.ts";

/** What a download of many rows costs the server's process. */
export interface Downloaded {
  readonly rows: number;
  readonly seconds: number;
  readonly bytes: number;
  /** MiB before it began, and the most while it lasted. */
  readonly idle: number;
  readonly peak: number;
}

const LOOK_EVERY_MS = 25;

/** Downloads the report of all entries that the filters match, and looks at the server's memory meanwhile. */
export async function download(
  product: Served,
  key: string,
  filters: string,
  rows: number,
): Promise<Downloaded> {
  const idle = product.memory();
  let peak = idle;
  const looking = setInterval(() => {
    peak = Math.max(peak, product.memory());
  }, LOOK_EVERY_MS);
  try {
    const started = performance.now();
    const response = await fetch(`${product.url}/api/timesheets/actions?action=download-report&${filters}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      body: JSON.stringify({ repositories: "all" }),
    });
    if (!response.ok) throw new Error(`The download answers ${response.status}: ${await response.text()}`);
    let bytes = 0;
    for await (const chunk of response.body!) bytes += chunk.length;
    return { rows, seconds: (performance.now() - started) / 1000, bytes, idle, peak };
  } finally {
    clearInterval(looking);
  }
}
