import { performance } from "node:perf_hooks";
import type { Served } from "../servers.ts";

/** What an import took. */
export interface MeasuredImport {
  readonly created: number;
  readonly seconds: number;
  /** The most memory that the server used meanwhile, in MiB. */
  readonly peak: number;
  /** The size of the file in bytes. */
  readonly bytes: number;
}

const SAMPLE_MS = 250;

const fileOf = (rows: number, name: string): string =>
  [
    "name,email,phone,address_street,address_city,address_country,currency,payment_terms_days,notes",
    ...Array.from(
      { length: rows },
      (_, n) =>
        `${name} ${n},office@${name.toLowerCase()}${n}.example,+351 21 ${n},Street ${n},Porto,PT,EUR,14,Row ${n}`,
    ),
  ].join("\r\n");

/** Imports clients into a running program and watches its memory. @throws if a row became no record */
export async function sendImport(
  product: Served,
  key: string,
  rows: number,
  name: string,
): Promise<MeasuredImport> {
  const file = fileOf(rows, name);
  const form = new FormData();
  form.set("file", new Blob([file]), "clients.csv");
  let peak = product.memory();
  const watch = setInterval(() => {
    peak = Math.max(peak, product.memory());
  }, SAMPLE_MS);
  try {
    const started = performance.now();
    const response = await fetch(`${product.url}/api/clients/actions?action=import`, {
      method: "POST",
      headers: { Authorization: `Bearer ${key}` },
      body: form,
    });
    const seconds = (performance.now() - started) / 1_000;
    const body = (await response.json()) as { data?: { summary: { created: number } } };
    const created = body.data?.summary.created ?? 0;
    if (created !== rows)
      throw new Error(`Only ${created} of ${rows} rows became clients (${response.status}).`);
    return { created, seconds, peak, bytes: Buffer.byteLength(file) };
  } finally {
    clearInterval(watch);
  }
}
