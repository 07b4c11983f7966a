import { seedCandidates } from "../../src/modules/hiring/index.ts";
import { SeededRandom } from "../../src/platform/random/seeded-random.ts";
import { type BenchData, openData } from "../data.ts";

/** A company with many candidates, and how long seeding them took. */
export interface HiringData extends BenchData {
  readonly seconds: number;
}

/** Seeds a company of some people and fills it up to so many candidates over two years. */
export async function openHiringData(employees: number, candidates: number): Promise<HiringData> {
  const data = await openData(employees);
  const { installation, pool, workspaceId } = data;
  const { rows } = await pool.query(
    `select id, subdomain, name, timezone, base_currency as "baseCurrency",
       (select count(*)::integer from candidates where workspace_id = $1) as present
     from workspaces where id = $1`,
    [workspaceId],
  );
  const { present, ...workspace } = rows[0];
  const missing = Math.max(0, candidates - present);
  const started = performance.now();
  await installation.work(workspace, (work) => seedCandidates(work, missing, new SeededRandom(1)));
  const seconds = (performance.now() - started) / 1_000;
  await pool.query("vacuum analyze");
  return { ...data, seconds };
}
