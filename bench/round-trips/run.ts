import { Command } from "commander";
import { openData } from "../data.ts";
import { requestFor } from "../in-process-request.ts";
import { recordStatements, type Statement } from "../recorded-statements.ts";
import { findSubject } from "../workloads.ts";
import { databaseTime } from "./database-time.ts";
import { type Counted, countedTable, questionsFor } from "./questions.ts";

const options = new Command("round-trips")
  .description("counts the statements of single requests, and the round trips to the database that they take")
  .option("--employees <number>", "how many employees the workspace has", "200")
  .option("--show <text>", "prints the statements of the requests whose name contains the text")
  .parse()
  .opts<{ employees: string; show?: string }>();

/** A request is repeated before it is counted, because the first one loads what the process remembers. */
const REPETITIONS = 3;

const data = await openData(Number(options.employees));
try {
  const { app } = data.installation;
  const ask = async (method: string, path: string, body?: object) => {
    const given = requestFor(path, data.key);
    const headers = { ...given.headers, "content-type": "application/json" };
    const sent = body ? Buffer.from(JSON.stringify(body)) : null;
    const response = await app.handle({ ...given, method, headers, body: sent });
    if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${response.body}`);
    return response;
  };
  const subject = await findSubject(async (path) => JSON.parse(String((await ask("GET", path)).body)));
  const counted: Counted[] = [];
  for (const { name, method, path, body } of questionsFor(subject)) {
    let statements: Statement[] = [];
    for (let time = 0; time < REPETITIONS; time++) {
      statements = await recordStatements(() => ask(method, path, body?.(time)));
    }
    const last = statements.at(-1)!;
    counted.push({
      name,
      statements,
      milliseconds: method === "GET" ? await databaseTime(data.pool, last) : null,
    });
    if (options.show !== undefined && name.includes(options.show)) show(name, statements);
  }
  process.stdout.write(`${countedTable(counted)}\n`);
} finally {
  await data.close();
}

function show(name: string, statements: readonly Statement[]): void {
  process.stdout.write(`\n### ${name}\n`);
  for (const { text, isFirstOfTrip } of statements) {
    const shown = text.replace(/\s+/g, " ");
    process.stdout.write(`${isFirstOfTrip ? "-" : "  +"} ${shown.slice(0, 240)} (${shown.length})\n`);
  }
}
