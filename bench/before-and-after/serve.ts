import pino from "pino";
import { compose } from "../../src/compose.ts";
import { systemClock } from "../../src/platform/clock/clock.ts";
import { loadConfig } from "../../src/platform/config/load-config.ts";
import { openTimeData } from "../time-data.ts";

/**
 * Seeds a company and serves it until its parent leaves. It is copied into the other commit's worktree and runs there too,
 * so that it uses only what both have.
 */
const [employees, entries] = process.argv.slice(2).map(Number) as [number, number];

/** The memory for responses with which each kind of reading is measured; none fits into one byte. */
const MEMORY = { repeated: "64MiB", first: "1" };

const data = await openTimeData({ employees, projects: 50, entries }, { isWhole: true });
const urls: Record<string, string> = {};
for (const [kind, memory] of Object.entries(MEMORY)) {
  const config = loadConfig({ ...data.settings, REMEMBERED_RESPONSES: memory });
  const served = compose({ pool: data.pool, config, log: pino({ level: "fatal" }), clock: systemClock });
  urls[kind] = await (await served.server()).listen({ host: "127.0.0.1", port: 0 });
}
const { key, workspaceId, databaseUrl, postgresVersion } = data;
process.send!({ urls, key, workspaceId, databaseUrl, postgresVersion });
process.once("disconnect", () => void data.close().finally(() => process.exit()));
