import { Command } from "commander";
import { createApiKey } from "../../src/modules/api-keys/index.ts";
import { WORKSPACE_COLUMNS, type WorkspaceRow, workspaceOf } from "../../src/platform/tenancy/workspaces.ts";
import { askAll } from "../ask.ts";
import { type BenchData, openData } from "../data.ts";
import { requestFor } from "../in-process-request.ts";
import { commandOf } from "../machine.ts";
import { retainSection } from "../result-sections.ts";
import { startProduct } from "../servers.ts";
import { homeReport } from "./report.ts";

const options = new Command("bench:home")
  .description("measures the home screen of an owner, of a manager and of an employee")
  .option("--quick", "one round on little data, to see that everything runs; keeps no results")
  .option("--rounds <number>", "how often each home screen is read", "25")
  .option("--employees <number>", "how many employees", "1000")
  .parse()
  .opts<{ quick?: boolean; rounds: string; employees: string }>();

/** So many entries each are more than two months of tracked time. */
const ENTRIES_OF_EACH = 130;
const employees = options.quick ? 30 : Number(options.employees);
const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** A key of the account of an employee: the one with most reports, or one without any. */
async function keyOf({ pool, installation, workspaceId }: BenchData, order: "asc" | "desc"): Promise<string> {
  const { rows } = await pool.query<{ user_id: string }>(
    `select u.id as user_id from employees e join users u on u.workspace_id = $1 and u.employee_id = e.id
     where e.workspace_id = $1 and e.archived_at is null and e.start_date <= current_date and u.archived_at is null
     order by (select count(*) from employees r where r.workspace_id = $1 and r.manager_employee_id = e.id) ${order}, e.id
     limit 1`,
    [workspaceId],
  );
  const found = await pool.query<WorkspaceRow>(
    `select ${WORKSPACE_COLUMNS} from workspaces w where w.id = $1`,
    [workspaceId],
  );
  const made = await installation.work(workspaceOf(found.rows[0]!), (work) =>
    createApiKey(work, { userId: rows[0]!.user_id, name: order, scopes: "all", ips: [] }),
  );
  return made.key;
}

const timesheets = employees * ENTRIES_OF_EACH;

say(`Seeding ${employees} employees and ${timesheets} entries …`);
const data = await openData(employees, { timesheets });
try {
  const product = await startProduct(data.settings);
  try {
    const { pool, installation } = data;
    const people = [
      { name: "home of the owner", key: data.key },
      { name: "home of the manager of most people", key: await keyOf(data, "desc") },
      { name: "home of an employee", key: await keyOf(data, "asc") },
    ];
    say("Asking …");
    const requested = [];
    for (const { name, key } of people)
      requested.push(
        ...(await askAll([{ name, path: "/home" }], {
          url: product.url,
          key,
          pool,
          rounds: options.quick ? 1 : Number(options.rounds),
          run: (path) => installation.app.handle(requestFor(path, key)),
        })),
      );
    const { postgresVersion } = data;
    const text = homeReport({
      command: commandOf("bench:home"),
      employees,
      timesheets,
      postgresVersion,
      requested,
    });
    process.stdout.write(text);
    if (!options.quick) await retainSection("home", text);
  } finally {
    await product.close();
  }
} finally {
  await data.close();
}
