import { Command } from "commander";
import { openData } from "../data.ts";
import { commandOf } from "../machine.ts";
import { retainSection } from "../result-sections.ts";
import { findSubject, type Workload, workloadsFor } from "../workloads.ts";
import { measureMarking } from "./marking.ts";
import { rememberedReport } from "./report.ts";
import { measureTargets, startTargets, TARGETS } from "./targets.ts";

const options = new Command("bench:remembered")
  .description("measures repeated and first readings, and what the marks of a workspace cost its writers")
  .option("--quick", "one short round on little data, to see that everything runs; keeps no results")
  .option("--employees <number>", "how many employees the workspace has", "10000")
  .option("--rounds <number>", "how often each target is measured", "5")
  .option("--seconds <number>", "how long each time", "4")
  .parse()
  .opts<{ quick?: boolean; employees: string; rounds: string; seconds: string }>();

const CONNECTIONS = 8;
const REPORT: Workload = {
  name: "report: HR analytics",
  method: "GET",
  path: "/employees/getters/hr-analytics",
};

const say = (text: string): void => void process.stderr.write(`${text}\n`);
const employees = options.quick ? 500 : Number(options.employees);
const how = {
  connections: CONNECTIONS,
  rounds: options.quick ? 1 : Number(options.rounds),
  seconds: options.quick ? 1 : Number(options.seconds),
};

say(`Seeding ${employees} employees …`);
const data = await openData(employees);
try {
  const { key, pool, databaseUrl, settings, installation, postgresVersion } = data;
  const server = await installation.server();
  const address = await server.listen({ host: "127.0.0.1", port: 0 });
  const subject = await findSubject(async (path) => {
    const reply = await fetch(`${address}/api${path}`, { headers: { authorization: `Bearer ${key}` } });
    return reply.json() as never;
  });
  await server.close();
  const all = workloadsFor(subject);
  const workloads = [...all.filter(({ method }) => method === "GET"), REPORT];
  const targets = await startTargets({ settings, databaseUrl, key, workloads });
  try {
    const readings = [];
    for (const workload of workloads) {
      say(`Measuring ${workload.name} …`);
      readings.push({
        name: workload.name,
        rounds: await measureTargets(targets, workload, { ...how, key }),
      });
    }
    say("Measuring creations …");
    const creation = all.find(({ method }) => method === "POST")!;
    const marking = await measureMarking(targets.off, pool, creation, { ...how, key });
    const command = commandOf("bench:remembered");
    const text = rememberedReport({ ...how, command, postgresVersion, employees, readings, marking });
    process.stdout.write(text);
    if (!options.quick) await retainSection("remembered", text);
  } finally {
    for (const target of TARGETS) await targets[target].close();
  }
} finally {
  await data.close();
}
