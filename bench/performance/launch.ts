import type { BenchData } from "../data.ts";

interface Launching {
  readonly url: string;
  readonly data: Pick<BenchData, "key" | "pool" | "workspaceId">;
  readonly rounds: number;
}

/** How many people a launch is about, and the milliseconds of each. */
export interface Launched {
  readonly people: number;
  readonly times: readonly number[];
}

const MAX_PEOPLE = 500;

/** Launches a cycle for as many people as one request may name, in each round for another period. */
export async function measureLaunches({ url, data, rounds }: Launching): Promise<Launched> {
  const { pool, workspaceId, key } = data;
  const { rows } = await pool.query<{ id: string; type: string }>(
    `select e.id, (select t.id from evaluation_types t where t.workspace_id = $1 and t.name = 'Half-year review') as type
     from employees e join employees m on m.workspace_id = e.workspace_id and m.id = e.manager_employee_id
     where e.workspace_id = $1 and e.archived_at is null and m.archived_at is null order by e.id limit ${MAX_PEOPLE}`,
    [workspaceId],
  );
  const times: number[] = [];
  // The first round only warms up the caches.
  for (let round = -1; round < rounds; round++) {
    const started = performance.now();
    const response = await fetch(`${url}/api/evaluations/actions?action=launch`, {
      method: "POST",
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      body: JSON.stringify({
        evaluation_type_id: rows[0]!.type,
        employee_ids: rows.map(({ id }) => id),
        period_start: `${1990 + round}-01-01`,
        period_end: `${1990 + round}-06-30`,
        start: true,
      }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`launch: ${response.status} ${text.slice(0, 500)}`);
    if (round >= 0) times.push(performance.now() - started);
  }
  return { people: rows.length, times };
}
