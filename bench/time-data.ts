import { storeStaleFigures } from "../src/modules/projects/index.ts";
import { planTime, seedTime } from "../src/modules/time-tracking/index.ts";
import { SeededRandom } from "../src/platform/random/seeded-random.ts";
import { findWorkspace } from "../src/platform/tenancy/workspaces.ts";
import { type BenchData, openData } from "./data.ts";

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

/**
 * Projects in three currencies with five tasks each, three of them for every employee, and all kinds of rates besides
 * those of the company. Each statement derives its rows from numbers, so that every run has the same.
 */
const PROJECTS = [
  `insert into projects (workspace_id, id, name, billing_model, currency, billed_rate, created_at, updated_at)
   select $1, '01PRJ' || lpad(n::text, 21, '0'), 'Project ' || n,
     (array['time_and_materials', 'time_and_materials', 'fixed_fee', 'non_billable'])[1 + n % 4],
     (array['EUR', 'EUR', 'USD', 'CHF'])[1 + n % 4], case when n % 3 = 0 then 75 end, now(), now()
   from generate_series(1, $2::integer) n`,
  `insert into tasks (workspace_id, id, project_id, name, is_billable, billed_rate, position, created_at, updated_at)
   select $1, '01TSK' || lpad((n * 10 + k)::text, 21, '0'), '01PRJ' || lpad(n::text, 21, '0'), 'Task ' || k, k < 5,
     case when k = 1 then 90 end, k, now(), now()
   from generate_series(1, $2::integer) n, generate_series(1, 5) k`,
  `insert into project_assignments (workspace_id, id, project_id, employee_id, billed_rate, starts_at, created_at, updated_at)
   select $1, '01ASG' || lpad((e.place * 10 + k)::text, 21, '0'),
     '01PRJ' || lpad((1 + (e.place * 7 + k * 131) % $2::integer)::text, 21, '0'), e.id,
     case when (e.place + k) % 4 = 0 then 100 end, e.start_date, now(), now()
   from (select id, start_date, row_number() over (order by id) as place from employees where workspace_id = $1) e,
     generate_series(1, 3) k`,
  `insert into employee_rates (workspace_id, id, employee_id, kind, hourly_rate, starts_at, created_at, updated_at)
   select $1, '01RTE' || lpad((e.place * 10 + r.place)::text, 21, '0'), e.id, r.kind, r.rate, r.starts_at, now(), now()
   from (select id, row_number() over (order by id) as place from employees where workspace_id = $1) e,
     (values (1, 'billed', 60, null), (2, 'internal_cost', 30, null), (3, 'internal_cost', 35, current_date - 60))
       r(place, kind, rate, starts_at)
   where $2::integer > 0 and (e.place + r.place) % 10 <> 0
   on conflict do nothing`,
  `insert into exchange_rates (workspace_id, id, from_currency, to_currency, date, rate, created_at, updated_at)
   select $1, '01XCH' || lpad(((current_date - d::date) * 10 + p.place)::text, 21, '0'), p.source, p.target, d, 0.9, now(), now()
   from (values (1, 'USD', 'EUR'), (2, 'EUR', 'USD'), (3, 'CHF', 'EUR'), (4, 'EUR', 'CHF')) p(place, source, target),
     generate_series(current_date - 400, current_date, interval '1 day') d
   where $2::integer > 0
   on conflict do nothing`,
];

/** Seeds a company, its projects and its time. */
export async function openTimeData(
  { employees, projects, entries }: TimeSize,
  folder?: string,
): Promise<TimeData> {
  const data = await openData(employees, { withSales: false, folder });
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
  const seedSeconds = await data.seedOnce<number | null>("time", { projects, entries }, async () => {
    for (const statement of PROJECTS) await pool.query(statement, [workspaceId, projects]);
    // The database does this by itself within a minute.
    await pool.query("analyze");
    const started = performance.now();
    const plan = await installation.work(workspace!, (work) => planTime(work, entries));
    await seedTime((body) => installation.work(workspace!, body), plan, new SeededRandom(1));
    const seconds = (performance.now() - started) / 1000;
    await storeFigures();
    await pool.query("vacuum analyze");
    return seconds;
  });
  const { rows } = await pool.query<{ first: string; last: string }>(
    "select min(date)::text as first, max(date)::text as last from timesheets where workspace_id = $1",
    [workspaceId],
  );
  return { ...data, seedSeconds, storeFigures, firstDay: rows[0]!.first, lastDay: rows[0]!.last };
}
