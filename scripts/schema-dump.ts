import { fileURLToPath } from "node:url";
import pg from "pg";
import pino from "pino";
import { describeSchema } from "../src/platform/database/describe-schema.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import { startThrowAwayPostgres } from "../test/support/throw-away-postgres.ts";

/** The committed text of the schema that all migrations create. */
export const SCHEMA_FILE = fileURLToPath(new URL("../migrations/schema.sql", import.meta.url));

/** The schema's text, read from a PostgreSQL that is started for it and has every migration. */
export async function schemaFileText(): Promise<string> {
  const { ownerUrl, end } = await startThrowAwayPostgres();
  try {
    await migrate(ownerUrl, { log: pino({ level: "fatal" }) });
    const client = new pg.Client({ connectionString: ownerUrl });
    await client.connect();
    try {
      return await describeSchema(client);
    } finally {
      await client.end();
    }
  } finally {
    await end();
  }
}
