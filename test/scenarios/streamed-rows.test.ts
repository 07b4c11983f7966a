import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "../../src/engine/sql/sql.ts";
import { fileResponse } from "../../src/platform/exports/file-response.ts";
import { servicesOf } from "../../src/platform/services.ts";
import { startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";

let app: TestApp;
let acme: TestWorkspace;
beforeAll(async () => {
  app = await startTestApp();
  acme = await app.addWorkspace("acme");
});
afterAll(() => app?.close());

const numbers = (last: number) => sql`select n from generate_series(1, ${last}::integer) n`;
const inWork = <T>(body: Parameters<typeof app.installation.work<T>>[1]) =>
  app.installation.work(acme.workspace, body);

describe("Rows that are streamed", () => {
  test.each([0, 1, 999, 1000, 1001, 2500])("are all there and in order, %i of them", async (count) => {
    const read = await inWork(async (work) => {
      const seen: number[] = [];
      for await (const { n } of work.stream<{ n: number }>(numbers(count))) seen.push(n);
      return seen;
    });
    expect(read).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });

  test("may be left off, and read beside others", async () => {
    const sums = await inWork(async (work) => {
      const first = work.stream<{ n: number }>(numbers(5000));
      let sum = 0;
      for await (const { n } of work.stream<{ n: number }>(numbers(5000))) {
        sum += n - (await first.next()).value!.n;
        if (n === 1500) break;
      }
      await first.return(undefined);
      return [
        sum,
        (await work.row<{ open: number }>(
          sql`select count(*)::integer as open from pg_cursors where name like 'bureau%'`,
        ))!.open,
      ];
    });
    expect(sums).toEqual([0, 0]);
  });

  test("see the caller's workspace only, and fail as the statement does", async () => {
    const other = await app.addWorkspace("globex");
    const ids = await inWork(async (work) => {
      const found: string[] = [];
      for await (const { id } of work.stream<{ id: string }>(sql`select id from workspaces`)) found.push(id);
      return found;
    });
    expect(ids).not.toContain(other.workspace.id);
    const failing = inWork(async (work) => {
      for await (const row of work.stream(sql`select 1 / (2000 - n) as n from generate_series(1, 3000) n`))
        void row;
    });
    await expect(failing).rejects.toThrow("division by zero");
  });
});

describe("A file that is returned at once", () => {
  const stored = async (): Promise<string[]> =>
    inWork(async (work) => {
      const keys: string[] = [];
      for await (const key of servicesOf(work).storage.list()) keys.push(key);
      return keys;
    });
  const file = { fileName: "a.txt", contentType: "text/plain" };

  test("is read to its end after the work, and leaves nothing behind", async () => {
    const lines = Array.from(
      { length: campaignSize({ suite: 5_000, campaign: 100_000 }) },
      (_, index) => `${index}\n`,
    );
    const response = await inWork((work) => fileResponse(work, { ...file, stream: Readable.from(lines) }));
    expect(await stored()).toEqual([]);
    expect(response).toMatchObject(file);
    expect(await text(response.stream as Readable)).toBe(lines.join(""));
  });

  test("fails with what it is made of, and leaves nothing behind either", async () => {
    async function* rows() {
      yield "one\n";
      throw new Error("no more rows");
    }
    const failing = inWork((work) => fileResponse(work, { ...file, stream: Readable.from(rows()) }));
    await expect(failing).rejects.toThrow("no more rows");
    expect(await stored()).toEqual([]);
  });
});
