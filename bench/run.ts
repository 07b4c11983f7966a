import { Command } from "commander";
import { measureCosts } from "./costs.ts";
import { openData } from "./data.ts";
import { planFloors } from "./floor/plan-floors.ts";
import { load } from "./load.ts";
import { type MeasureOptions, measure, type WorkloadResult } from "./measure.ts";
import { report } from "./report.ts";
import { retainResults } from "./result-sections.ts";
import { startFloor, startProduct } from "./servers.ts";
import { findSubject, type Workload, workloadsFor } from "./workloads.ts";

interface Options {
  readonly quick?: boolean;
  readonly only?: string;
  readonly employees: string;
  readonly rounds: string;
  readonly seconds: string;
  readonly against?: string;
  readonly key?: string;
}

const CONNECTIONS = 8;
/** The number of connections to the database that the program opens. */
const POOL_SIZE = 20;

const options = new Command("bench")
  .description("measures the program against what node:http and the same SQL reach on this machine")
  .option("--quick", "one short round on little data, to see that everything runs; keeps no results")
  .option("--only <text>", "the workloads whose name contains the text; keeps no results")
  .option("--employees <number>", "how many employees the workspace has", "10000")
  .option("--rounds <number>", "how often each target is measured", "5")
  .option("--seconds <number>", "how long each time", "5")
  .option(
    "--against <url>",
    "another server's API instead, such as http://acme.localhost:3000/api; only reads and creates",
  )
  .option("--key <key>", "an API key of that server")
  .parse()
  .opts<Options>();

const seconds = options.quick ? 1 : Number(options.seconds);
const rounds = options.quick ? 1 : Number(options.rounds);
const employees = options.quick ? 500 : Number(options.employees);
const chosen = (workloads: Workload[]): Workload[] =>
  workloads.filter(({ name }) => name.includes(options.only ?? ""));

await (options.against === undefined ? benchmark() : benchmarkOther(options.against, options.key ?? ""));

/** Measures this program on data of its own. */
async function benchmark(): Promise<void> {
  const say = (text: string) => process.stderr.write(`${text}\n`);
  say(`Seeding ${employees} employees …`);
  const data = await openData(employees, { withSales: false });
  try {
    const product = await startProduct(data.settings);
    try {
      const workloads = chosen(workloadsFor(await findSubject(reader(`${product.url}/api`, data.key))));
      const plans = await planFloors(data, workloads);
      const floor = await startFloor({ databaseUrl: data.databaseUrl, poolSize: POOL_SIZE, plans });
      try {
        const how: MeasureOptions = {
          floor,
          product,
          key: data.key,
          connections: CONNECTIONS,
          rounds,
          seconds,
          warmUpSeconds: options.quick ? 1 : 2,
        };
        const results: WorkloadResult[] = [];
        for (const workload of workloads) {
          say(`Measuring ${workload.name} …`);
          results.push(await measure(workload, how));
        }
        say("Measuring what parts cost …");
        const costs = await measureCosts(workloads, { ...how, settings: data.settings });
        const text = report(results, costs, {
          command: ["npm run bench", ...process.argv.slice(2)].join(" ").replace(" --", " -- --"),
          postgresVersion: data.postgresVersion,
          employees,
          journalEntries: data.journalEntries,
          connections: CONNECTIONS,
          rounds,
          seconds,
          productMemory: product.memory(),
          floorMemory: floor.memory(),
        });
        process.stdout.write(text);
        if (!options.quick && options.only === undefined) await retainResults(text);
      } finally {
        await floor.close();
      }
    } finally {
      await product.close();
    }
  } finally {
    await data.close();
  }
}

/** Measures the same workloads on a server that runs elsewhere. */
async function benchmarkOther(address: string, key: string): Promise<void> {
  const workloads = chosen(workloadsFor(await findSubject(reader(address, key))));
  for (const workload of workloads) {
    const to = { address, key, connections: CONNECTIONS };
    await load(workload, { ...to, seconds: Math.min(2, seconds) });
    const { requestsPerSecond, p50, p99 } = await load(workload, { ...to, seconds: seconds * rounds });
    process.stdout.write(
      `${workload.name}: ${Math.round(requestsPerSecond)} requests/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms\n`,
    );
  }
}

/** Reads JSON from an API. */
function reader(address: string, key: string): Parameters<typeof findSubject>[0] {
  return async (path) => {
    const response = await fetch(`${address}${path}`, {
      headers: { Authorization: `Bearer ${key}`, Accept: "application/json" },
    });
    if (!response.ok)
      throw new Error(`${address}${path} returned ${response.status}: ${await response.text()}`);
    return response.json() as ReturnType<ReturnType<typeof reader>>;
  };
}
