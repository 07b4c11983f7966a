import { Command } from "commander";
import { type BenchData, openData } from "../data.ts";
import { folderFor } from "../kept-data.ts";
import { load } from "../load.ts";
import { commandOf } from "../machine.ts";
import { retainSection } from "../result-sections.ts";
import { type Served, startProduct } from "../servers.ts";
import { findSubject, type Workload, workloadsFor } from "../workloads.ts";
import { withDatabaseTime } from "./database-processor.ts";
import { connectionsReport, type Line } from "./report.ts";

const options = new Command("bench:connections")
  .description(
    "measures repeated and first readings and creations by connections and by the size of the data",
  )
  .option("--quick", "one short round on little data, to see that everything runs; keeps no results")
  .option("--employees <numbers>", "the sizes of the workspace", "1000,10000,100000")
  .option("--connections <numbers>", "the numbers of connections", "1,8,64")
  .option("--seconds <number>", "how long each line is measured", "5")
  .parse()
  .opts<{ quick?: boolean; employees: string; connections: string; seconds: string }>();

/** The memory for responses with which each kind of reading is measured; none fits into one byte. */
const MEMORY = { repeated: "64MiB", first: "1" } as const;

const numbersIn = (text: string): number[] => text.split(",").map(Number);
const say = (text: string): void => void process.stderr.write(`${text}\n`);
const sizes = options.quick ? [200] : numbersIn(options.employees);
const connections = options.quick ? [1, 8] : numbersIn(options.connections);
const seconds = options.quick ? 1 : Number(options.seconds);

const lines: Line[] = [];
let postgresVersion = "";
for (const employees of sizes) {
  say(`Seeding ${employees} employees …`);
  const data = await openData(employees, { withSales: false, folder: folderFor(`employees-${employees}`) });
  postgresVersion = data.postgresVersion;
  try {
    for (const kind of ["repeated", "first"] as const) await measureKind(data, employees, kind);
  } finally {
    await data.close();
  }
}
const text = connectionsReport(lines, { command: commandOf("bench:connections"), postgresVersion, seconds });
process.stdout.write(text);
if (!options.quick) await retainSection("connections", text);

/** Measures one kind of readings, and creations beside the first ones. */
async function measureKind(data: BenchData, employees: number, kind: keyof typeof MEMORY): Promise<void> {
  const server = await startProduct({ ...data.settings, REMEMBERED_RESPONSES: MEMORY[kind] });
  try {
    const subject = await findSubject(async (path) => {
      const headers = { authorization: `Bearer ${data.key}` };
      return (await fetch(`${server.url}/api${path}`, { headers })).json() as never;
    });
    for (const workload of workloadsFor(subject)) {
      if (workload.method === "POST" && kind === "repeated") continue;
      for (const count of connections) {
        say(`${employees} employees, ${workload.name}, ${kind}, ${count} connections …`);
        const line = await measureLine(data, server, workload, count);
        lines.push({ ...line, employees, kind: workload.method === "POST" ? "write" : kind });
      }
    }
  } finally {
    await server.close();
  }
}

async function measureLine(
  { pool, key }: BenchData,
  server: Served,
  workload: Workload,
  count: number,
): Promise<Pick<Line, "workload" | "connections" | "measured" | "database">> {
  const to = { address: `${server.url}/api`, key, connections: count };
  await load(workload, { ...to, seconds: 1 });
  const { result: measured, seconds: used } = await withDatabaseTime(pool, () =>
    load(workload, { ...to, seconds, processorTime: server.processorTime }),
  );
  const database = (used * 1e6) / (measured.requestsPerSecond * seconds);
  return { workload: workload.name, connections: count, measured, database };
}
