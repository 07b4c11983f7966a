import type { Installation } from "../../src/compose.ts";
import { newUlid } from "../../src/platform/ids/ulid.ts";
import { recordStatements, type Statement } from "../recorded-statements.ts";
import type { Workload } from "../workloads.ts";
import type { FloorPlan } from "./floor-plan.ts";

/** The floors of a workload, each under a route of its own: `/sql/employees/01K…`. */
export const FLOORS = ["constant", "sql", "sql-and-key"] as const;
export type Floor = (typeof FLOORS)[number];

const TIMESTAMP_LENGTH = 10;
/** Before the statements are those of a settled server: totals are remembered, statements prepared. */
const REHEARSALS = 2;

/** Has the program answer each workload once and makes floors of what it sent to the database. */
export async function planFloors(
  installation: Installation,
  key: string,
  workloads: readonly Workload[],
): Promise<FloorPlan[]> {
  const plans: FloorPlan[] = [];
  for (const workload of workloads) plans.push(...(await planFloor(installation, key, workload)));
  return plans;
}

async function planFloor(installation: Installation, key: string, workload: Workload): Promise<FloorPlan[]> {
  for (let i = 0; i < REHEARSALS; i++) await ask(installation, key, workload, -1 - i);
  const number = -1 - REHEARSALS;
  let body = "";
  const all = await recordStatements(async () => {
    body = await ask(installation, key, workload, number);
  });
  const sent = workload.body ? JSON.parse(workload.body(number)) : null;
  const isTransaction = all.some(({ text }) => text === "begin");
  const fresh = sent && {
    idPrefix: JSON.parse(body).data.id.slice(0, TIMESTAMP_LENGTH),
    email: sent.email,
  };
  const without = all.filter(({ name }) => name !== "authenticate_key");
  if (without.length !== all.length - 1) throw new Error(`${workload.name}: the key was not checked once.`);
  const planned = (floor: Floor, statements: readonly Statement[]): FloorPlan => ({
    route: `/${floor}${workload.path}`,
    statements,
    isTransaction,
    fresh,
    ...around(body, statements, workload),
  });
  return [planned("constant", []), planned("sql", without), planned("sql-and-key", all)];
}

/** Finds the records of a statement in the answer. */
function around(body: string, statements: readonly Statement[], { name }: Workload) {
  if (statements.length === 0) return { answering: -1, before: body, after: "" };
  const answering = statements.findIndex(({ data }) => data !== undefined && body.includes(data));
  if (answering < 0) throw new Error(`${name}: no statement answers what the program answers.`);
  const [before, after] = body.split(statements[answering]!.data!) as [string, string];
  return { answering, before, after };
}

async function ask(
  { app }: Installation,
  key: string,
  { method, path, body }: Workload,
  number: number,
): Promise<string> {
  const [pathname = "", query = ""] = path.split("?");
  const answer = await app.answer({
    method,
    path: pathname,
    query,
    headers: { authorization: `Bearer ${key}`, host: "localhost", "content-type": "application/json" },
    body: body ? Buffer.from(body(number)) : null,
    multipart: null,
    ip: "127.0.0.1",
    origin: "http://localhost",
    requestId: newUlid(new Date()),
  });
  if (answer.status >= 300 || typeof answer.body !== "string") {
    throw new Error(`${method} ${path} was answered ${answer.status} ${String(answer.body)}`);
  }
  return answer.body;
}
