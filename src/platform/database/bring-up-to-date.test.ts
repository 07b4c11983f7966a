import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import { afterEach, beforeEach, expect } from "vitest";
import { query } from "../../../test/operation/embedded-program.ts";
import { campaignTest as test } from "../../../test/support/campaign.ts";
import { makeTestFolder, removeTestFolder } from "../../../test/support/test-folder.ts";
import { bringUpToDate } from "./bring-up-to-date.ts";
import type { Database } from "./database.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";

const log = pino({ level: "silent" });
let dataDir: string;
let embedded: EmbeddedPostgres;
let database: Database;
let folder: string;

beforeEach(async () => {
  dataDir = makeTestFolder();
  folder = join(dataDir, "migrations");
  mkdirSync(folder);
  embedded = await startEmbeddedPostgres({ dataDir, log, ephemeral: true });
  database = { url: embedded.connectionString, embedded, close: () => embedded.stop() };
});
afterEach(async () => {
  await database.close();
  removeTestFolder(dataDir);
});

function write(name: string, sql: string): void {
  writeFileSync(join(folder, `${name}.sql`), sql);
}

const inCopy = (name: string) => embedded.superuserConnectionString.replace(/postgres$/, name);

test("an embedded database in use is copied before it is migrated; the two newest copies stay", async () => {
  write("0001_create_pets", "create table pets (name text); insert into pets values ('Rex')");
  expect(await bringUpToDate(database, log, folder)).toEqual({ applied: ["0001_create_pets"], copy: null });
  expect((await bringUpToDate(database, log, folder)).copy).toBeNull();

  write("0002_empty_pets", "delete from pets");
  expect(await bringUpToDate(database, log, folder)).toEqual({
    applied: ["0002_empty_pets"],
    copy: "bureau_before_0002",
  });
  expect(await query(inCopy("bureau_before_0002"), "select name from pets")).toEqual([{ name: "Rex" }]);
  expect(await query(database.url, "select name from pets")).toEqual([]);

  write("0003_add_pets", "insert into pets values ('Tom')");
  await bringUpToDate(database, log, folder);
  write("0004_add_cats", "insert into pets values ('Ada')");
  await bringUpToDate(database, log, folder);
  expect(
    await query(
      database.url,
      "select datname as name from pg_database where datname ~ '^bureau_' order by 1",
    ),
  ).toEqual([{ name: "bureau_before_0003" }, { name: "bureau_before_0004" }]);
});

test("a failed migration can be repeated, with a new copy", async () => {
  write("0001_create_pets", "create table pets (name text)");
  await bringUpToDate(database, log, folder);
  write("0002_add_pets", "select 1 / 0");
  await expect(bringUpToDate(database, log, folder)).rejects.toThrow("0002_add_pets failed and was undone");
  await query(database.url, "insert into pets values ('Rex')");
  write("0002_add_pets", "insert into pets values ('Tom')");
  expect((await bringUpToDate(database, log, folder)).copy).toBe("bureau_before_0002");
  expect(await query(inCopy("bureau_before_0002"), "select name from pets")).toEqual([{ name: "Rex" }]);
});
