import { performance } from "node:perf_hooks";
import type { Served } from "../servers.ts";
import { watchMemory } from "../watch-memory.ts";
import type { ImportedFile } from "./files.ts";

/** What an import took. */
export interface SentImport {
  readonly resource: string;
  readonly created: number;
  readonly seconds: number;
  /** The most memory that the server used meanwhile, in MiB. */
  readonly peak: number;
  /** The size of the file in bytes. */
  readonly bytes: number;
}

const fileOf = ({ header, row }: ImportedFile, rows: number, name: string): string =>
  [header, ...Array.from({ length: rows }, (_none, n) => row(n, name))].join("\r\n");

/** Imports a file into a running program and watches its memory. @throws if a row became no record */
export async function sendImport(
  product: Served,
  key: string,
  imported: ImportedFile,
  rows: number,
  name: string,
): Promise<SentImport> {
  const file = fileOf(imported, rows, name);
  const form = new FormData();
  form.set("file", new Blob([file]), `${imported.resource}.csv`);
  const { result, peak } = await watchMemory(product, async () => {
    const started = performance.now();
    const response = await fetch(`${product.url}/api/${imported.resource}/actions?action=import`, {
      method: "POST",
      headers: { Authorization: `Bearer ${key}` },
      body: form,
    });
    const seconds = (performance.now() - started) / 1_000;
    const body = (await response.json()) as { data?: { summary: { created: number } } };
    const created = body.data?.summary.created ?? 0;
    if (created !== rows)
      throw new Error(`Only ${created} of ${rows} rows became ${imported.resource} (${response.status}).`);
    return { created, seconds };
  });
  return { resource: imported.resource, ...result, peak, bytes: Buffer.byteLength(file) };
}
