import { Command } from "commander";
import { openLeadData } from "../leads/lead-data.ts";
import { commandOf } from "../machine.ts";
import { retainSection } from "../result-sections.ts";
import { startProduct } from "../servers.ts";
import { type MeasuredExport, readExport } from "./read-export.ts";
import { exportsReport } from "./report.ts";

const options = new Command("bench:exports")
  .description("measures the export of a list of leads in each format")
  .option("--quick", "few rows, to see that everything runs; keeps no results")
  .option("--rows <number>", "how many leads the list has", "100000")
  .parse()
  .opts<{ quick?: boolean; rows: string }>();

const rows = options.quick ? 2_000 : Number(options.rows);
const say = (text: string): void => void process.stderr.write(`${text}\n`);

say(`Seeding ${rows} leads …`);
const data = await openLeadData(60, rows);
try {
  const exports: MeasuredExport[] = [];
  for (const format of ["xlsx", "csv", "jsonl"]) {
    const product = await startProduct(data.settings);
    try {
      // The first export loads code and plans statements, which is not part of the measurement.
      await readExport(product, data.key, `format=${format}&search=acme`);
      const idle = product.memory();
      say(`Exporting ${rows} leads as ${format} …`);
      exports.push({ format, idle, ...(await readExport(product, data.key, `format=${format}`)) });
    } finally {
      await product.close();
    }
  }
  const { postgresVersion } = data;
  const text = exportsReport({ command: commandOf("bench:exports"), rows, postgresVersion, exports });
  process.stdout.write(text);
  if (!options.quick) await retainSection("exports", text);
} finally {
  await data.close();
}
