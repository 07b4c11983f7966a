import { expect, it } from "vitest";
import { figuresByKey, hasRowsByKey, joiningRows, referredRow } from "./rows-by-key.ts";
import { sharingRows } from "./shared-rows.ts";
import { compile, fromContext, raw, type Sql, type SqlContext, sql } from "./sql.ts";

const client = referredRow("clients", "client_id", { name: raw("referred.name") });
const activities = figuresByKey(
  { first: raw("min(a.at)"), last: raw("max(a.at)") },
  {
    from: raw("activities a"),
    where: sql`a.workspace_id = ${fromContext("workspace")} and a.kind = ${"call"}`,
    key: raw("a.lead_id"),
    of: "id",
  },
);
const MANY = raw("(select many.so from many)");
const textOf = (fragment: Sql) => compile(fragment, { workspace: "w" } as SqlContext);
const joiningIn = (...given: Sql[]) => {
  const { expressions, joins, hasFigures } = joiningRows(given, "record", MANY);
  return { texts: expressions.map((one) => textOf(one).text), joins: joins.map(textOf), hasFigures };
};

it("is a sub-select by the key where nothing is joined", () => {
  expect(textOf(sql`fold(${client("name")("record")})`).text).toBe(
    'fold((select referred.name from "clients" referred where referred."workspace_id" = $1::text and referred."id" = record."client_id"))',
  );
});

it("joins the one row of each record, whose value takes the place of the sub-select", () => {
  const { texts, joins, hasFigures } = joiningIn(
    sql`fold(${client("name")("record")}) desc, ${raw("record.id")}`,
  );
  expect(texts).toEqual(['fold(joined_0."name") desc, record.id']);
  expect(joins[0]!.text.replace(/\s+/g, " ")).toBe(
    'left join (select referred."id" as key, referred.name as "name" from "clients" referred where referred."workspace_id" = $1::text) joined_0 on joined_0.key = record."client_id"',
  );
  expect(hasFigures).toBe(false);
});

it("reads the figures of many records in one pass, and looks up those of few", () => {
  const { texts, joins, hasFigures } = joiningIn(
    sql`${activities("last")("record")} > ${"2026-01-01"}`,
    sql`${activities("first")("record")}`,
  );
  const lookUp = (figure: string) =>
    `(select ${figure}(a.at) from activities a where a.workspace_id = $1::text and a.kind = $2 and a.lead_id = record."id")`;
  expect(texts).toEqual([
    `case when (select many.so from many) then joined_0."last" else ${lookUp("max")} end > $3`,
    `case when (select many.so from many) then joined_0."first" else ${lookUp("min")} end`,
  ]);
  expect(joins.map(({ text, values }) => [text.replace(/\s+/g, " "), values])).toEqual([
    [
      'left join (select a.lead_id as key, max(a.at) as "last", min(a.at) as "first" from activities a where a.workspace_id = $1::text and a.kind = $2 and (select many.so from many) group by a.lead_id) joined_0 on joined_0.key = record."id"',
      ["w", "call"],
    ],
  ]);
  expect(hasFigures).toBe(true);
});

it("leaves the values of other records as they are", () => {
  const { texts, joins } = joiningIn(
    sql`exists (select from leads seen where ${client("name")("seen")} = 'A')`,
  );
  expect(texts[0]).toContain("(select referred.name from");
  expect(joins).toEqual([]);
  expect(hasRowsByKey(client("name")("seen"), "record")).toBe(false);
  expect(hasRowsByKey(client("name")("record"), "record")).toBe(true);
});

it("is looked up once where several fields show values of the row", () => {
  const { expressions, joins } = sharingRows([activities("first")("record"), activities("last")("record")]);
  expect(expressions.map((one) => textOf(one).text)).toEqual(['shared_0."first"', 'shared_0."last"']);
  expect(joins).toHaveLength(1);
});
