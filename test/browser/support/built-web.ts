import { fileURLToPath } from "node:url";
import pg from "pg";
import { inject } from "vitest";
import { buildWeb } from "../../../scripts/build-web.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
let isBuilt = false;

/**
 * Builds the web UI unless it is up to date. Of the processes of a run one does so, and the others wait for it: a
 * PostgreSQL lock holds as long as the process that builds.
 */
export async function buildWebOnce(): Promise<void> {
  if (isBuilt) return;
  const server = new pg.Client({ connectionString: inject("testServer").adminUrl });
  await server.connect();
  try {
    await server.query("select pg_advisory_lock(hashtext('web UI'))");
    buildWeb(root);
    isBuilt = true;
  } finally {
    await server.end();
  }
}
