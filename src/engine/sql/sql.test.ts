import { expect, test } from "vitest";
import { message } from "../errors/message.ts";
import { compile, fromContext, type SqlContext, saidInContext, sql, unseenByPlanner } from "./sql.ts";

const context: SqlContext = {
  workspace: "W",
  self: null,
  selfUser: "U",
  team: null,
  identity: null,
  isJournal: false,
  apiKey: null,
  today: "2026-07-14",
  now: new Date(0),
  baseUrl: "http://acme.test/api",
  permissions: [],
  say: (text) => `[${text}]`,
};

test("a sentence becomes a parameter in the language of the request, and the text is the same in all languages", () => {
  const statement = sql`select ${saidInContext(message`No rate on ${"{day}"}.`)} where a = ${1}`;
  const compiled = compile(statement, context);
  expect(compiled).toEqual({ text: "select $1::text where a = $2", values: ["[No rate on {day}.]", 1] });
  expect(compile(statement, { ...context, say: String }).text).toBe(compiled.text);
});

test("values become numbered parameters; values of the request share one parameter", () => {
  const inner = sql`b = ${2} and w = ${fromContext("workspace")}`;
  const statement = sql`select ${fromContext("workspace")} where a = ${1} and ${inner}`;
  expect(compile(statement, context)).toEqual({
    text: "select $1::text where a = $2 and b = $3 and w = $1::text",
    values: ["W", 1, 2],
  });
});

test("a cached text is sent with other values and another context", () => {
  const statement =
    sql`select ${1} from t where w = ${fromContext("workspace")} and id = ${"a"}`.cachingText();
  const text = "select $1 from t where w = $2::text and id = $3";
  expect(compile(statement.endingWith("b"), context)).toEqual({ text, values: [1, "W", "b"] });
  const again = compile(statement.endingWith("c"), { ...context, workspace: "X" });
  expect(again).toEqual({ text, values: [1, "X", "c"] });
  expect(compile(statement, context).values).toEqual([1, "W", "a"]);
});

test("fragments without a cached text are compiled separately", () => {
  const statement = sql`id = ${"a"}`;
  expect(compile(statement.endingWith("b"), context)).toEqual({ text: "id = $1", values: ["b"] });
  expect(compile(sql`not (${statement})`, context)).toEqual({ text: "not (id = $1)", values: ["a"] });
});

test("values that the planner does not look at are sub-selects", () => {
  const condition = sql`w = ${fromContext("workspace")} and d between ${"a"}::date and ${"b"}::date`;
  const range = unseenByPlanner(condition, (name) => name === null);
  expect(compile(range, context)).toEqual({
    text: "w = $1::text and d between (select $2)::date and (select $3)::date",
    values: ["W", "a", "b"],
  });
  expect(
    compile(
      unseenByPlanner(condition, (name) => name === "workspace"),
      context,
    ).text,
  ).toBe("w = (select $1::text) and d between $2::date and $3::date");
});
