import { expect, test, vi } from "vitest";
import { expiredKeys, startJobs } from "../../src/administration/jobs.ts";
import { createApiKey } from "../../src/modules/api-keys/index.ts";
import { WebhookSite } from "./webhook-site.ts";

const site = new WebhookSite();

const makeKey = (name: string, expires: string) =>
  site.app.installation.work(site.acme.workspace, (work) =>
    createApiKey(work, { userId: site.acme.ownerUserId, name, scopes: [], ips: [], expires }),
  );

test("the end of a key is returned only once, by whichever process notices it first", async () => {
  await site.subscribe(["api_keys.expired"]);
  const { id } = await makeKey("Short", "2026-07-14T11:00:00Z");
  await makeKey("Long", "2026-07-14T12:00:00Z");
  const look = expiredKeys(site.app.installation);
  expect(await look()).toBe(0);
  site.moveClock(3_600);
  expect(await look()).toBe(1);
  expect(await look()).toBe(0);
  expect(await expiredKeys(site.app.installation)()).toBe(0);
  expect(await site.deliver()).toBe(1);
  expect(site.receiver.received[0]!.message).toMatchObject({
    type: "api_keys.expired",
    timestamp: "2026-07-14T11:00:00.000000Z",
    data: { id, type: "api-keys", actor: { type: "system", id: null }, changed: [] },
  });
  site.moveClock(3_600);
  expect(await look()).toBe(1);
});

test("what ended while nothing ran is reported when something runs again", async () => {
  await site.subscribe(["api_keys.expired"]);
  await makeKey("Short", "2026-07-14T11:00:00Z");
  site.moveClock(5 * 86_400);
  expect(await expiredKeys(site.app.installation)()).toBe(1);
});

test("a serving process delivers what it commits, and stops properly", async () => {
  await site.subscribe(["tags.created"]);
  const jobs = startJobs(site.app.installation);
  const tag = await site.makeTag();
  await vi.waitFor(() => expect(site.receiver.received).toHaveLength(1), { timeout: 10_000 });
  expect(site.receiver.received[0]!.message.data.id).toBe(tag);
  await jobs.stop();
  expect(await site.statuses()).toEqual(["succeeded"]);
  await site.makeTag();
  expect(await site.deliver()).toBe(1);
});
