import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  type InTransaction,
  runInParallel,
} from "../../src/engine/execute/transaction/parallel-transactions.ts";
import { unitOf } from "../../src/engine/execute/work/transaction-work.ts";
import type { Work } from "../../src/engine/work/work.ts";
import { startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";

let app: TestApp;
let workspace: TestWorkspace;
beforeAll(async () => {
  app = await startTestApp();
  workspace = await app.addWorkspace("sides");
});
afterAll(() => app.close());

const inTransaction: InTransaction = (body) => app.installation.work(workspace.workspace, body);

const tag = (name: string) => async (work: Work) => {
  await work.create("tags", { name, type: "side" });
};

const tagNames = async (): Promise<string[]> => {
  const { rows } = await app.installation.pool.query<{ name: string }>(
    "select name from tags where workspace_id = $1 order by name",
    [workspace.workspace.id],
  );
  return rows.map(({ name }) => name);
};

const transactionOf = async (work: Work): Promise<string> =>
  (await unitOf(work).client.query("select pg_current_xact_id()::text as id")).rows[0].id;

test("pieces are done in several transactions, none of which commits before all are done", async () => {
  const names = Array.from({ length: 20 }, (_, index) => `Piece ${String(index).padStart(2, "0")}`);
  const transactions = new Set<string>();
  const seen: string[][] = [];
  await runInParallel(inTransaction, 3, names, async (work, name) => {
    transactions.add(await transactionOf(work));
    // However late a connection is, the others leave some work for it.
    await vi.waitUntil(() => transactions.size === 3, { timeout: 30_000 });
    await tag(name)(work);
    seen.push(await tagNames());
  });
  expect(transactions.size).toBe(3);
  expect(seen.flat()).toEqual([]);
  expect(await tagNames()).toEqual(names);
  const { rows } = await app.installation.pool.query(
    "select count(*)::integer as reported from journal where event = 'tags.created' and resource_label like 'Piece %'",
  );
  expect(rows[0].reported).toBe(20);
});

test("pieces are taken when a transaction is free to do them", async () => {
  let taken = 0;
  let done = 0;
  function* pieces() {
    for (; taken < 12; taken++) {
      expect(taken - done).toBeLessThanOrEqual(2);
      yield taken;
    }
  }
  await runInParallel(inTransaction, 2, pieces(), async (work) => {
    await unitOf(work).client.query("select 1");
    done++;
  });
  expect(done).toBe(12);
});

test("an error in one of them rolls back all, and ends the work of the others", async () => {
  const before = await tagNames();
  let hasThrown = false;
  let begunAfter = 0;
  const doing = runInParallel(inTransaction, 2, Array(500).keys(), async (work, piece) => {
    if (hasThrown) begunAfter++;
    await tag(`Undone ${piece}`)(work);
    if (piece !== 4) return;
    hasThrown = true;
    throw new Error("Piece 4 is bad.");
  });
  await expect(doing).rejects.toThrow("Piece 4 is bad.");
  expect(begunAfter).toBeLessThanOrEqual(1);
  expect(await tagNames()).toEqual(before);
});

test("a statement that the database refuses rolls back all", async () => {
  const before = await tagNames();
  const doing = runInParallel(inTransaction, 2, Array(6).keys(), async (work, piece) => {
    await tag(`Refused ${piece}`)(work);
    if (piece === 3) await unitOf(work).client.query("select 1 / 0");
  });
  await expect(doing).rejects.toThrow("division by zero");
  expect(await tagNames()).toEqual(before);
});

test("a transaction that never begins does not block the others", async () => {
  const before = await tagNames();
  let requested = 0;
  const oneOnly: InTransaction = (body) => {
    requested++;
    return requested === 1 ? inTransaction(body) : Promise.reject(new Error("No connection is free."));
  };
  const doing = runInParallel(oneOnly, 2, ["Alone"], (work, name) => tag(name)(work));
  await expect(doing).rejects.toThrow("No connection is free.");
  expect(await tagNames()).toEqual(before);
});

test("an error while pieces are produced rolls back what was done", async () => {
  const before = await tagNames();
  function* failing() {
    yield "First";
    yield "Second";
    throw new Error("There is no third.");
  }
  const doing = runInParallel(inTransaction, 2, failing(), (work, name) => tag(name)(work));
  await expect(doing).rejects.toThrow("There is no third.");
  expect(await tagNames()).toEqual(before);
});

test("a transaction that the database aborted because of another is not retried without its pieces", async () => {
  const before = await tagNames();
  let ended = 0;
  const doing = runInParallel(inTransaction, 2, Array(4).keys(), async (work, piece) => {
    await tag(`Ended ${piece}`)(work);
    if (piece === 1) {
      ended++;
      await unitOf(work).client.query("do $$ begin raise exception 'ended' using errcode = '40P01'; end $$");
    }
  });
  await expect(doing).rejects.toThrow("please try again");
  expect(ended).toBe(1);
  expect(await tagNames()).toEqual(before);
});
