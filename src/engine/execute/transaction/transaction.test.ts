import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp, type TestWorkspace } from "../../../../test/support/app.ts";
import { inWorkspace } from "./transaction.ts";

let app: TestApp;
let acme: TestWorkspace;
beforeAll(async () => {
  app = await startTestApp();
  acme = await app.addWorkspace("acme");
});
afterAll(() => app?.close());

const raise = (code: string) => `do $$ begin raise exception 'failed' using errcode = '${code}'; end $$`;

/** Runs a transaction that fails with an error code a number of times; returns how often it was attempted. */
async function attempts(code: string, failures: number): Promise<number> {
  let made = 0;
  await inWorkspace(app.installation.pool, acme.workspace.id, async (client) => {
    if (++made <= failures) await client.query(raise(code));
  });
  return made;
}

it.each(["40001", "40P01"])("is retried after %s, a conflict with another transaction", async (code) => {
  expect(await attempts(code, 2)).toBe(3);
  await expect(attempts(code, 5)).rejects.toMatchObject({ kind: "conflict" });
});

it("is retried once if a value is missing, since what it derives from may have been deleted", async () => {
  expect(await attempts("23502", 1)).toBe(2);
  await expect(attempts("23502", 2)).rejects.toMatchObject({ code: "23502" });
});

it("is not retried after other errors", async () => {
  await expect(attempts("22012", 1)).rejects.toMatchObject({ code: "22012" });
});

it("of one moment reads what was committed before its first statement", async () => {
  const { pool } = app.installation;
  const tags = (isOfOneMoment: boolean, name: string) =>
    inWorkspace(
      pool,
      acme.workspace.id,
      async (client) => {
        const count = async () =>
          (await client.query("select count(*)::integer as tags from tags")).rows[0].tags;
        const before = await count();
        await acme.owner.post("/tags", { name });
        return (await count()) - before;
      },
      { isOfOneMoment },
    );
  expect(await tags(true, "One moment")).toBe(0);
  expect(await tags(false, "Two moments")).toBe(1);
});
