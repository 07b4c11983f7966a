import { afterAll, beforeAll, expect, vi } from "vitest";
import { startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { campaignTest } from "../support/campaign.ts";
import { type Receiver, startReceiver } from "../support/receiver.ts";
import { type ServedProcess, serveInProcess } from "../support/served-process.ts";

const APP_SECRET = "a-secret-that-both-processes-share-and-that-is-long";

let app: TestApp;
let acme: TestWorkspace;
let receiver: Receiver;
const processes: ServedProcess[] = [];

/** The application of this process makes the data and delivers nothing: it has no jobs. */
beforeAll(async () => {
  app = await startTestApp({
    now: new Date().toISOString(),
    env: { WEBHOOK_ALLOW_PRIVATE: "on", APP_SECRET },
  });
  acme = await app.addWorkspace("acme");
  receiver = await startReceiver();
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.kill()));
  await receiver.close();
  await app.close();
});

async function serve(): Promise<ServedProcess> {
  const served = await serveInProcess({
    DATABASE_URL: app.databaseUrl,
    DATA_DIR: app.dataDir,
    APP_SECRET,
    DEMO: "off",
    LOG_LEVEL: "silent",
    WEBHOOK_ALLOW_PRIVATE: "on",
    RATE_LIMIT_KEY: "0",
    RATE_LIMIT_USER: "0",
  });
  processes.push(served);
  return served;
}

const tagsStored = async (): Promise<string[]> => {
  const { rows } = await app.installation.pool.query<{ id: string }>("select id from tags");
  return rows.map(({ id }) => id).sort();
};
const reportedTags = (): string[] => [
  ...new Set(receiver.received.map(({ message }) => message.data.id as string)),
];

campaignTest(
  "a server killed in the midst of writing and delivering: exactly what was committed is reported after the restart",
  async () => {
    receiver.always(503);
    await acme.owner.post("/webhooks", { url: receiver.url, events: ["tags.created"] });
    const first = await serve();
    const writes = Array.from({ length: 60 }, async (_, index) => {
      const reply = await app.request("POST", `${first.url}/api/tags`, {
        key: acme.owner.key,
        body: { name: `Tag ${index}` },
      });
      return reply.status;
    });
    await Promise.any(writes);
    await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThan(0), { timeout: 10_000 });
    await first.kill();
    await Promise.allSettled(writes);

    receiver.received.length = 0;
    receiver.always(200);
    // The waits of the schedule, and the time for which the dead process held deliveries, pass without our waiting.
    await app.installation.pool.query(`update webhook_deliveries
    set next_attempt_at = next_attempt_at - interval '1 day', taken_until = taken_until - interval '1 day'
    where status = 'pending'`);
    await serve();
    const stored = await tagsStored();
    expect(stored.length).toBeGreaterThan(0);
    await vi.waitFor(() => expect(reportedTags().sort()).toEqual(stored), { timeout: 20_000, interval: 50 });
  },
);
