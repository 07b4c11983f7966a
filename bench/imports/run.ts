import { Command } from "commander";
import { openData } from "../data.ts";
import { commandOf } from "../machine.ts";
import { retainSection } from "../result-sections.ts";
import { startProduct } from "../servers.ts";
import { FILES } from "./files.ts";
import { importReport, type MeasuredImport } from "./report.ts";
import { sendImport } from "./send-import.ts";

const options = new Command("bench:imports")
  .description("measures the import of leads and of clients, each from one file")
  .option("--quick", "few rows, to see that everything runs; keeps no results")
  .option("--rows <number>", "how many rows the file has", "50000")
  .parse()
  .opts<{ quick?: boolean; rows: string }>();

const rows = options.quick ? 200 : Number(options.rows);
const say = (text: string): void => void process.stderr.write(`${text}\n`);

say("Seeding 60 employees …");
const data = await openData(60);
try {
  const imports: MeasuredImport[] = [];
  for (const imported of FILES) {
    const product = await startProduct({
      ...data.settings,
      IMPORT_ROW_LIMIT: String(rows),
      IMPORT_SIZE_LIMIT: "25MiB",
    });
    try {
      // The first import loads code and plans statements, which is not part of the measurement.
      await sendImport(product, data.key, imported, 100, "Warm");
      const idle = product.memory();
      say(`Importing ${rows} ${imported.resource} …`);
      imports.push({ ...(await sendImport(product, data.key, imported, rows, "Bench")), idle });
    } finally {
      await product.close();
    }
  }
  const { postgresVersion } = data;
  const text = importReport({ command: commandOf("bench:imports"), rows, postgresVersion, imports });
  process.stdout.write(text);
  if (!options.quick) await retainSection("imports", text);
} finally {
  await data.close();
}
