import type pg from "pg";
import type { Served } from "../servers.ts";

/** The cost of a large download for the server's process. */
export interface Downloaded {
  readonly rows: number;
  readonly seconds: number;
  readonly bytes: number;
  /** Memory in MiB before the download began, and the maximum during it. */
  readonly idle: number;
  readonly peak: number;
}

const LOOK_EVERY_MS = 25;

/**
 * Filters that match as many entries as may be downloaded, or a few less: consecutive days, without projects that would
 * exceed the maximum. If there are fewer entries, the filters match all of them.
 */
export async function filtersFor(pool: pg.Pool, workspaceId: string, most: number): Promise<string> {
  const { rows: days } = await pool.query<{ from: string; to: string; entries: number }>(
    `with days as (
       select date, sum(count(*)) over (order by date) as upto, count(*) as own from timesheets
       where workspace_id = $1 group by date)
     select f.date::text as "from", t.date::text as "to", (t.upto - f.upto + f.own)::integer as entries
     from days f join days t on t.date >= f.date
     order by t.upto - f.upto + f.own < $2, abs(t.upto - f.upto + f.own - $2), f.date desc limit 1`,
    [workspaceId, most],
  );
  const { from, to, entries } = days[0]!;
  const { rows: projects } = await pool.query<{ id: string; entries: number }>(
    `select project_id as id, count(*)::integer as entries from timesheets
     where workspace_id = $1 and date between $2 and $3 and project_id is not null group by 1 order by 2 desc`,
    [workspaceId, from, to],
  );
  let excess = entries - most;
  const without = new Set<string>();
  for (const project of projects) {
    if (project.entries > excess) continue;
    without.add(project.id);
    excess -= project.entries;
  }
  // The excess is smaller than any remaining project, so the smallest of them is excluded too.
  if (excess > 0) without.add(projects.findLast(({ id }) => !without.has(id))!.id);
  return `date=${from},${to}${without.size > 0 ? `&-project_id=${[...without].join(",")}` : ""}`;
}

/** Downloads the report of all entries that the filters match, and measures the server's memory meanwhile. */
export async function download(product: Served, key: string, filters: string): Promise<Downloaded> {
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
  const listed = await fetch(`${product.url}/api/timesheets?perPage=1&${filters}`, { headers });
  if (!listed.ok) throw new Error(`The list returned ${listed.status}: ${await listed.text()}`);
  const { meta } = (await listed.json()) as { meta: { total: number } };
  const idle = product.memory();
  let peak = idle;
  const looking = setInterval(() => {
    peak = Math.max(peak, product.memory());
  }, LOOK_EVERY_MS);
  try {
    const started = performance.now();
    const response = await fetch(`${product.url}/api/timesheets/actions?action=download-report&${filters}`, {
      method: "POST",
      headers,
      body: JSON.stringify({ repositories: "all" }),
    });
    if (!response.ok) throw new Error(`The download returned ${response.status}: ${await response.text()}`);
    let bytes = 0;
    for await (const chunk of response.body!) bytes += chunk.length;
    return { rows: meta.total, seconds: (performance.now() - started) / 1000, bytes, idle, peak };
  } finally {
    clearInterval(looking);
  }
}
