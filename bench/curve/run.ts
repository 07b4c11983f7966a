import { Command } from "commander";
import { withDatabaseTime } from "../connections/database-processor.ts";
import { type BenchData, openData } from "../data.ts";
import { folderFor } from "../kept-data.ts";
import { load } from "../load.ts";
import { commandOf } from "../machine.ts";
import { retainSection } from "../result-sections.ts";
import { startProduct } from "../servers.ts";
import { questionsFor } from "../time/time-questions.ts";
import { openTimeData, type TimeData } from "../time-data.ts";
import { findSubject, type Workload, workloadsFor } from "../workloads.ts";
import { curveReport, type Point } from "./report.ts";

const options = new Command("bench:curve")
  .description("measures what the same requests cost on companies of several sizes")
  .option("--quick", "short rounds on little data, to see that everything runs; keeps no results")
  .option("--employees <numbers>", "the sizes of companies; none without it", "1000,10000,100000")
  .option("--entries <numbers>", "the numbers of time entries", "100000,1000000,5000000")
  .option("--employees-of-entries <number>", "how many employees have them", "10000")
  .option("--seconds <number>", "how long each request is repeated", "4")
  .parse()
  .opts<{
    quick?: boolean;
    employees: string;
    entries: string;
    employeesOfEntries: string;
    seconds: string;
  }>();

const numbersIn = (text: string): number[] => (text === "" ? [] : text.split(",").map(Number));
const say = (text: string): void => void process.stderr.write(`${text}\n`);
const seconds = options.quick ? 1 : Number(options.seconds);
const employeesOfEntries = options.quick ? 200 : Number(options.employeesOfEntries);

let postgresVersion = "";
const byEmployees: Point[] = [];
for (const size of options.quick ? [100, 200] : numbersIn(options.employees)) {
  say(`${size} employees …`);
  const data = await openData(size, { withSales: false, folder: folderFor(`employees-${size}`) });
  byEmployees.push(...(await measured(data, size, (url) => workloadsAt(data, url))));
}
const byEntries: Point[] = [];
for (const size of options.quick ? [2_000, 5_000] : numbersIn(options.entries)) {
  say(`${size} entries …`);
  const data = await openTimeData(
    { employees: employeesOfEntries, projects: 500, entries: size },
    { folder: folderFor(`entries-${size}`) },
  );
  byEntries.push(...(await measured(data, size, () => questionsAbout(data, size))));
}

const text = curveReport(
  { byEmployees, byEntries },
  { command: commandOf("bench:curve"), postgresVersion, employeesOfEntries },
);
process.stdout.write(text);
if (!options.quick) await retainSection("curve", text);

/** Measures the workloads on a database, and closes it. */
async function measured(
  data: BenchData,
  size: number,
  workloads: (url: string) => Promise<readonly Workload[]>,
): Promise<Point[]> {
  postgresVersion = data.postgresVersion;
  try {
    const server = await startProduct({ ...data.settings, REMEMBERED_RESPONSES: "1" });
    try {
      const points: Point[] = [];
      for (const workload of await workloads(server.url)) {
        const to = { address: `${server.url}/api`, key: data.key, connections: 1 };
        // The first report may take longer than a round, which has no result then.
        await load(workload, { ...to, seconds: Math.max(4, seconds) });
        const { result, seconds: used } = await withDatabaseTime(data.pool, () =>
          load(workload, { ...to, seconds, processorTime: server.processorTime }),
        );
        const database = (used * 1000) / (result.requestsPerSecond * seconds);
        points.push({
          question: workload.name,
          ...{ size, p50: result.p50, server: result.processor / 1000, database },
        });
      }
      return points;
    } finally {
      await server.close();
    }
  } finally {
    await data.close();
  }
}

async function workloadsAt({ key }: BenchData, url: string): Promise<Workload[]> {
  const headers = { authorization: `Bearer ${key}` };
  return workloadsFor(
    await findSubject(async (path) => (await fetch(`${url}/api${path}`, { headers })).json() as never),
  );
}

async function questionsAbout(
  { pool, workspaceId, lastDay, installation }: TimeData,
  entries: number,
): Promise<Workload[]> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from timesheets where workspace_id = $1 order by id desc offset $2 limit 1",
    [workspaceId, Math.floor(entries / 2)],
  );
  const questions = questionsFor({ lastDay, cursors: installation.engine.cursors, deepId: rows[0]!.id });
  return questions.map(({ name, path }) => ({ name, path, method: "GET" }));
}
