import type { Installation } from "../../src/compose.ts";
import type { BenchData } from "../data.ts";
import { requestFor } from "../in-process-request.ts";
import type { Workload } from "../workloads.ts";
import type { FloorPlan, FloorStatement } from "./floor-plan.ts";
import { keyCheck, statementsFor } from "./hand-written.ts";

/** The floors of a workload, each at a route of its own: `/sql/employees/01K…`. */
export const FLOORS = ["constant", "sql", "sql-and-key"] as const;
export type Floor = (typeof FLOORS)[number];

/** Builds floors from the statements that were written for the workloads, and runs each on the program once. */
export async function planFloors(
  { installation, key, pool, workspaceId }: BenchData,
  workloads: readonly Workload[],
): Promise<FloorPlan[]> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from roles where workspace_id = $1 order by is_default desc, id limit 1",
    [workspaceId],
  );
  const plans: FloorPlan[] = [];
  for (const workload of workloads) {
    const statements = statementsFor(workload, workspaceId, rows[0]!.id);
    if (workload.method === "GET") await requireSameRecords(pool, workload, statements, installation, key);
    const floor = (name: Floor, own: readonly FloorStatement[]): FloorPlan => ({
      route: `/${name}${workload.path}`,
      statements: own,
      isTransaction: own.length > 0 && workload.method === "POST",
      before: '{"data":',
      after: "}",
    });
    const { text } = await ask(installation, key, workload);
    plans.push(
      { ...floor("constant", []), before: text, after: "" },
      floor("sql", statements),
      floor("sql-and-key", [keyCheck(key), ...statements]),
    );
  }
  return plans;
}

interface ReturnedRecord {
  readonly id: string;
}

interface Returned {
  readonly data: ReturnedRecord | readonly ReturnedRecord[];
  readonly meta?: { readonly total: number };
}

/** Checks that both do the same work, since they could not be compared otherwise: the same records, order and total. */
async function requireSameRecords(
  pool: BenchData["pool"],
  workload: Workload,
  [statement]: readonly FloorStatement[],
  installation: Installation,
  key: string,
): Promise<void> {
  const { text, values } = statement!;
  const { rows } = await pool.query<{ data: string }>(text, [...values]);
  const floor = JSON.parse(rows[0]!.data) as ReturnedRecord & { total?: number; records?: ReturnedRecord[] };
  const { body } = await ask(installation, key, workload);
  const ids = (records: readonly ReturnedRecord[]): string => records.map(({ id }) => id).join();
  const [own, others] =
    "id" in body.data
      ? [body.data.id, floor.id]
      : [`${body.meta!.total}: ${ids(body.data)}`, `${floor.total}: ${ids(floor.records!)}`];
  if (own !== others) throw new Error(`${workload.name}: the floor reads ${others} and the program ${own}.`);
}

/** The response of the program within this process. */
async function ask(
  installation: Installation,
  key: string,
  { method, path, body }: Workload,
): Promise<{ text: string; body: Returned }> {
  const response = await installation.app.handle({
    ...requestFor(path, key),
    method,
    headers: { authorization: `Bearer ${key}`, host: "localhost", "content-type": "application/json" },
    body: body ? Buffer.from(body(-1)) : null,
  });
  if (response.status >= 300 || typeof response.body !== "string") {
    throw new Error(`${method} ${path} returned ${response.status} ${String(response.body)}`);
  }
  return { text: response.body, body: JSON.parse(response.body) };
}
