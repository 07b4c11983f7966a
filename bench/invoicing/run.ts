import { Command } from "commander";
import { askAll } from "../ask.ts";
import { requestFor } from "../in-process-request.ts";
import { commandOf } from "../machine.ts";
import { retainSection } from "../result-sections.ts";
import { startProduct } from "../servers.ts";
import { previewBilling, releaseTime } from "./bill-dry-run.ts";
import { type InvoiceSize, openInvoiceData } from "./invoice-data.ts";
import { issueDrafts } from "./issue-drafts.ts";
import { invoicingReport } from "./report.ts";

const options = new Command("bench:invoicing")
  .description("measures the reports on invoices, and issuing drafts by several writers")
  .option("--quick", "one round on little data, to see that everything runs; keeps no results")
  .option("--rounds <number>", "how often each question is asked", "15")
  .option("--invoices <number>", "how many invoices", "100000")
  .option("--entries <number>", "how many time entries", "1000000")
  .option("--employees <number>", "of how many employees", "2000")
  .option("--projects <number>", "on how many projects", "500")
  .option("--clients <number>", "of how many clients", "200")
  .option("--drafts <number>", "how many drafts are issued", "1000")
  .option("--beside <text>", "what else uses the machine meanwhile, for the report")
  .parse()
  .opts<Record<"rounds" | keyof InvoiceSize | "drafts", string> & { quick?: boolean; beside?: string }>();

const size: InvoiceSize = options.quick
  ? { employees: 100, projects: 60, entries: 5_000, invoices: 500, clients: 20 }
  : {
      employees: Number(options.employees),
      projects: Number(options.projects),
      entries: Number(options.entries),
      invoices: Number(options.invoices),
      clients: Number(options.clients),
    };
const WRITERS = 8;
const say = (text: string): void => void process.stderr.write(`${text}\n`);

say(`Seeding ${size.entries} entries and ${size.invoices} invoices …`);
const data = await openInvoiceData(size);
say(`… the invoices took ${data.invoiceSeconds.toFixed(1)} s.`);
try {
  const product = await startProduct(data.settings);
  try {
    const { pool, installation, workspaceId, key } = data;
    const today = new Date().toISOString().slice(0, 10);
    const twoYears = `date=${Number(today.slice(0, 4)) - 2}${today.slice(4)},${today}`;
    const lastMonth = new Date(Date.parse(today) - 40 * 86_400_000).toISOString().slice(0, 10);
    const of = (name: string, query = ""): string => `/invoices/getters/${name}${query && `?${query}`}`;
    const questions = [
      { name: "invoice-analytics", path: of("invoice-analytics") },
      { name: "invoice-analytics of two years", path: of("invoice-analytics", twoYears) },
      { name: "invoice-analytics as of a past day", path: of("invoice-analytics", `as_of=${lastMonth}`) },
      { name: "chart", path: of("chart") },
      { name: "chart of two years by client", path: of("chart", `${twoYears}&group_by=client`) },
      { name: "unbilled", path: of("unbilled") },
    ];
    say("Asking …");
    const requested = await askAll(questions, {
      url: product.url,
      key,
      pool,
      rounds: options.quick ? 1 : Number(options.rounds),
      run: (path) => installation.app.handle(requestFor(path, key)),
    });
    say("Previewing …");
    await releaseTime(data);
    const previewed = await previewBilling(data, options.quick ? 1 : 5);
    say("Issuing …");
    const drafts = options.quick ? 40 : Number(options.drafts);
    const issued = await issueDrafts({ url: product.url, key, pool, workspaceId }, drafts, WRITERS);
    const command = commandOf("bench:invoicing");
    const beside = options.beside ?? null;
    const text = invoicingReport({ command, size, data, requested, previewed, issued, beside });
    process.stdout.write(text);
    if (!options.quick) await retainSection("invoicing", text);
  } finally {
    await product.close();
  }
} finally {
  await data.close();
}
