import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, vi } from "vitest";
import { colleague } from "../scenarios/key-holders.ts";
import { mailsTo } from "../scenarios/outbox.ts";
import { startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { campaignTest } from "../support/campaign.ts";
import { type ServedProcess, serveInProcess } from "../support/served-process.ts";

const APP_SECRET = "a-secret-that-both-processes-share-and-that-is-long";
const TICKETS = 40;

let app: TestApp;
let acme: TestWorkspace;
const processes: ServedProcess[] = [];

/** The application of this process makes the data and notifies nobody: it has no jobs. */
beforeAll(async () => {
  app = await startTestApp({ now: new Date().toISOString(), env: { APP_SECRET } });
  acme = await app.addWorkspace("acme");
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.kill()));
  await app.close();
});

async function serve(): Promise<ServedProcess> {
  const served = await serveInProcess({
    DATABASE_URL: app.databaseUrl,
    DATA_DIR: app.dataDir,
    APP_SECRET,
    DEMO: "off",
    LOG_LEVEL: "silent",
    RATE_LIMIT_KEY: "0",
    RATE_LIMIT_USER: "0",
  });
  processes.push(served);
  return served;
}

/** The tickets of which somebody was notified, with a repetition for each notification. */
async function ticketsNotifiedOf(userId: string): Promise<string[]> {
  const { rows } = await app.installation.pool.query<{ record_id: string }>(
    "select record_id from notifications where user_id = $1 and kind = 'ticket-assigned' order by record_id",
    [userId],
  );
  return rows.map(({ record_id }) => record_id);
}

campaignTest(
  "servers that are killed while they notify people: each person is notified of each event once, and mailed once",
  async () => {
    const agent = await colleague(app, acme, "Tia Agent", "manage-tickets");
    const assigned: string[] = [];
    for (let index = 0; index < TICKETS; index++) {
      const { body } = await acme.owner.post("/tickets", {
        subject: `Printer ${index}`,
        assignee_employee_id: agent.id,
      });
      assigned.push(body.data.id);
      // Some processes die while they notify people of what was written before, some while others do the same.
      if (index % 10 === 5) {
        const [one, other] = await Promise.all([serve(), serve()]);
        await vi.waitFor(
          async () => expect((await ticketsNotifiedOf(agent.account)).length).toBeGreaterThan(0),
          {
            timeout: 15_000,
          },
        );
        await one.kill();
        void other.kill();
      }
    }
    await serve();
    await vi.waitFor(
      async () => expect(await ticketsNotifiedOf(agent.account)).toEqual([...assigned].sort()),
      {
        timeout: 20_000,
        interval: 100,
      },
    );
    // On a day off the mails would wait.
    await app.installation.pool.query(
      "update notifications set mail_due_at = now() - interval '1 minute' where mail_due_at is not null",
    );
    const mails = async () =>
      (await mailsTo(app, agent.email)).filter(({ subject }) => subject.includes("assigned ticket"));
    await vi.waitFor(async () => expect(await mails()).toHaveLength(TICKETS), {
      timeout: 60_000,
      interval: 250,
    });
    expect(new Set((await mails()).map(({ subject }) => subject)).size).toBe(TICKETS);
    const { rows } = await app.installation.pool.query("select 1 from queued_mails");
    expect(rows).toEqual([]);
    expect(await readdir(join(app.dataDir, "outbox"))).not.toEqual([]);
  },
  180_000,
);
