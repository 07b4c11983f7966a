import { once } from "node:events";
import { request } from "node:http";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { removeUnnamedContents } from "../../src/platform/storage/remove-unnamed-contents.ts";
import { add, hire, shown } from "../scenarios/company.ts";
import { startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";
import { type ServedProcess, serveInProcess } from "../support/served-process.ts";

const ROUNDS = campaignSize({ suite: 2, campaign: 60 });
const APP_SECRET = "a-secret-that-both-processes-share-and-that-is-long";
const SIZE = 4 * 1024 * 1024;

let app: TestApp;
let acme: TestWorkspace;
let expense: string;

beforeAll(async () => {
  app = await startTestApp({ now: new Date().toISOString(), env: { APP_SECRET } });
  acme = await app.addWorkspace("acme");
  const employee_id = await hire(acme.owner, "Ana Pop");
  const expense_category_id = await add(acme.owner, "expense-categories", { name: "Other", kind: "amount" });
  const date = new Date().toISOString().slice(0, 10);
  expense = await add(acme.owner, "expenses", {
    ...{ employee_id, expense_category_id, description: "Taxi", date, amount: 10 },
  });
});
afterAll(() => app?.close());

const serve = (): Promise<ServedProcess> =>
  serveInProcess({
    ...{ DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir, APP_SECRET, DEMO: "off" },
    ...{ LOG_LEVEL: "silent", RATE_LIMIT_KEY: "0", RATE_LIMIT_USER: "0" },
  });

/** Sends a receipt: `part` of its bytes, and the rest only if that is all. Whether the server said that it stored it. */
async function upload(url: string, round: number, part: number): Promise<boolean> {
  const sent = request(`${url}/api/expenses/${expense}/actions?action=add-receipt`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${acme.owner.key}`,
      "Content-Type": "multipart/form-data; boundary=limit",
    },
  });
  const file = 'Content-Disposition: form-data; name="file"; filename="a.pdf"';
  sent.write(`--limit\r\n${file}\r\n\r\n%PDF-1.4 ${round} `);
  sent.write(Buffer.alloc(Math.floor(SIZE * part), round));
  if (part === 1) sent.end("\r\n--limit--\r\n");
  try {
    const [response] = await once(sent, "response");
    return response.statusCode === 200;
  } catch {
    return false;
  }
}

test(`a server that is killed during an upload leaves no part that can be read, ${ROUNDS} times`, async () => {
  const { pool, services } = app.installation;
  let confirmed = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const served = await serve();
    // One never arrives whole; of the others some are stored and some are not, by the moment of the end.
    const replies = Promise.all([upload(served.url, round, 0.5), upload(served.url, round + 100, 1)]);
    await new Promise((resolve) => setTimeout(resolve, 20 + ((round * 53) % 400)));
    await served.kill();
    const [half, whole] = await replies;
    expect(half).toBe(false);
    const { receipts } = shown(await acme.owner.get(`/expenses/${expense}`));
    if (whole) confirmed += 1;
    expect(receipts.length).toBeGreaterThanOrEqual(confirmed);
    for (const { url, size } of receipts) {
      const { status, bytes } = await app.request("GET", url);
      expect([status, bytes.length]).toEqual([200, size]);
      expect(size).toBeGreaterThanOrEqual(SIZE);
    }
    await removeUnnamedContents(pool, services.contents);
    const contents = (await Readable.from(services.contents.list()).toArray()).filter((key) =>
      key.includes("/contents/"),
    );
    expect(contents.length).toBe(receipts.length);
    for (const { id } of receipts) {
      const path = `/expenses/${expense}/actions?action=remove-receipt`;
      shown(await acme.owner.post(path, { receipt_id: id }));
    }
    confirmed = 0;
    await removeUnnamedContents(pool, services.contents);
  }
}, 600_000);
