import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import pino from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createEmptyDatabase, type TestDatabase } from "../../../test/support/database.ts";
import { makeTestFolder, removeTestFolder } from "../../../test/support/test-folder.ts";
import { migrate, migrationStatus } from "./migrate.ts";

const log = pino({ level: "silent" });
let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  folder = makeTestFolder();
  database = await createEmptyDatabase();
  write("0001_create_pets", "create table pets (name text); insert into pets values ('Rex');");
});
afterEach(async () => {
  removeTestFolder(folder);
  await database.drop();
});

const write = (name: string, sql: string) => writeFileSync(join(folder, `${name}.sql`), sql);
const run = () => migrate(database.url, { log, folder });

async function pets(): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query("select name from pets order by 1");
  await client.end();
  return rows.map(({ name }) => name);
}

test("each migration is applied once, in order", async () => {
  write("0002_add_pets", "insert into pets values ('Tom');");
  expect(await run()).toEqual(["0001_create_pets", "0002_add_pets"]);
  expect(await run()).toEqual([]);
  write("0003_add_more_pets", "insert into pets values ('Ada');");
  expect(await migrationStatus(database.url, folder)).toMatchObject({
    applied: ["0001_create_pets", "0002_add_pets"],
    pending: ["0003_add_more_pets"],
  });
  expect(await run()).toEqual(["0003_add_more_pets"]);
  expect(await pets()).toEqual(["Ada", "Rex", "Tom"]);
});

test("programs that start at once apply each migration once", async () => {
  const runs = await Promise.all([run(), run(), run()]);
  expect(runs.flat()).toEqual(["0001_create_pets"]);
  expect(await pets()).toEqual(["Rex"]);
});

test("a failing migration is rolled back completely, the previous ones remain", async () => {
  write("0002_add_pets", "insert into pets values ('Tom'); select 1 / 0;");
  await expect(run()).rejects.toThrow("The migration 0002_add_pets failed and was undone (division by zero)");
  expect(await pets()).toEqual(["Rex"]);
  write("0002_add_pets", "insert into pets values ('Tom');");
  expect(await run()).toEqual(["0002_add_pets"]);
});

test("a database newer than the program is refused and not changed", async () => {
  write("0002_add_pets", "insert into pets values ('Tom');");
  await run();
  rmSync(join(folder, "0002_add_pets.sql"));
  write("0003_drop_pets", "drop table pets;");
  await expect(run()).rejects.toThrow("The database is newer than this program (it has had 0002_add_pets)");
  expect(await pets()).toEqual(["Rex", "Tom"]);
});

test("an applied file that changed is refused; other line endings are not a change", async () => {
  write("0001_create_pets", "create table pets (name text);\nselect 1;\n");
  await run();
  write("0001_create_pets", "create table pets (name text);\r\nselect 1;\r\n");
  expect(await run()).toEqual([]);
  write("0001_create_pets", "create table pets (name varchar);\nselect 1;\n");
  await expect(run()).rejects.toThrow("The migration 0001_create_pets was applied with another content");
});

test("a migration before an applied one is refused", async () => {
  write("0003_add_pets", "insert into pets values ('Tom');");
  await run();
  write("0002_add_cats", "create table cats ();");
  await expect(run()).rejects.toThrow("The migration 0002_add_cats comes before one that was applied");
});

test("files with an invalid name or a duplicate number are refused; the schema dump is ignored", async () => {
  write("schema", "-- a dump");
  write("0001_create_cats", "select 1");
  await expect(run()).rejects.toThrow("Renumber 0001_create_pets.sql: 0001_create_cats.sql has the same");
  rmSync(join(folder, "0001_create_cats.sql"));
  write("2-cats", "select 1");
  await expect(run()).rejects.toThrow("Rename 2-cats.sql: a migration is NNNN_<verb>_<noun>.sql");
  rmSync(join(folder, "2-cats.sql"));
  expect(await run()).toEqual(["0001_create_pets"]);
});
