import pino from "pino";
import { startEmbeddedPostgres } from "../../dist/platform/database/embedded-postgres.js";

/**
 * A program that uses the embedded PostgreSQL: `use-embedded.mjs <dataDir> serve|command`. Says in one JSON line
 * how it went, then stays until its input ends and leaves the server properly.
 */
const [dataDir, role] = process.argv.slice(2);

try {
  const server = await startEmbeddedPostgres({
    dataDir,
    log: pino({ level: "silent" }),
    serving: role === "serve",
    // What a killed server had promised to keep is tested with the real settings only.
    ephemeral: role !== "serve",
  });
  console.log(JSON.stringify({ url: server.connectionString, adopted: server.adopted }));
  process.stdin.resume().once("end", () => void server.stop());
} catch (error) {
  console.log(JSON.stringify({ error: error.message }));
  process.exitCode = 1;
}
