import { Command } from "commander";
import { askAll } from "../ask.ts";
import { requestFor } from "../in-process-request.ts";
import { commandOf } from "../machine.ts";
import { keepSection } from "../result-sections.ts";
import { startProduct } from "../servers.ts";
import { openTimeData, type TimeSize } from "../time-data.ts";
import { download } from "./download.ts";
import { timeReport } from "./report.ts";
import { DEEP_PAGE, PER_PAGE, questionsFor } from "./time-questions.ts";

const LEAST_DOWNLOADED = 50_000;

const options = new Command("bench:time")
  .description("measures reports, deep pages and downloads of time on a million entries")
  .option("--quick", "one round on little data, to see that everything runs; keeps no results")
  .option("--rounds <number>", "how often each question is asked", "15")
  .option("--entries <number>", "how many time entries", "1000000")
  .option("--employees <number>", "of how many employees", "10000")
  .option("--projects <number>", "on how many projects", "500")
  .parse()
  .opts<{ quick?: boolean; rounds: string; entries: string; employees: string; projects: string }>();

const size: TimeSize = options.quick
  ? { employees: 300, projects: 400, entries: 20_000 }
  : {
      employees: Number(options.employees),
      projects: Number(options.projects),
      entries: Number(options.entries),
    };
const say = (text: string): void => void process.stderr.write(`${text}\n`);

say(`Seeding ${size.entries} entries …`);
const data = await openTimeData(size);
try {
  const product = await startProduct(data.settings);
  try {
    const { pool, installation, workspaceId, key } = data;
    const place = async (offset: number, column: "id" | "date"): Promise<string> => {
      const { rows } = await pool.query<{ value: string }>(
        `select ${column}::text as value from timesheets where workspace_id = $1 order by ${column} desc offset $2 limit 1`,
        [workspaceId, offset],
      );
      return rows[0]!.value;
    };
    const before = Math.min(DEEP_PAGE * PER_PAGE, Math.floor(size.entries / 2));
    const questions = questionsFor({
      lastDay: data.lastDay,
      cursors: installation.engine.cursors,
      deepId: await place(before - 1, "id"),
    });
    say("Asking …");
    const asked = await askAll(questions, {
      url: product.url,
      key,
      pool,
      rounds: options.quick ? 1 : Number(options.rounds),
      answer: (path) => installation.app.answer(requestFor(path, key)),
    });
    say("Downloading …");
    // Days are downloaded whole: as few of the latest as hold at least so many entries.
    const from = await place(Math.min(LEAST_DOWNLOADED, size.entries) - 1, "date");
    const { rows } = await pool.query<{ count: number }>(
      "select count(*)::integer as count from timesheets where workspace_id = $1 and date >= $2",
      [workspaceId, from],
    );
    const downloaded = await download(product, key, `date=${from},${data.lastDay}`, rows[0]!.count);
    const command = commandOf("bench:time");
    const text = timeReport({ command, size, data, asked, downloaded });
    process.stdout.write(text);
    if (!options.quick) await keepSection("time", text);
  } finally {
    await product.close();
  }
} finally {
  await data.close();
}
