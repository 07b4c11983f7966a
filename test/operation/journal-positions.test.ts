import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "../../src/platform/database/migrate.ts";
import { createEmptyDatabase, type TestDatabase } from "../support/database.ts";

/** The migration that gives an existing journal its positions, on a journal whose order was that of transactions. */

const MIGRATION = "0020";
const log = pino({ level: "silent" });
let database: TestDatabase;
let folder: string;
const clients: pg.Client[] = [];

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  clients.push(client);
  return client;
}

beforeAll(async () => {
  database = await createEmptyDatabase();
  folder = await mkdtemp(join(tmpdir(), "bureau-migrations-"));
  const all = new URL("../../migrations/", import.meta.url);
  for (const name of await readdir(all)) {
    if (name < MIGRATION) await cp(new URL(name, all), join(folder, name));
  }
  await migrate(database.url, { log, folder });
});
afterAll(async () => {
  for (const client of clients) await client.end();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

const tell = (client: pg.Client, ...ids: string[]) =>
  client.query(
    `insert into journal (workspace_id, id, event, resource_type, actor_type, actor_name, created_at)
     select 'ws', id, 'tags.created', 'tags', 'system', 'System', now() from unnest($1::text[]) id`,
    [ids],
  );

const enable = (client: pg.Client, id: string) =>
  client.query(
    `insert into webhooks (workspace_id, id, url, events, secret_hint, sealed_secret, created_at, updated_at)
     values ('ws', $1, 'https://example.com', '{*}', '', '', now(), now())`,
    [id],
  );

test("webhooks miss nothing and repeat nothing, and commits keep their order", async () => {
  const [writer, late, later] = [await connect(), await connect(), await connect()];
  await writer.query(`insert into workspaces (id, subdomain, name, created_at, updated_at)
    values ('ws', 'acme', 'Acme', now(), now()), ('other', 'other', 'Other', now(), now())`);
  await tell(writer, "a1", "a2");
  await late.query("begin");
  await tell(late, "b1");
  await tell(writer, "c1");
  await enable(writer, "first");
  await writer.query("insert into webhook_cursors (workspace_id, seen) values ('ws', pg_current_snapshot())");
  await tell(writer, "d1", "d2", "d3");
  await later.query("begin");
  await tell(later, "e1");
  await enable(writer, "second");
  await late.query("commit");
  // A step has read b1, which was committed late, and d1 and d2 of what came next.
  await writer.query(`update webhook_cursors set upto = pg_current_snapshot(), place_id = 'd2',
    place_transaction = (select transaction_id from journal where id = 'd2')`);
  await later.query("commit");
  await tell(writer, "f1");

  await migrate(database.url, { log });

  const { rows: entries } = await writer.query<{ id: string; position: string }>(
    `select j.id, c.position from journal j
     join journal_commits c on c.workspace_id = j.workspace_id and c.id = j.commit_id and c.resource_type = ''
     order by c.position, j.id`,
  );
  const order = entries.map(({ id }) => id);
  expect(order).toEqual(["a1", "a2", "c1", "b1", "d1", "d2", "d3", "e1", "f1"]);
  expect([...new Set(entries.map(({ position }) => Number(position)))]).toEqual([1, 2, 3, 4, 5, 6]);
  const { rows: pending } = await writer.query(
    `select w.id as webhook, array_agg(j.id order by j.id) as events from webhooks w
     join webhook_cursors r on r.workspace_id = w.workspace_id
     join journal j on j.workspace_id = w.workspace_id
     join journal_commits c on c.workspace_id = j.workspace_id and c.id = j.commit_id and c.resource_type = ''
     where (c.position, j.id) > (r.position, r.after_id) and c.position > w.enabled_at_position
       and j.commit_id <> w.enabled_by_commit group by w.id order by w.id`,
  );
  expect(pending).toEqual([
    { webhook: "first", events: ["d3", "e1", "f1"] },
    { webhook: "second", events: ["e1", "f1"] },
  ]);
  const { rows: heads } = await writer.query(
    "select resource_type, max(position)::integer as latest from journal_commits group by 1 order by 1",
  );
  expect(heads).toEqual([
    { resource_type: "", latest: 6 },
    { resource_type: "tags", latest: 6 },
  ]);
  expect(await give(writer)).toBe(0);
});

const give = async (client: pg.Client): Promise<number> =>
  (await client.query("select give_journal_positions('ws', true, 100) as given")).rows[0].given;

const commit = (client: pg.Client, id: string) =>
  client.query("insert into journal_commits (workspace_id, id, resource_type) values ('ws', $1, '')", [id]);

test("positions follow the order of arrival once a transaction has ended, and one process at a time gives them", async () => {
  const [one, other, held] = [await connect(), await connect(), await connect()];
  await held.query("begin");
  await commit(held, "held");
  await commit(one, "g");
  await commit(other, "h");
  await one.query("begin");
  expect(await give(one)).toBe(2);
  await held.query("commit");
  // A reader that does not want to wait leaves it to the current one; one that waits finds what was committed since.
  const refused = await other.query("select give_journal_positions('ws', false, 100) as given");
  expect(refused.rows[0].given).toBe(0);
  const waiting = give(other);
  await one.query("commit");
  expect(await waiting).toBe(1);
  const { rows } = await one.query(
    "select id from journal_commits where workspace_id = 'ws' and resource_type = '' order by position desc limit 3",
  );
  expect(rows.map(({ id }) => id)).toEqual(["held", "h", "g"]);
});
