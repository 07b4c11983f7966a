import type { Pool, PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPool } from "../../src/platform/database/pool.ts";
import { WorkspaceVersions } from "../../src/platform/tenancy/workspace-versions.ts";
import { campaignSize } from "../support/campaign.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";

/**
 * Tables whose rows are written without marking the workspace. The marks themselves; what belongs to no workspace; the
 * positions of commits, which are assigned by readers and shown by no list, record or getter; and the stored figures of
 * entries, which follow from other tables and never change a response.
 */
const UNMARKED = [
  "employee_month_sums",
  "employee_month_totals",
  "entry_figures",
  "journal_commits",
  "project_month_sums",
  "rate_limit_windows",
  "schema_migrations",
  "stale_entries",
  "stale_scopes",
  "workspace_marks",
];
const TRIGGERS = ["marks_every_workspace", "marks_workspace", "marks_workspace_of_deleted"];

let database: TestDatabase;
let pool: Pool;
let versions: WorkspaceVersions;
const clients: PoolClient[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.url, { size: 20 });
  versions = new WorkspaceVersions(pool);
  for (const id of ["acme", "other"]) await addWorkspace(id);
});
afterAll(async () => {
  for (const client of clients) client.release();
  await pool?.end();
  await database?.drop();
});

const addWorkspace = (id: string) =>
  pool.query(
    "insert into workspaces (id, subdomain, name, created_at, updated_at) values ($1, $1, $1, now(), now())",
    [id],
  );

async function connect(): Promise<PoolClient> {
  const client = await pool.connect();
  clients.push(client);
  return client;
}

const INSERT = `insert into counters (workspace_id, name, value) values ($1, $2, 1)
  on conflict (workspace_id, name) do update set value = counters.value + 1`;
const count = (on: Pool | PoolClient, workspace = "acme", name = "n") => on.query(INSERT, [workspace, name]);

test("every table that a workspace reads marks it", async () => {
  const { rows } = await pool.query<{ table: string; triggers: string[] }>(
    `select c.relname as table, array(select t.tgname::text from pg_trigger t where t.tgrelid = c.oid
       and not t.tgisinternal and t.tgenabled in ('O', 'A') and t.tgname like 'marks%' order by 1) as triggers
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`,
  );
  expect(rows.length).toBeGreaterThan(80);
  for (const { table, triggers } of rows)
    expect({ table, triggers }).toEqual({ table, triggers: UNMARKED.includes(table) ? [] : TRIGGERS });
});

