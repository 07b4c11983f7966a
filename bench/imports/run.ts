import { Command } from "commander";
import { openData } from "../data.ts";
import { commandOf } from "../machine.ts";
import { retainSection } from "../result-sections.ts";
import { startProduct } from "../servers.ts";
import { importReport } from "./report.ts";
import { sendImport } from "./send-import.ts";

const options = new Command("bench:imports")
  .description("measures the import of clients from one file")
  .option("--quick", "few rows, to see that everything runs; keeps no results")
  .option("--rows <number>", "how many rows the file has", "50000")
  .parse()
  .opts<{ quick?: boolean; rows: string }>();

const rows = options.quick ? 200 : Number(options.rows);
const say = (text: string): void => void process.stderr.write(`${text}\n`);

say("Seeding 60 employees …");
const data = await openData(60);
try {
  const product = await startProduct({
    ...data.settings,
    IMPORT_ROW_LIMIT: String(rows),
    IMPORT_SIZE_LIMIT: "25MiB",
  });
  try {
    // The first import loads code and plans statements, which is not part of the measurement.
    await sendImport(product, data.key, 100, "Warm");
    const idle = product.memory();
    say(`Importing ${rows} rows …`);
    const measured = await sendImport(product, data.key, rows, "Bench");
    const command = commandOf("bench:imports");
    const text = importReport({ command, rows, idle, postgresVersion: data.postgresVersion, ...measured });
    process.stdout.write(text);
    if (!options.quick) await retainSection("imports", text);
  } finally {
    await product.close();
  }
} finally {
  await data.close();
}
