import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { query } from "../../../test/operation/embedded-program.ts";
import { createEmptyDatabase, type TestDatabase } from "../../../test/support/database.ts";
import { dropDatabase } from "../../../test/support/test-server.ts";
import { checkDatabase, describeDatabase } from "./database.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => database.drop());

test("a database tells its version, its letters, its role and its time", async () => {
  expect(await describeDatabase(database.url)).toMatchObject({
    name: new URL(database.url).pathname.slice(1),
    encoding: "UTF8",
    lowers: true,
    unrestricted: false,
  });
  const superuser = await describeDatabase(inject("testServer").adminUrl);
  expect(superuser.unrestricted).toBe(true);
  expect(superuser.number).toBeGreaterThanOrEqual(150_000);
  expect(Math.abs(superuser.now - Date.now())).toBeLessThan(60_000);
});

test.each([
  ["encoding 'SQL_ASCII' locale_provider libc locale 'C'", "the encoding SQL_ASCII"],
  ["encoding 'UTF8' locale_provider libc locale 'C'", "a collation that knows only ASCII letters"],
])("a database with %s is refused", async (properties, fault) => {
  const server = inject("testServer");
  const name = `${server.prefix}letters`;
  await query(server.adminUrl, `create database ${name} template template0 ${properties}`);
  const url = server.adminUrl.replace(/[^/]*$/, name);
  await expect(checkDatabase(url)).rejects.toThrow(
    `The database "${name}" has ${fault}: make a new one with`,
  );
  await dropDatabase(server, name);
  await expect(checkDatabase(database.url)).resolves.toBeUndefined();
});

test("a database that does not respond is named without its password", async () => {
  const away = "postgres://bureau:s3cret@127.0.0.1:1/bureau";
  await expect(checkDatabase(away)).rejects.toThrow(
    /^The database postgres:\/\/\*+@127\.0\.0\.1:1\/bureau does not respond \(.*ECONNREFUSED.*\): start it/,
  );
});
