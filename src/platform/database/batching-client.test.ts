import type { QueryConfig } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/support/app.ts";
import { createPool } from "./pool.ts";

let app: TestApp;
let pool: ReturnType<typeof createPool>;
beforeAll(async () => {
  app = await startTestApp();
  pool = createPool(app.databaseUrl, { size: 1 });
});
afterAll(async () => {
  await pool?.end();
  await app?.close();
});

const shown = (outcomes: readonly PromiseSettledResult<{ rows: unknown[] }>[]) =>
  outcomes.map((outcome) => (outcome.status === "fulfilled" ? outcome.value.rows : outcome.reason.code));

it("returns the rows of each statement of a turn, parsed by their types, prepared before or not", async () => {
  const client = await pool.connect();
  const statements: QueryConfig[] = [
    {
      name: "batch_types",
      text: "select $1::integer as number, $2::date as day, null as nothing",
      values: [7, "2026-07-14"],
    },
    { text: "select name from unnest($1::text[]) as name", values: [["a,b", 'c"d', "ü€😀", ""]] },
    { name: "batch_empty", text: "select 1 as one where false" },
    { name: "batch_bytes", text: "select $1::bytea as bytes", values: [Buffer.from([0, 1, 255])] },
  ];
  const rows = [
    [{ number: 7, day: "2026-07-14", nothing: null }],
    [{ name: "a,b" }, { name: 'c"d' }, { name: "ü€😀" }, { name: "" }],
    [],
    [{ bytes: Buffer.from([0, 1, 255]) }],
  ];
  for (let time = 0; time < 2; time++) {
    const results = await Promise.all(statements.map((statement) => client.query(statement)));
    expect(results.map((result) => result.rows)).toEqual(rows);
    expect(results.map(({ rowCount }) => rowCount)).toEqual([1, 4, 0, 1]);
  }
  client.release();
});

it("sends texts that are larger than any buffer", async () => {
  const text = "€".repeat(700_000);
  const { rows } = await pool.query({
    name: "batch_large",
    text: "select length($1) as length",
    values: [text],
  });
  expect(rows).toEqual([{ length: 700_000 }]);
});

it("keeps the order of statements of a turn, also with those that are sent by themselves", async () => {
  const client = await pool.connect();
  const add = (mark: string) => ({
    name: "batch_add",
    text: "insert into marks (mark) values ($1)",
    values: [mark],
  });
  await Promise.all([
    client.query({ name: "batch_begin", text: "begin" }),
    client.query(
      "create temporary table marks (place integer generated always as identity, mark text) on commit drop",
    ),
    client.query(add("a")),
    client.query("insert into marks (mark) values ('b')"),
    client.query(add("c")),
  ]);
  const { rows } = await client.query("select string_agg(mark, '' order by place) as marks from marks");
  await client.query("rollback");
  client.release();
  expect(rows).toEqual([{ marks: "abc" }]);
});

it("fails only the statement with the error and those behind it, and prepares them again afterwards", async () => {
  const client = await pool.connect();
  const good = (name: string) => ({ name, text: `select '${name}' as name` });
  const bad = { name: "batch_bad", text: "select 1 / $1::integer as result", values: [0] };
  await client.query({ name: "batch_begin", text: "begin" });
  const turn: QueryConfig[] = [
    good("batch_before"),
    bad,
    good("batch_behind"),
    { name: "batch_commit", text: "commit" },
  ];
  const outcomes = await Promise.allSettled(turn.map((statement) => client.query(statement)));
  expect(shown(outcomes)).toEqual([[{ name: "batch_before" }], "22012", "25P02", "25P02"]);
  await client.query("rollback");
  const repeated: QueryConfig[] = [{ ...bad, values: [1] }, good("batch_behind"), good("batch_before")];
  const again = await Promise.allSettled(repeated.map((statement) => client.query(statement)));
  expect(shown(again)).toEqual([[{ result: 1 }], [{ name: "batch_behind" }], [{ name: "batch_before" }]]);
  client.release();
});

it("refuses a value that cannot be sent without sending the statement", async () => {
  const client = await pool.connect();
  const circular: Record<string, unknown> = {};
  circular.self = circular;
  const refused = client.query({ name: "batch_value", text: "select $1::jsonb", values: [circular] });
  const other = client.query({ name: "batch_other", text: "select 1 as one" });
  await expect(refused).rejects.toThrow("circular");
  expect((await other).rows).toEqual([{ one: 1 }]);
  client.release();
});

it("fails all statements of a turn if the connection ends", async () => {
  const client = await pool.connect();
  client.on("error", () => {});
  const { rows } = await client.query({ name: "batch_pid", text: "select pg_backend_pid() as pid" });
  const outcomes = Promise.allSettled([
    client.query({ name: "batch_sleep", text: "select pg_sleep(60)" }),
    client.query({ name: "batch_other", text: "select 1 as one" }),
  ]);
  await app.installation.pool.query("select pg_terminate_backend($1)", [rows[0].pid]);
  expect((await outcomes).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  client.release(true);
  expect((await pool.query({ name: "batch_other", text: "select 1 as one" })).rows).toEqual([{ one: 1 }]);
});

it("fails a statement whose effect is refused when it is to be stored", async () => {
  const client = await pool.connect();
  await client.query("create temporary table pairs (one integer unique deferrable initially deferred)");
  const twice = { name: "batch_pairs", text: "insert into pairs (one) values ($1), ($1)", values: [1] };
  await expect(client.query(twice)).rejects.toMatchObject({ code: "23505" });
  await client.query("drop table pairs");
  client.release();
});

it("may lose its connection between two statements: the next one says so, and the pool opens another", async () => {
  const client = await pool.connect();
  await client.query("begin");
  const { rows } = await client.query("select pg_backend_pid() as pid");
  const lost = new Promise<void>((resolve) => client.once("end", resolve));
  await app.installation.pool.query("select pg_terminate_backend($1)", [rows[0].pid]);
  await lost;
  await expect(client.query({ text: "select 1", values: [] })).rejects.toThrow();
  client.release();
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});
