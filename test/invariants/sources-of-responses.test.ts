import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPool } from "../../src/platform/database/pool.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";

/**
 * A remembered response is given again while the workspace does not change. The engine notices when a reading uses the time
 * or a service; what it cannot notice must not exist: other clocks, chance, and state in the memory of the process.
 */

const SOURCES = fileURLToPath(new URL("../../src/", import.meta.url));

const files = ["engine", "modules", "platform"].flatMap((folder) =>
  readdirSync(join(SOURCES, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.ts$/.test(path) && !/\.(test|fixture)\.ts$|(^|\/)seeds\//.test(path))
    .map((path) => join(folder, path)),
);

const filesWith = (pattern: RegExp, within: RegExp): string[] =>
  files.filter((path) => within.test(path) && pattern.test(readFileSync(join(SOURCES, path), "utf8"))).sort();

/** Caches of what never changes or follows from its key alone, and what belongs to one transaction or to open streams. */
const MEMORIES = [
  "modules/invoicing/invoices/project-locks.ts",
  "modules/projects/economics/profitability-rows.ts",
  "modules/projects/rates/stale-entries.ts",
  "modules/tickets/business-time/zone-offset.ts",
  "modules/workspace/audit-log/journal-gates.ts",
  "modules/workspace/changes/open-streams.ts",
];

const SQL_CLOCKS =
  /(?<![.\w])(now|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday|random|gen_random_uuid)\(\)(?!: Date)|\b(current_(date|time|timestamp)|localtime(stamp)?)\b(?!\()/;

describe("readings", () => {
  test("use no clock or chance of the database", () => {
    // None of them is part of a reading: they send webhooks, migrate, check the installation and take numbers.
    expect(filesWith(SQL_CLOCKS, /./)).toEqual([
      "modules/webhooks/sending/deliver.ts",
      "platform/database/database.ts",
      "platform/database/migrate.ts",
      "platform/sequences/number-sequence.ts",
    ]);
  });

  test("use no clock or chance of the process", () => {
    // What is sent in the background or while a stream is open.
    expect(filesWith(/new Date\(\)|Date\.now\(|Math\.random|performance\.now/, /^(engine|modules)/)).toEqual([
      "modules/notifications/channel-messages/record-attempt.ts",
      "modules/webhooks/sending/delivery-loop.ts",
      "modules/workspace/changes/change-stream.ts",
    ]);
  });

  test("use no state that a module keeps in memory", () => {
    expect(
      filesWith(
        /^(export )?(let |const \w+(: [^=]+)? = new (Map|Set|WeakMap|LRUCache)\b[^([]*\(\))/m,
        /^modules/,
      ),
    ).toEqual(MEMORIES);
  });
});

describe("functions of the database", () => {
  let database: TestDatabase;
  let pool: Pool;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = createPool(database.url, { size: 1 });
  });
  afterAll(async () => {
    await pool?.end();
    await database?.drop();
  });

  test("that readings call use no clock or chance", async () => {
    const { rows } = await pool.query<{ name: string; text: string }>(
      `select p.proname as name, pg_get_functiondef(p.oid) as text from pg_proc p
       where p.pronamespace = 'public'::regnamespace
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`,
    );
    const clocked = rows.filter(({ text }) => SQL_CLOCKS.test(text.toLowerCase())).map(({ name }) => name);
    expect(clocked).toEqual(["mark_workspace"]);
  });
});
