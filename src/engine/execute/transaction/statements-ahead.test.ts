import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp, type TestWorkspace } from "../../../../test/support/app.ts";
import { inWorkspace, Rollback } from "./transaction.ts";

let app: TestApp;
let acme: TestWorkspace;
beforeAll(async () => {
  app = await startTestApp();
  acme = await app.addWorkspace("acme");
});
afterAll(() => app?.close());

const raise = (code: string) => `do $$ begin raise exception 'failed' using errcode = '${code}'; end $$`;
const RENAMED = "update workspaces set name = 'Renamed'";

const nameOfWorkspace = async (): Promise<string> => {
  const { rows } = await app.installation.pool.query("select name from workspaces where id = $1", [
    acme.workspace.id,
  ]);
  return rows[0].name;
};

it("ends the transaction with the error of the first statement that failed, however many follow", async () => {
  const name = await nameOfWorkspace();
  const run = inWorkspace(app.installation.pool, acme.workspace.id, async (client, ahead) => {
    ahead.add(client.query(RENAMED));
    ahead.add(client.query(raise("22012")), () => new Error("translated"));
    ahead.add(client.query({ name: "after_failure", text: "select 1" }));
    await client.query({ name: "after_failure", text: "select 1" });
  });
  await expect(run).rejects.toThrow("translated");
  expect(await nameOfWorkspace()).toBe(name);
});

it("commits nothing if what was sent last fails, and the body did not notice", async () => {
  const name = await nameOfWorkspace();
  const run = inWorkspace(app.installation.pool, acme.workspace.id, async (client, ahead) => {
    ahead.add(client.query(RENAMED));
    ahead.add(client.query(raise("22012")));
    return "done";
  });
  await expect(run).rejects.toMatchObject({ code: "22012" });
  expect(await nameOfWorkspace()).toBe(name);
});

it("prefers the error of an earlier statement to one that the body throws", async () => {
  const run = inWorkspace(app.installation.pool, acme.workspace.id, async (client, ahead) => {
    ahead.add(client.query(raise("22012")));
    throw new Error("thrown before the response");
  });
  await expect(run).rejects.toMatchObject({ code: "22012" });
});

it("leaves an error that the body has noticed to the body, which may report it in another way", async () => {
  const run = inWorkspace(app.installation.pool, acme.workspace.id, async (client, ahead) => {
    ahead.add(client.query(raise("22012")));
    await ahead.settle().catch(() => {
      throw new Error("reported at another path");
    });
  });
  await expect(run).rejects.toThrow("reported at another path");
});

it("tries again after a conflict that a statement sent ahead has met", async () => {
  let attempts = 0;
  const result = await inWorkspace(app.installation.pool, acme.workspace.id, async (client, ahead) => {
    attempts += 1;
    if (attempts === 1) ahead.add(client.query(raise("40P01")));
    return new Rollback("done");
  });
  expect([attempts, result]).toEqual([2, "done"]);
});

it("leaves a connection that can be used", async () => {
  const { rows } = await app.installation.pool.query({ name: "after_failure", text: "select 1" });
  expect(rows).toHaveLength(1);
});
