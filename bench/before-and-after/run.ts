import { Command } from "commander";
import { withDatabaseTime } from "../connections/database-processor.ts";
import { load } from "../load.ts";
import { commandOf } from "../machine.ts";
import { processSeconds } from "../process-time.ts";
import { retainSection } from "../result-sections.ts";
import { entryWorkload } from "../time/entry-workload.ts";
import { findSubject, type Workload, workloadsFor } from "../workloads.ts";
import { type Subject, startCommit } from "./commits.ts";
import { beforeAndAfterReport, type Compared, type Round } from "./report.ts";

/** The commit before responses were remembered, which was the first of the work on speed. */
const BEFORE_SPEED = "f3c1b37b";

const options = new Command("bench:before-and-after")
  .description("measures the same workloads on a former commit and on this checkout, alternately")
  .option("--quick", "one short round on little data, to see that everything runs; keeps no results")
  .option("--commit <commit>", "the former commit", BEFORE_SPEED)
  .option("--only <text>", "the workloads whose name contains the text", "")
  .option("--employees <number>", "how many employees each company has", "2000")
  .option("--entries <number>", "how many time entries", "50000")
  .option("--connections <number>", "the number of connections", "8")
  .option("--rounds <number>", "how often each is measured", "5")
  .option("--seconds <number>", "how long each time", "3")
  .option("--section <name>", "the section of the results that is written", "before-and-after")
  .parse()
  .opts<
    Record<
      "commit" | "only" | "employees" | "entries" | "connections" | "rounds" | "seconds" | "section",
      string
    > & {
      quick?: boolean;
    }
  >();

const size = options.quick ? [100, 2_000] : [Number(options.employees), Number(options.entries)];
const connections = Number(options.connections);
const rounds = options.quick ? 1 : Number(options.rounds);
const seconds = options.quick ? 1 : Number(options.seconds);
const say = (text: string): void => void process.stderr.write(`${text}\n`);

say(`Seeding ${options.commit} …`);
const before = await startCommit(options.commit, size);
say("Seeding this checkout …");
const after = await startCommit(null, size);
try {
  const names = (await workloadsOf(before)).map(({ name }) => name);
  const compared: Compared[] = [];
  const kinds = (name: string): ("repeated" | "first")[] =>
    name.startsWith("create") ? ["first"] : ["repeated", "first"];
  const [olds, news] = [await workloadsOf(before), await workloadsOf(after)];
  for (const [place, name] of names.entries()) {
    for (const kind of name.includes(options.only) ? kinds(name) : []) {
      say(`Measuring ${name}, ${kind} …`);
      const pairs: [Round, Round][] = [];
      for (let round = -1; round < rounds; round++) {
        const old = await measure(before, olds[place]!, kind);
        const now = await measure(after, news[place]!, kind);
        // The first round only warms up.
        if (round >= 0) pairs.push([old, now]);
      }
      compared.push({ workload: name, kind, pairs });
    }
  }
  const text = beforeAndAfterReport(compared, {
    command: commandOf("bench:before-and-after"),
    postgresVersion: after.postgresVersion,
    commit: options.commit,
    ...{ size, connections, rounds, seconds },
  });
  process.stdout.write(text);
  if (!options.quick) await retainSection(options.section, text);
} finally {
  await before.close();
  await after.close();
}

async function workloadsOf(subject: Subject): Promise<Workload[]> {
  const found = await findSubject(async (path) => {
    const headers = { authorization: `Bearer ${subject.key}` };
    return (await fetch(`${subject.urls.first}/api${path}`, { headers })).json() as never;
  });
  return [...workloadsFor(found), await entryWorkload(subject.pool, subject.workspaceId)];
}

async function measure(subject: Subject, workload: Workload, kind: "repeated" | "first"): Promise<Round> {
  const { result, seconds: used } = await withDatabaseTime(subject.pool, () =>
    load(workload, {
      ...{ address: `${subject.urls[kind]}/api`, key: subject.key, connections, seconds },
      processorTime: () => processSeconds(subject.pid),
    }),
  );
  return { ...result, database: (used * 1e6) / (result.requestsPerSecond * seconds) };
}
