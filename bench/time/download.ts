import type pg from "pg";
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

interface Days {
  /** `YYYY-MM-DD`, both included. */
  readonly from: string;
  readonly to: string;
  readonly entries: number;
}

/** The days in a row that together hold as many entries as possible up to a number. */
export async function fullestDays(pool: pg.Pool, workspaceId: string, most: number): Promise<Days> {
  const { rows } = await pool.query<Days>(
    `with days as (
       select date, sum(count(*)) over (order by date) as upto, count(*) as own from timesheets
       where workspace_id = $1 group by date)
     select f.date::text as "from", t.date::text as "to", (t.upto - f.upto + f.own)::integer as entries
     from days f join days t on t.date >= f.date and t.upto - f.upto + f.own <= $2
     order by entries desc, f.date desc limit 1`,
    [workspaceId, most],
  );
  return rows[0]!;
}

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
