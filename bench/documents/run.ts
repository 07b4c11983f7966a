import { Command } from "commander";
import { openData } from "../data.ts";
import { percentile } from "../load.ts";
import { commandOf, machine } from "../machine.ts";
import { retainSection } from "../result-sections.ts";
import { startProduct } from "../servers.ts";
import { generateDocuments } from "./generate-documents.ts";

const options = new Command("bench:documents")
  .description("measures how long it takes to generate documents from a template")
  .option("--quick", "one round on little data, to see that everything runs; keeps no results")
  .option("--rounds <number>", "how often they are generated", "10")
  .option("--documents <number>", "how many are generated at once, at most 100", "100")
  .parse()
  .opts<{ quick?: boolean; rounds: string; documents: string }>();

const count = options.quick ? 5 : Number(options.documents);
const rounds = options.quick ? 1 : Number(options.rounds);
const say = (text: string): void => void process.stderr.write(`${text}\n`);

say("Seeding 150 employees …");
const data = await openData(150);
try {
  const product = await startProduct(data.settings);
  try {
    say("Generating …");
    const times = await generateDocuments({ url: product.url, key: data.key }, count, rounds);
    times.sort((a, b) => a - b);
    const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
    const text = `## Documents from a template

Written by \`${commandOf("bench:documents")}\`.

${machine(data.postgresVersion)}

A request generates ${count} documents of two pages each, with their PDFs, in one transaction; ${rounds} rounds.

| | median | longest | for each document |
|---|---|---|---|
| generate ${count} documents | ${seconds(percentile(times, 0.5))} | ${seconds(times.at(-1)!)} | ${(percentile(times, 0.5) / count).toFixed(0)} ms |
`;
    process.stdout.write(text);
    if (!options.quick) await retainSection("documents", text);
  } finally {
    await product.close();
  }
} finally {
  await data.close();
}
