import { Command } from "commander";
import { openData } from "../data.ts";
import { percentile } from "../load.ts";
import { commandOf, machine } from "../machine.ts";
import { retainSection } from "../result-sections.ts";
import { startProduct } from "../servers.ts";
import { openTemplate } from "./open-template.ts";

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
    const generate = await openTemplate({ url: product.url, key: data.key }, count);
    const first = await generate();
    const before = await product.processorTime();
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await generate());
    const processor = ((await product.processorTime()) - before) * 1000;
    times.sort((a, b) => a - b);
    const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
    const each = (milliseconds: number): string => `${(milliseconds / count).toFixed(0)} ms`;
    const text = `## Documents from a template

Written by \`${commandOf("bench:documents")}\`.

${machine(data.postgresVersion)}

A request generates ${count} documents of two pages each, with their PDFs, in one transaction; ${rounds} rounds after the first.

| | time | for each document |
|---|--:|--:|
| the first request of a process | ${seconds(first)} | ${each(first)} |
| later ones, median | ${seconds(percentile(times, 0.5))} | ${each(percentile(times, 0.5))} |
| later ones, longest | ${seconds(times.at(-1)!)} | ${each(times.at(-1)!)} |
| processor time of the server, without the database's | ${seconds(processor / rounds)} | ${each(processor / rounds)} |
`;
    process.stdout.write(text);
    if (!options.quick) await retainSection("documents", text);
  } finally {
    await product.close();
  }
} finally {
  await data.close();
}
