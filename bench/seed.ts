import { Command } from "commander";
import { openData } from "./data.ts";
import { openProjectData } from "./projects/project-data.ts";
import { openTimeData } from "./time-data.ts";

const options = new Command("bench:seed")
  .description("seeds the folder that BENCH_DATA names, for benchmarks that are run with the same BENCH_DATA")
  .requiredOption("--employees <number>", "how many employees the workspace has")
  .option("--entries <number>", "how many time entries they have; none without it")
  .option("--projects <number>", "on how many projects", "500")
  .option(
    "--clients <number>",
    "of how many clients, with budgets and expenses; without it, projects have none of these",
  )
  .option("--expenses <number>", "how many expenses", "20000")
  .parse()
  .opts<{ employees: string; entries?: string; projects: string; clients?: string; expenses: string }>();

if (process.env.BENCH_DATA === undefined)
  throw new Error("Set BENCH_DATA to the folder that is to be seeded.");
const employees = Number(options.employees);
const time = { employees, projects: Number(options.projects), entries: Number(options.entries) };
const open = () => {
  if (options.entries === undefined) return openData(employees);
  if (options.clients === undefined) return openTimeData(time);
  return openProjectData({ ...time, clients: Number(options.clients), expenses: Number(options.expenses) });
};
const data = await open();
process.stderr.write(`Seeded ${process.env.BENCH_DATA}.\n`);
await data.close();
