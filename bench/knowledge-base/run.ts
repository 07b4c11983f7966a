import { Command } from "commander";
import { askAll } from "../ask.ts";
import { requestFor } from "../in-process-request.ts";
import { commandOf } from "../machine.ts";
import { retainSection } from "../result-sections.ts";
import { startProduct } from "../servers.ts";
import { openPageData } from "./page-data.ts";
import { pageReport } from "./report.ts";

const options = new Command("bench:knowledge-base")
  .description("measures search and tree of a large knowledge base")
  .option("--quick", "one round on little data, to see that everything runs; keeps no results")
  .option("--rounds <number>", "how often each question is asked", "15")
  .option("--pages <number>", "how many pages", "20000")
  .parse()
  .opts<{ quick?: boolean; rounds: string; pages: string }>();

const pages = options.quick ? 400 : Number(options.pages);
const say = (text: string): void => void process.stderr.write(`${text}\n`);

say(`Seeding ${pages} pages …`);
const data = await openPageData(20, pages);
try {
  const product = await startProduct(data.settings);
  try {
    const { pool, installation, key } = data;
    const search = (q: string) => `/pages/getters/search?q=${encodeURIComponent(q)}`;
    const questions = [
      { name: "search for a rare word", path: search("walrus") },
      { name: "search for a word that is in every page", path: search("expense") },
      { name: "search for two words", path: search("travel policy") },
      { name: "search for a phrase", path: search('"expense policy"') },
      { name: "search for the middle of a word", path: search("xpens") },
      { name: "tree of a teamspace", path: `/teamspaces/01SPC${"0".repeat(21)}/getters/tree` },
    ];
    say("Asking …");
    const requested = await askAll(questions, {
      url: product.url,
      key,
      pool,
      rounds: options.quick ? 1 : Number(options.rounds),
      run: (path) => installation.app.handle(requestFor(path, key)),
    });
    const command = commandOf("bench:knowledge-base");
    const text = pageReport({ command, pages, postgresVersion: data.postgresVersion, requested });
    process.stdout.write(text);
    if (!options.quick) await retainSection("knowledge-base", text);
  } finally {
    await product.close();
  }
} finally {
  await data.close();
}
