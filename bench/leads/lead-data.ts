import { seedLeads } from "../../src/modules/leads/index.ts";
import { SeededRandom } from "../../src/platform/random/seeded-random.ts";
import { type BenchData, openData } from "../data.ts";

/** A company with many leads, and how long seeding them took. */
export interface LeadData extends BenchData {
  readonly seconds: number;
}

/** Seeds a company of some people with so many leads over two years. */
export async function openLeadData(employees: number, leads: number): Promise<LeadData> {
  const data = await openData(employees);
  const { installation, pool, workspaceId } = data;
  const { rows } = await pool.query(
    `select id, subdomain, name, timezone, base_currency as "baseCurrency" from workspaces where id = $1`,
    [workspaceId],
  );
  const started = performance.now();
  await installation.work(rows[0], (work) => seedLeads(work, leads, new SeededRandom(1)));
  const seconds = (performance.now() - started) / 1_000;
  await pool.query("vacuum analyze");
  return { ...data, seconds };
}
