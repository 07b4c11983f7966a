import { Command } from "commander";
import { askAll } from "../ask.ts";
import { requestFor } from "../in-process-request.ts";
import { commandOf } from "../machine.ts";
import { retainSection } from "../result-sections.ts";
import { startProduct } from "../servers.ts";
import { openTimeData, type TimeSize } from "../time-data.ts";
import { download, filtersFor } from "./download.ts";
import { timeReport } from "./report.ts";
import { storeAgain } from "./store-again.ts";
import { DEEP_PAGE, PER_PAGE, questionsFor } from "./time-questions.ts";
import { whileStoring } from "./while-storing.ts";

/** The maximum number of entries in one download. */
const MAX_DOWNLOADED = 50_000;
/** For how long others are measured while figures are stored; about as long as storing takes. */
const SECONDS_BESIDE = 4;

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
    const idAfter = async (entries: number): Promise<string> => {
      const { rows } = await pool.query<{ id: string }>(
        "select id from timesheets where workspace_id = $1 order by id desc offset $2 limit 1",
        [workspaceId, entries - 1],
      );
      return rows[0]!.id;
    };
    const before = Math.min(DEEP_PAGE * PER_PAGE, Math.floor(size.entries / 2));
    const questions = questionsFor({
      lastDay: data.lastDay,
      cursors: installation.engine.cursors,
      deepId: await idAfter(before),
    });
    say("Asking …");
    const requested = await askAll(questions, {
      url: product.url,
      key,
      pool,
      rounds: options.quick ? 1 : Number(options.rounds),
      run: (path) => installation.app.handle(requestFor(path, key)),
    });
    say("Downloading …");
    const downloaded = await download(product, key, await filtersFor(pool, workspaceId, MAX_DOWNLOADED));
    say("Storing figures …");
    const storing = { latest: await storeAgain(data, "latest"), spread: await storeAgain(data, "spread") };
    say("Storing figures beside others …");
    const beside = await whileStoring(data, product.url, options.quick ? 1 : SECONDS_BESIDE);
    const command = commandOf("bench:time");
    const text = timeReport({ command, size, data, requested, downloaded, storing, beside });
    process.stdout.write(text);
    if (!options.quick) await retainSection("time", text);
  } finally {
    await product.close();
  }
} finally {
  await data.close();
}
