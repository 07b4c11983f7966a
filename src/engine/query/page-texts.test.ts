import { expect, test } from "vitest";
import { fromContext, raw, type Sql, sql } from "../sql/sql.ts";
import { withPageText } from "./page-texts.ts";

const records = raw("records");
const textOf = (condition: Sql, rest: readonly (string | number)[] = [], of = records) =>
  withPageText(sql`select ${of} where ${condition}`, of, [condition, ...rest]).cached;

test("statements share a text if they differ in values alone", () => {
  const kept = withPageText(sql`select ${records} where a = ${1}`, records, [sql`a = ${1}`]);
  const again = withPageText(sql`select ${records} where a = ${2}`, records, [sql`a = ${2}`]);
  expect(again.cached).toBe(kept.cached);
  expect(again.slots).toEqual([{ value: 2 }]);
});

test("and in nothing else", () => {
  const first = textOf(sql`a = ${1}`);
  expect(textOf(sql`b = ${1}`)).not.toBe(first);
  expect(textOf(sql`a = ${1} `)).not.toBe(first);
  expect(textOf(sql`a = ${1}`, [15])).not.toBe(first);
  expect(textOf(sql`a = ${1}`, [], raw("records"))).not.toBe(first);
});

test("a value and one of the request are not alike, even if the text around them is", () => {
  const given = textOf(sql`a = ${"W"}::text`);
  const requests = textOf(sql`a = ${fromContext("workspace")}`);
  const others = textOf(sql`a = ${fromContext("self")}`);
  expect(new Set([given, requests, others]).size).toBe(3);
});
