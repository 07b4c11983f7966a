import type pg from "pg";
import { percentile } from "../load.ts";

/** The results of issuing drafts by several writers at once. */
export interface Issued {
  readonly drafts: number;
  readonly writers: number;
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Numbers that are missing between the first and the last of a series. */
  readonly gaps: number;
}

interface Site {
  readonly url: string;
  readonly key: string;
  readonly pool: pg.Pool;
  readonly workspaceId: string;
}

async function post({ url, key }: Site, path: string, body: object): Promise<{ data: { id: string } }> {
  const response = await fetch(`${url}/api${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as { data: { id: string } };
}

/** Runs a task for each item, by a number of workers that take the next one as soon as they are free. */
async function among<Item>(workers: number, items: readonly Item[], task: (item: Item) => Promise<void>) {
  const left = items[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (const item of left) await task(item);
    }),
  );
}

/** Creates drafts with three lines each, then measures how they are issued, one request for each. */
export async function issueDrafts(site: Site, drafts: number, writers: number): Promise<Issued> {
  const { rows } = await site.pool.query<{ id: string }>(
    "select id from clients where workspace_id = $1 and currency = 'EUR' and archived_at is null order by id",
    [site.workspaceId],
  );
  const lines = [1, 2, 3].map((n) => ({ description: "Work", quantity: n, unit_price: 100.05 }));
  const ids: string[] = [];
  await among(
    writers,
    Array.from({ length: drafts }, (_, n) => n),
    async (n) => {
      const client_id = rows[n % rows.length]!.id;
      ids.push((await post(site, "/invoices", { client_id, lines })).data.id);
    },
  );
  const times: number[] = [];
  const started = performance.now();
  await among(writers, ids, async (id) => {
    const began = performance.now();
    await post(site, `/invoices/${id}/actions?action=issue`, {});
    times.push(performance.now() - began);
  });
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const { rows: found } = await site.pool.query<{ gaps: number }>(
    `select coalesce(sum(s.gaps), 0)::integer as gaps from (
       select max(number_in_series) - min(number_in_series) + 1 - count(*) as gaps from invoices
       where workspace_id = $1 and document_type = 'invoice' and number is not null group by number_series) s`,
    [site.workspaceId],
  );
  return {
    ...{ drafts, writers, requestsPerSecond: drafts / seconds },
    ...{ p50: percentile(times, 0.5), p99: percentile(times, 0.99), gaps: found[0]!.gaps },
  };
}
