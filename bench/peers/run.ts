import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Command } from "commander";
import { withDatabaseTime } from "../connections/database-processor.ts";
import { openData } from "../data.ts";
import { load } from "../load.ts";
import { commandOf } from "../machine.ts";
import { processSeconds } from "../process-time.ts";
import { retainSection } from "../result-sections.ts";
import { startProduct } from "../servers.ts";
import { findSubject, type Workload, workloadsFor } from "../workloads.ts";
import { bootstrapDirectus, installDirectus, startDirectus } from "./directus-program.ts";
import { fillDirectus, SCHEMA } from "./directus-tables.ts";
import { ofDirectus } from "./directus-workloads.ts";
import { type Beside, type Measurement, peersReport, TARGETS, type Target } from "./report.ts";

const options = new Command("bench/peers")
  .description("measures the program beside Directus, on the same PostgreSQL with the same employees")
  .option("--quick", "one short round on little data, to see that everything runs; keeps no results")
  .option("--install <folder>", "where Directus is installed")
  .option("--employees <number>", "how many employees there are", "10000")
  .option("--connections <numbers>", "the numbers of connections", "1,8,64")
  .option("--rounds <number>", "how often each target is measured", "3")
  .option("--seconds <number>", "how long each time", "3")
  .parse()
  .opts<
    Record<"employees" | "connections" | "rounds" | "seconds", string> & { quick?: boolean; install?: string }
  >();

const say = (text: string): void => void process.stderr.write(`${text}\n`);
const employees = options.quick ? 200 : Number(options.employees);
const [rounds, seconds] = options.quick ? [1, 1] : [Number(options.rounds), Number(options.seconds)];

say("Installing Directus …");
const folder = installDirectus(options.install);
say(`Seeding ${employees} employees …`);
const data = await openData(employees);
try {
  await data.seedOnce("directus", {}, async () => {
    await data.pool.query(`drop schema if exists ${SCHEMA} cascade; create schema ${SCHEMA}`);
    bootstrapDirectus(folder, data.databaseUrl, SCHEMA);
    await fillDirectus(data.pool, data.workspaceId);
    return null;
  });
  const repeated = await startProduct({ ...data.settings, REMEMBERED_RESPONSES: "64MiB" });
  const first = await startProduct({ ...data.settings, REMEMBERED_RESPONSES: "1" });
  const directus = await startDirectus(folder, data.databaseUrl, SCHEMA, await freePort());
  try {
    const subject = await findSubject(async (path) => {
      const headers = { authorization: `Bearer ${data.key}` };
      return (await fetch(`${first.url}/api${path}`, { headers })).json() as never;
    });
    const measure = async (target: Target, workload: Workload, connections: number): Promise<Measurement> => {
      const program = target === "repeated" ? repeated : first;
      const [address, key, processorTime] =
        target === "directus"
          ? [directus.url, directus.token, () => processSeconds(directus.pid)]
          : [`${program.url}/api`, data.key, program.processorTime];
      const { result, seconds: used } = await withDatabaseTime(data.pool, () =>
        load(target === "directus" ? ofDirectus(workload) : workload, {
          ...{ address, key, connections, seconds, processorTime },
        }),
      );
      return { ...result, database: (used * 1e6) / (result.requestsPerSecond * seconds) };
    };
    const compared: Beside[] = [];
    for (const workload of workloadsFor(subject)) {
      const targets = TARGETS.filter((target) => target !== "repeated" || workload.method === "GET");
      for (const connections of options.connections.split(",").map(Number)) {
        say(`Measuring ${workload.name}, ${connections} connections …`);
        const measured: Beside["measured"] = { repeated: [], first: [], directus: [] };
        for (let round = -1; round < rounds; round++) {
          for (const target of targets) {
            const one = await measure(target, workload, connections);
            // The first round only warms up.
            if (round >= 0) measured[target].push(one);
          }
        }
        compared.push({ workload: workload.name, connections, measured });
      }
    }
    const command = commandOf("bench/peers").replace("npm run bench/peers --", "npx tsx bench/peers/run.ts");
    const text = peersReport(compared, {
      command,
      postgresVersion: data.postgresVersion,
      ...{ employees, rounds, seconds },
    });
    process.stdout.write(text);
    if (!options.quick) await retainSection("peers", text);
  } finally {
    for (const server of [directus, first, repeated]) await server.close();
  }
} finally {
  await data.close();
}

/** A port that nothing uses at the moment. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
