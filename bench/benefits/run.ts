import { Command } from "commander";
import { addDays } from "../../src/engine/declare/calendar.ts";
import { askAll } from "../ask.ts";
import { requestFor } from "../in-process-request.ts";
import { commandOf } from "../machine.ts";
import { retainSection } from "../result-sections.ts";
import { startProduct } from "../servers.ts";
import { openBenefitData } from "./benefit-data.ts";
import { benefitReport } from "./report.ts";

const options = new Command("bench:benefits")
  .description("measures the costs of benefits over 24 months")
  .option("--quick", "one round on little data, to see that everything runs; keeps no results")
  .option("--rounds <number>", "how often each question is asked", "15")
  .option("--employees <number>", "how many employees", "5000")
  .option("--enrolments <number>", "how many enrolments they have together", "50000")
  .parse()
  .opts<{ quick?: boolean; rounds: string; employees: string; enrolments: string }>();

const employees = options.quick ? 60 : Number(options.employees);
const say = (text: string): void => void process.stderr.write(`${text}\n`);

say(`Seeding ${employees} employees …`);
const data = await openBenefitData(employees, options.quick ? 600 : Number(options.enrolments));
try {
  const product = await startProduct(data.settings);
  try {
    const { pool, installation, workspaceId, key } = data;
    const { rows } = await pool.query<{ count: number; today: string }>(
      `select count(*)::integer as count, current_date::text as today from employee_benefits where workspace_id = $1`,
      [workspaceId],
    );
    const { count: enrolments, today } = rows[0]!;
    const costs = (from: string, group: string) =>
      `/employee-benefits/getters/benefit-costs?date=${from},${today}&group=${group}`;
    const months = addDays(today, -730);
    const questions = [
      ...["benefit", "category", "department", "employee"].map((group) => ({
        name: `costs of 24 months by ${group}`,
        path: costs(months, group),
      })),
      { name: "costs of a month by benefit", path: costs(addDays(today, -30), "benefit") },
      {
        name: "15 enrolments with a charge in 24 months",
        path: `/employee-benefits?perPage=15&charged=${months},${today}`,
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
    const command = commandOf("bench:benefits");
    const facts = { command, employees, enrolments, postgresVersion: data.postgresVersion, requested };
    const text = benefitReport(facts);
    process.stdout.write(text);
    if (!options.quick) await retainSection("benefits", text);
  } finally {
    await product.close();
  }
} finally {
  await data.close();
}
