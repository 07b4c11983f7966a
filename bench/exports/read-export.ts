import { performance } from "node:perf_hooks";
import type { Served } from "../servers.ts";
import { watchMemory } from "../watch-memory.ts";

/** What an export took. */
export interface ReadExport {
  readonly seconds: number;
  /** The most memory that the server used meanwhile, in MiB. */
  readonly peak: number;
  /** The size of the file in bytes. */
  readonly bytes: number;
}

/** An export, beside the memory of the server before, in MiB. */
export interface MeasuredExport extends ReadExport {
  readonly format: string;
  readonly idle: number;
}

/** Exports the leads from a running program, reads the file and watches the memory. @throws if it is refused */
export async function readExport(product: Served, key: string, query: string): Promise<ReadExport> {
  const { result, peak } = await watchMemory(product, async () => {
    const started = performance.now();
    const response = await fetch(`${product.url}/api/leads/export?${query}`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    if (response.status !== 200) throw new Error(`The export was refused: ${await response.text()}`);
    let bytes = 0;
    for await (const chunk of response.body!) bytes += (chunk as Uint8Array).length;
    return { seconds: (performance.now() - started) / 1_000, bytes };
  });
  return { ...result, peak };
}
