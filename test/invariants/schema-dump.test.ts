import { readFile } from "node:fs/promises";
import pg from "pg";
import { expect, test } from "vitest";
import { SCHEMA_FILE } from "../../scripts/schema-dump.ts";
import { describeSchema } from "../../src/platform/database/describe-schema.ts";
import { createTestDatabase } from "../support/database.ts";

test("migrations/schema.sql is up to date with the migrations; if not: npm run generate", async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    expect(await readFile(SCHEMA_FILE, "utf8")).toBe(await describeSchema(client));
  } finally {
    await client.end();
    await database.drop();
  }
});
