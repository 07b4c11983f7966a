import { Command } from "commander";
import sharp from "sharp";
import { documentPdf } from "../../src/modules/invoicing/printing/document-pdf.ts";
import type { LogoImage } from "../../src/modules/invoicing/printing/letter.ts";
import { commandOf, machine } from "../machine.ts";
import { median } from "../measure.ts";
import { retainSection } from "../result-sections.ts";
import { longInvoice } from "./long-invoice.ts";

const { quick } = new Command("bench:pdf")
  .description("measures the processor time of the PDF of an invoice with three pages")
  .option("--quick", "few rounds, to see that everything runs; keeps no results")
  .parse()
  .opts<{ quick?: boolean }>();

const ROUNDS = quick ? 2 : 30;
const LIMIT_MS = 150;
const LINES = 36;

const picture = { width: 600, height: 200, channels: 4 as const, background: "#1c7ed6" };
const logo: LogoImage = {
  data: await sharp({ create: picture }).png().toBuffer(),
  contentType: "image/png",
};

/** The processor time of one PDF in milliseconds, in all threads of the process. */
async function measured(): Promise<{ milliseconds: number; pages: number }> {
  const before = process.cpuUsage();
  const pdf = await documentPdf(longInvoice(LINES), logo);
  const { user, system } = process.cpuUsage(before);
  const pages = pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
  return { milliseconds: (user + system) / 1000, pages };
}

const first = await measured();
// A server has made PDFs before: the compiler of JavaScript has seen the code.
for (let round = 0; round < ROUNDS / 3; round++) await measured();
const times: number[] = [];
for (let round = 0; round < ROUNDS; round++) times.push((await measured()).milliseconds);
const ms = (value: number): string => `${Math.round(value)} ms`;
const text = `## PDFs of invoices

Written by \`${commandOf("bench:pdf")}\`.

${machine(null)}
- An invoice with ${LINES} lines and a logo: ${first.pages} pages; ${ROUNDS} rounds

The PDF may take ${LIMIT_MS} ms of processor time.

| | processor time |
|---|--:|
| the first PDF of a process | ${ms(first.milliseconds)} |
| later ones, median | ${ms(median(times))} |
| later ones, most | ${ms(Math.max(...times))} |
`;
process.stdout.write(text);
if (!quick) await retainSection("pdf", text);