describe("the version of a workspace", () => {
  const moves = async (act: () => Promise<unknown>): Promise<string[]> => {
    const before = await Promise.all(["acme", "other"].map((id) => versions.ask(id)));
    await act();
    const after = await Promise.all(["acme", "other"].map((id) => versions.ask(id)));
    return ["acme", "other"].filter((_, index) => before[index] !== after[index]);
  };

  test("exists from its creation on, and is null for no workspace", async () => {
    expect(await versions.ask("acme")).toMatch(/^[\da-f-]{36}/);
    expect(await versions.ask("nobody")).toBeNull();
  });

  test("moves with each insertion, change and deletion, and with nothing else", async () => {
    expect(await moves(() => count(pool))).toEqual(["acme"]);
    expect(await moves(() => count(pool))).toEqual(["acme"]);
    expect(
      await moves(() => pool.query("update counters set value = value where workspace_id = 'acme'")),
    ).toEqual(["acme"]);
    expect(await moves(() => pool.query("delete from counters where workspace_id = 'acme'"))).toEqual([
      "acme",
    ]);
    expect(await moves(() => pool.query("delete from counters where workspace_id = 'acme'"))).toEqual([]);
    expect(await moves(() => pool.query("update workspaces set name = 'A' where id = 'acme'"))).toEqual([
      "acme",
    ]);
    expect(await moves(() => pool.query("select * from counters"))).toEqual([]);
  });

  test("of each workspace moves with a statement that writes to several, in any order", async () => {
    const both = `insert into counters (workspace_id, name, value)
      select case n % 2 when 0 then 'acme' else 'other' end, 'several' || n, 1 from generate_series(1, 7) n`;
    expect(await moves(() => pool.query(both))).toEqual(["acme", "other"]);
    expect(await moves(() => pool.query("delete from counters where name like 'several%'"))).toEqual([
      "acme",
      "other",
    ]);
  });

  test("moves with what the role of a workspace writes, and with a truncation", async () => {
    const client = await connect();
    const confined = async () => {
      await client.query("begin");
      await client.query("set local role bureau_workspace");
      await client.query("select set_config('bureau.workspace_id', 'acme', true)");
      await count(client);
      await client.query("commit");
    };
    expect(await moves(confined)).toEqual(["acme"]);
    expect(await moves(() => pool.query("truncate counters"))).toEqual(["acme", "other"]);
  });

  test("does not move with a transaction that is rolled back, and moves after a savepoint that is", async () => {
    const client = await connect();
    const undone = async () => {
      await client.query("begin");
      await count(client);
      await client.query("rollback");
    };
    expect(await moves(undone)).toEqual([]);
    const partly = async () => {
      await client.query("begin");
      await client.query("savepoint first");
      await count(client, "acme", "undone");
      await client.query("rollback to savepoint first");
      await count(client, "acme", "done");
      await client.query("commit");
    };
    expect(await moves(partly)).toEqual(["acme"]);
    expect(await moves(() => count(client))).toEqual(["acme"]);
  });

  test("is marked once for each transaction, however much it writes", async () => {
    const client = await connect();
    await client.query("begin");
    for (let n = 0; n < 5; n++) await count(client, "acme", `n${n}`);
    const { rows } = await client.query(
      `select current_setting('bureau.marked', true) as marked,
         (select count(*)::integer from workspace_marks where xmin::text = pg_current_xact_id()::text) as marks`,
    );
    await client.query("commit");
    expect(rows).toEqual([{ marked: "acme", marks: 1 }]);
  });

  test("moves at the commit and not before, and writers do not wait for each other", async () => {
    const [one, two, three] = [await connect(), await connect(), await connect()];
    for (const client of [one, two, three]) await client.query("begin");
    const nothing = async () => {
      await count(one, "acme", "one");
      await count(two, "acme", "two");
      await count(three, "acme", "three");
    };
    expect(await moves(nothing)).toEqual([]);
    expect(await moves(() => two.query("commit"))).toEqual(["acme"]);
    expect(await moves(() => three.query("rollback"))).toEqual([]);
    expect(await moves(() => one.query("commit"))).toEqual(["acme"]);
  });

  test("is gone with the workspace", async () => {
    await addWorkspace("gone");
    await count(pool, "gone");
    await pool.query("delete from workspaces where id = 'gone'");
    expect(await versions.ask("gone")).toBeNull();
  });
});

test("equal versions mean equal contents, with any number of writers", async () => {
  const rounds = campaignSize({ suite: 40, campaign: 2_000 });
  const seen = new Map<string, string>();
  let isWriting = true;
  let next = 0;
  const write = async () => {
    while (next++ < rounds * 8) await count(pool, "acme", `race${Math.floor(Math.random() * 50)}`);
  };
  const read = async () => {
    while (isWriting) {
      // In one snapshot, as a response that is computed after the version was read sees at least as much.
      const { rows } = await pool.query<{ version: string; contents: string }>(
        `select (select string_agg(mark::text, ' ' order by slot) from workspace_marks where workspace_id = 'acme') as version,
           (select string_agg(name || value, ' ' order by name) from counters where workspace_id = 'acme') as contents`,
      );
      const { version, contents } = rows[0]!;
      expect(seen.get(version) ?? contents).toBe(contents);
      seen.set(version, contents);
    }
  };
  const readers = [read(), read()];
  await Promise.all(Array.from({ length: 8 }, write));
  isWriting = false;
  await Promise.all(readers);
  expect(seen.size).toBeGreaterThan(3);
  const { rows } = await pool.query(
    "select count(*)::integer as slots from workspace_marks where workspace_id = 'acme'",
  );
  expect(rows[0].slots).toBeLessThanOrEqual(12);
});
