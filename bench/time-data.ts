import { storeStaleFigures } from "../src/modules/projects/index.ts";
import { findWorkspace } from "../src/platform/tenancy/workspaces.ts";
import { type BenchData, openData } from "./data.ts";
import { insertTime } from "./time-rows.ts";
import { withoutTimeout } from "./without-timeout.ts";

export interface TimeSize {
  readonly employees: number;
  readonly projects: number;
  readonly entries: number;
}

/** A workspace full of time. */
export interface TimeData extends BenchData {
  /** The seconds that creating the entries took; null: another process did it and did not say. */
  readonly seedSeconds: number | null;
  /** Stores the figures of the entries, as the job does; returns the seconds that it took. */
  readonly storeFigures: () => Promise<number>;
  /** The days of the first and the last entry, `YYYY-MM-DD`. */
  readonly firstDay: string;
  readonly lastDay: string;
}

/** Of so many employees at most, the product invents everything; further ones are copies with nothing but their time. */
const INVENTED = 300;

/** Seeds a company, its projects and its time; with `isWhole`, everybody and everything else is invented too. */
export async function openTimeData(
  { employees, projects, entries }: TimeSize,
  { folder, isWhole = false }: { readonly folder?: string; readonly isWhole?: boolean } = {},
): Promise<TimeData> {
  const data = isWhole
    ? await openData(employees, { folder })
    : await openData(Math.min(employees, INVENTED), { withSales: false, folder });
  const { pool, installation, workspaceId } = data;
  const { rows: workspaces } = await pool.query("select subdomain from workspaces where id = $1", [
    workspaceId,
  ]);
  const workspace = await findWorkspace(pool, workspaces[0].subdomain);
  const storeFigures = async (): Promise<number> => {
    const began = performance.now();
    while ((await installation.work(workspace!, (work) => storeStaleFigures(work))) > 0);
    return (performance.now() - began) / 1000;
  };
  const seedSeconds = await data.seedOnce<number | null>(
    "time",
    { employees, projects, entries },
    async () => {
      const started = performance.now();
      await insertTime(pool, workspaceId, { employees, projects, entries });
      const seconds = (performance.now() - started) / 1000;
      await storeFigures();
      await withoutTimeout(pool, (client) => client.query("vacuum analyze"));
      return seconds;
    },
  );
  const { rows } = await pool.query<{ first: string; last: string }>(
    "select min(date)::text as first, max(date)::text as last from timesheets where workspace_id = $1",
    [workspaceId],
  );
  return { ...data, seedSeconds, storeFigures, firstDay: rows[0]!.first, lastDay: rows[0]!.last };
}
