import { Command } from "commander";
import { askAll } from "../ask.ts";
import { requestFor } from "../in-process-request.ts";
import { commandOf } from "../machine.ts";
import { retainSection } from "../result-sections.ts";
import { startProduct } from "../servers.ts";
import { openProjectData, type ProjectsSize } from "./project-data.ts";
import { questionsFor } from "./questions.ts";
import { projectsReport } from "./report.ts";

const options = new Command("bench:projects")
  .description("measures the economics of projects and clients on a million entries")
  .option("--quick", "one round on little data, to see that everything runs; keeps no results")
  .option("--rounds <number>", "how often each question is asked", "11")
  .option("--entries <number>", "how many time entries", "1000000")
  .option("--employees <number>", "of how many employees", "2000")
  .option("--projects <number>", "on how many projects", "500")
  .option("--clients <number>", "of how many clients", "200")
  .option("--expenses <number>", "how many expenses", "20000")
  .parse()
  .opts<Record<"rounds" | keyof ProjectsSize, string> & { quick?: boolean }>();

const size: ProjectsSize = options.quick
  ? { employees: 300, projects: 400, entries: 20_000, clients: 50, expenses: 1_000 }
  : {
      employees: Number(options.employees),
      projects: Number(options.projects),
      entries: Number(options.entries),
      clients: Number(options.clients),
      expenses: Number(options.expenses),
    };
const say = (text: string): void => void process.stderr.write(`${text}\n`);

say(`Seeding ${size.entries} entries …`);
const data = await openProjectData(size);
try {
  const product = await startProduct(data.settings);
  try {
    const { pool, installation, key } = data;
    say("Asking …");
    const requested = await askAll(questionsFor(data.lastDay), {
      url: product.url,
      key,
      pool,
      rounds: options.quick ? 1 : Number(options.rounds),
      run: (path) => installation.app.handle(requestFor(path, key)),
    });
    const text = projectsReport({ command: commandOf("bench:projects"), size, data, requested });
    process.stdout.write(text);
    if (!options.quick) await retainSection("projects", text);
  } finally {
    await product.close();
  }
} finally {
  await data.close();
}
