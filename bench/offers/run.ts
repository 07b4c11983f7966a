import { Command } from "commander";
import { addDays } from "../../src/engine/declare/calendar.ts";
import { askAll } from "../ask.ts";
import { requestFor } from "../in-process-request.ts";
import { commandOf } from "../machine.ts";
import { retainSection } from "../result-sections.ts";
import { startProduct } from "../servers.ts";
import { openOfferData } from "./offer-data.ts";
import { offerReport } from "./report.ts";

const options = new Command("bench:offers")
  .description("measures the analytics and lists of offers")
  .option("--quick", "one round on little data, to see that everything runs; keeps no results")
  .option("--rounds <number>", "how often each question is asked", "15")
  .option("--offers <number>", "how many offers", "100000")
  .parse()
  .opts<{ quick?: boolean; rounds: string; offers: string }>();

const EMPLOYEES = 100;
const wanted = options.quick ? 600 : Number(options.offers);

process.stderr.write(`Seeding ${wanted} offers …\n`);
const data = await openOfferData(EMPLOYEES, wanted);
try {
  const product = await startProduct(data.settings);
  try {
    const { pool, installation, workspaceId, key } = data;
    const { rows } = await pool.query<{ count: number; today: string }>(
      `select count(*)::integer as count, current_date::text as today from offers where workspace_id = $1`,
      [workspaceId],
    );
    const { count: offers, today } = rows[0]!;
    const analytics = (days: number) =>
      `/offers/getters/offer-analytics?date=${addDays(today, -days)},${today}`;
    const questions = [
      { name: "analytics of three years", path: analytics(1100) },
      { name: "analytics of a year", path: analytics(365) },
      { name: "analytics of a month", path: analytics(30) },
      { name: "15 current offers, the latest first", path: "/offers?is_current=true&perPage=15" },
      { name: "15 open offers by the end of their validity", path: "/offers?status=sent&sort=valid_until" },
      { name: "15 offers that contain a text", path: "/offers?search=offer+4711&perPage=15" },
    ];
    process.stderr.write("Asking …\n");
    const requested = await askAll(questions, {
      url: product.url,
      key,
      pool,
      rounds: options.quick ? 1 : Number(options.rounds),
      run: (path) => installation.app.handle(requestFor(path, key)),
    });
    const facts = {
      command: commandOf("bench:offers"),
      offers,
      postgresVersion: data.postgresVersion,
      requested,
    };
    const text = offerReport(facts);
    process.stdout.write(text);
    if (!options.quick) await retainSection("offers", text);
  } finally {
    await product.close();
  }
} finally {
  await data.close();
}
