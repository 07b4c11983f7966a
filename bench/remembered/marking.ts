import type pg from "pg";
import { load, type Measured } from "../load.ts";
import type { Served } from "../servers.ts";
import type { Workload } from "../workloads.ts";

/** A round of creations with the triggers that mark the workspace, and without them. */
export interface MarkingRound {
  readonly marked: Measured;
  readonly unmarked: Measured;
}

const TRIGGERS = `select format('alter table %s %s trigger %I', t.tgrelid::regclass, $1::text, t.tgname) as statement
  from pg_trigger t where t.tgname in ('marks_workspace', 'marks_workspace_of_deleted') order by 1`;

async function switchTriggers(pool: pg.Pool, to: "enable" | "disable"): Promise<void> {
  const { rows } = await pool.query<{ statement: string }>(TRIGGERS, [to]);
  for (const { statement } of rows) await pool.query(statement);
}

/** Measures what the mark of a workspace costs its writers, on a server without a memory. */
export async function measureMarking(
  server: Served,
  pool: pg.Pool,
  workload: Workload,
  options: {
    readonly key: string;
    readonly connections: number;
    readonly rounds: number;
    readonly seconds: number;
  },
): Promise<MarkingRound[]> {
  const create = (seconds: number) => load(workload, { ...options, seconds, address: `${server.url}/api` });
  await create(1);
  const rounds: MarkingRound[] = [];
  for (let round = 0; round < options.rounds; round++) {
    const marked = await create(options.seconds);
    await switchTriggers(pool, "disable");
    const unmarked = await create(options.seconds);
    await switchTriggers(pool, "enable");
    rounds.push({ marked, unmarked });
  }
  return rounds;
}
