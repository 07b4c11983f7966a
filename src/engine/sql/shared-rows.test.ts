import { expect, it } from "vitest";
import { sharedRow, sharingRows } from "./shared-rows.ts";
import { compile, fromContext, raw, type Sql, type SqlContext, sql } from "./sql.ts";

const salary = sharedRow(
  { amount: raw("s.amount"), type: raw("s.type") },
  (alias) =>
    sql`from salaries s where s.of = ${raw(alias)}.id and s.day = ${fromContext("today")} and s.kind = ${"k"}`,
);
const textOf = (fragment: Sql) => compile(fragment, { today: "2026-01-01" } as SqlContext);

it("is a sub-select where a value stands alone", () => {
  const { text, values } = textOf(sql`trim_scale(${salary("amount")("e")}) > ${5}`);
  expect(text).toBe(
    "trim_scale((select s.amount from salaries s where s.of = e.id and s.day = $1::date and s.kind = $2)) > $3",
  );
  expect(values).toEqual(["2026-01-01", "k", 5]);
});

it("is joined once where several expressions show its values", () => {
  const given = [sql`trim_scale(${salary("amount")("e")})`, raw("e.name"), salary("type")("e")];
  const { expressions, joins } = sharingRows(given);
  expect(expressions.map((one) => textOf(one).text)).toEqual([
    'trim_scale(shared_0."amount")',
    "e.name",
    'shared_0."type"',
  ]);
  expect(joins.map((one) => textOf(one).text)).toEqual([
    'left join lateral (select s.amount as "amount", s.type as "type" from salaries s where s.of = e.id and s.day = $1::date and s.kind = $2) shared_0 on true',
  ]);
});

it("has another form where a value stands alone, if one is given", () => {
  const rate = sharedRow({ amount: raw("r.amount"), type: raw("r.type") }, () => raw("from rates r"), {
    amount: (alias) => sql`case when ${raw(alias)}.free then ${0} end`,
  });
  expect(textOf(rate("amount")("e"))).toEqual({ text: "(case when e.free then $1 end)", values: [0] });
  expect(textOf(rate("type")("e")).text).toBe("(select r.type from rates r)");
  const { expressions, joins } = sharingRows([rate("amount")("e"), rate("type")("e")]);
  expect(expressions.map((one) => textOf(one).text)).toEqual(['shared_0."amount"', 'shared_0."type"']);
  expect(joins).toHaveLength(1);
});

it("is not joined for a single value, nor for records of another alias", () => {
  const given = [salary("amount")("e"), salary("amount")("f")];
  expect(sharingRows(given)).toEqual({ expressions: given, joins: [] });
});
