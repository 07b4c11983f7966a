import { Command } from "commander";
import { askAll } from "../ask.ts";
import { requestFor } from "../in-process-request.ts";
import { commandOf } from "../machine.ts";
import { retainSection } from "../result-sections.ts";
import { startProduct } from "../servers.ts";
import { openLeaveData } from "./leave-data.ts";
import { leaveReport } from "./report.ts";

const options = new Command("bench:leave")
  .description("measures the figures of leave balances, which are computed for each page")
  .option("--quick", "one round on little data, to see that everything runs; keeps no results")
  .option("--rounds <number>", "how often each question is asked", "15")
  .option("--employees <number>", "how many employees", "1000")
  .parse()
  .opts<{ quick?: boolean; rounds: string; employees: string }>();

const employees = options.quick ? 60 : Number(options.employees);
const say = (text: string): void => void process.stderr.write(`${text}\n`);

say(`Seeding ${employees} employees …`);
const data = await openLeaveData(employees);
try {
  const product = await startProduct(data.settings);
  try {
    const { pool, installation, workspaceId, key } = data;
    const { rows } = await pool.query<{ policy: string; employee: string }>(
      `select p.id as policy, (select min(e.id) from employees e where e.workspace_id = p.workspace_id) as employee
       from holiday_policies p where p.workspace_id = $1 and p.is_default`,
      [workspaceId],
    );
    const { policy, employee } = rows[0]!;
    const pages = Math.ceil(employees / 500);
    const questions = [
      { name: "15 balances", path: "/holiday-balances?perPage=15" },
      ...Array.from({ length: pages }, (_, index) => ({
        name: `balances of vacation, page ${index + 1} of 500`,
        path: `/holiday-balances?holiday_policy_id=${policy}&perPage=500&page=${index + 1}`,
      })),
      {
        name: "balances of one person in four years, with lines",
        path: `/holiday-balances/getters/as-of?employee_id=${employee}&date=${new Date().getFullYear() + 4}-06-30&lines=true`,
      },
    ];
    say("Asking …");
    const requested = await askAll(questions, {
      url: product.url,
      key,
      pool,
      rounds: options.quick ? 1 : Number(options.rounds),
      run: (path) => installation.app.handle(requestFor(path, key)),
    });
    const command = commandOf("bench:leave");
    const text = leaveReport({ command, employees, postgresVersion: data.postgresVersion, requested });
    process.stdout.write(text);
    if (!options.quick) await retainSection("leave", text);
  } finally {
    await product.close();
  }
} finally {
  await data.close();
}
