import { readFile, writeFile } from "node:fs/promises";
import pg from "pg";
import { expect, test } from "vitest";
import { describeSchema } from "../../src/platform/database/describe-schema.ts";
import { createTestDatabase } from "../support/database.ts";

const FILE = new URL("../../migrations/schema.sql", import.meta.url);

test("migrations/schema.sql is what the migrations come to", async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const described = await describeSchema(client);
    // `npm run generate:schema` runs this very test to write the file.
    if (process.env.WRITE_SCHEMA === "true") await writeFile(FILE, described);
    expect(await readFile(FILE, "utf8")).toBe(described);
  } finally {
    await client.end();
    await database.drop();
  }
});
