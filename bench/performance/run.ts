import { Command } from "commander";
import { askAll } from "../ask.ts";
import { requestFor } from "../in-process-request.ts";
import { commandOf } from "../machine.ts";
import { retainSection } from "../result-sections.ts";
import { startProduct } from "../servers.ts";
import { openEvaluationData } from "./evaluation-data.ts";
import { measureLaunches } from "./launch.ts";
import { performanceReport } from "./report.ts";

const options = new Command("bench:performance")
  .description("measures the analysis of evaluations and the launch of a cycle")
  .option("--quick", "one round on little data, to see that everything runs; keeps no results")
  .option("--rounds <number>", "how often each question is asked", "15")
  .option("--employees <number>", "how many employees", "600")
  .option("--each <number>", "how many evaluations each has this year, at most 20", "20")
  .parse()
  .opts<{ quick?: boolean; rounds: string; employees: string; each: string }>();

const employees = options.quick ? 60 : Number(options.employees);
const rounds = options.quick ? 1 : Number(options.rounds);
const say = (text: string): void => void process.stderr.write(`${text}\n`);

say(`Seeding ${employees} employees …`);
const data = await openEvaluationData(employees, Number(options.each));
try {
  const product = await startProduct(data.settings);
  try {
    const { pool, installation, workspaceId, key } = data;
    const { rows } = await pool.query<{ count: number; department: string }>(
      `select count(*)::integer as count, (select min(d.id) from departments d where d.workspace_id = $1) as department
       from evaluations where workspace_id = $1`,
      [workspaceId],
    );
    const { count: evaluations, department } = rows[0]!;
    const analytics = "/evaluations/getters/performance-analytics";
    const questions = [
      { name: "analysis of a year", path: analytics },
      { name: "analysis of a year, one department", path: `${analytics}?department_id=${department}` },
      { name: "analysis of one cycle", path: `${analytics}?cycle=Cycle 3` },
      { name: "15 evaluations", path: "/evaluations?perPage=15" },
      { name: "what awaits the caller", path: "/evaluations/getters/to-do" },
    ];
    say("Asking …");
    const requested = await askAll(questions, {
      url: product.url,
      key,
      pool,
      rounds,
      run: (path) => installation.app.handle(requestFor(path, key)),
    });
    say("Launching …");
    const launched = await measureLaunches({ url: product.url, data, rounds });
    const command = commandOf("bench:performance");
    const { postgresVersion } = data;
    const text = performanceReport({ command, employees, evaluations, postgresVersion, requested, launched });
    process.stdout.write(text);
    if (!options.quick) await retainSection("performance", text);
  } finally {
    await product.close();
  }
} finally {
  await data.close();
}
