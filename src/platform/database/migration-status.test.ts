import { expect, test } from "vitest";
import { compareMigrations } from "./migration-status.ts";

const had = (...names: string[]) => names.map((name) => ({ name, sha256: name.toUpperCase() }));

test("a database that had all migrations lacks none", () => {
  expect(compareMigrations(had("1", "2"), had("1", "2"))).toEqual({
    applied: ["1", "2"],
    pending: [],
    unknown: [],
    changed: [],
    late: [],
  });
});

test("what was not applied is pending, in order", () => {
  expect(compareMigrations(had("1", "2", "3"), had("1"))).toMatchObject({ pending: ["2", "3"], late: [] });
});

test("what the program does not know makes the database newer", () => {
  expect(compareMigrations(had("1"), had("1", "2")).unknown).toEqual(["2"]);
});

test("a file that changed after it was applied is named", () => {
  const applied = [{ name: "1", sha256: "other" }];
  expect(compareMigrations(had("1", "2"), applied).changed).toEqual(["1"]);
});

test("a pending migration before an applied one is late", () => {
  expect(compareMigrations(had("1", "2", "3"), had("1", "3")).late).toEqual(["2"]);
});
