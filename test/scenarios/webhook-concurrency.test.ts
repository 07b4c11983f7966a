import type { ServerResponse } from "node:http";
import { expect, test, vi } from "vitest";
import { DeliveryLoop, pruneDeliveries } from "../../src/modules/webhooks/index.ts";
import { takeDueDeliveries } from "../../src/modules/webhooks/sending/take-deliveries.ts";
import { startReceiver } from "../support/receiver.ts";
import { WebhookSite } from "./webhook-site.ts";

const site = new WebhookSite();

const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 15_000, interval: 10 });

test("a slow endpoint gets five requests at once and does not delay others, however many processes deliver", async () => {
  const slow = await startReceiver();
  const held: ServerResponse[] = [];
  let isOpen = false;
  let most = 0;
  slow.always((response) => {
    if (isOpen) return void response.writeHead(200).end();
    held.push(response);
    most = Math.max(most, held.length);
  });
  await site.subscribe(["tags.created"], slow.url);
  await site.subscribe(["tags.created"]);
  const loops = [1, 2, 3].map(() => new DeliveryLoop(site.app.installation));
  for (const loop of loops) loop.start();
  const made = await Promise.all(Array.from({ length: 12 }, () => site.makeTag()));
  for (const loop of loops) loop.wake();

  const idsAt = ({ received }: typeof slow) => received.map(({ message }) => message.data.id).sort();
  await until(() => expect(idsAt(site.receiver)).toEqual([...made].sort()));
  await until(() => expect(held).toHaveLength(5));
  expect(most).toBe(5);

  // From now on it is quick: each of those held makes room for one more.
  isOpen = true;
  for (const response of held) response.writeHead(200).end();
  await until(() => expect(idsAt(slow)).toEqual([...made].sort()));
  await Promise.all(loops.map((loop) => loop.stop()));
  expect(await site.statuses()).toEqual(Array.from({ length: 24 }, () => "succeeded"));
  await slow.close();
});

test("what a process took and did not come back with is delivered by another after a while", async () => {
  await site.subscribe(["tags.created"]);
  await site.makeTag();
  await site.loop.dispatch();
  expect(await takeDueDeliveries(site.app.installation, 10)).toHaveLength(1);
  expect(await site.deliver()).toBe(0);
  site.moveClock(59);
  expect(await site.deliver()).toBe(0);
  site.moveClock(1);
  expect(await site.deliver()).toBe(1);
  expect(await site.deliveries()).toMatchObject([{ status: "succeeded", attempts_count: 1 }]);
});

test("an attempt that is cut off when the server closes is made again at once by the next", async () => {
  await site.subscribe(["tags.created"]);
  site.receiver.responses(() => {});
  await site.makeTag();
  const first = new DeliveryLoop(site.app.installation, { retryBudgetMs: 0 });
  first.start();
  await until(() => expect(site.receiver.received).toHaveLength(1));
  await first.stop();
  expect(await site.deliveries()).toMatchObject([{ status: "pending", attempts_count: 0 }]);
  expect(await site.deliver()).toBe(1);
  expect(await site.deliveries()).toMatchObject([{ status: "succeeded", attempts_count: 1 }]);
  const [before, after] = site.receiver.received;
  expect(after!.headers["webhook-id"]).toBe(before!.headers["webhook-id"]);
});

test("a delivery that was cancelled while its message was under way is what the response says", async () => {
  await site.subscribe(["tags.created"]);
  await site.makeTag();
  await site.makeTag();
  const responses: ServerResponse[] = [];
  site.receiver.always((response) => void responses.push(response));
  await site.loop.dispatch();
  const sending = site.loop.sendDue();
  await until(() => expect(responses).toHaveLength(2));
  const cancelled = await site.acme.owner.post("/webhook-deliveries/actions?action=cancel", {
    repositories: "all",
  });
  expect(cancelled.status, cancelled.text).toBe(200);
  responses[0]!.writeHead(200).end();
  responses[1]!.writeHead(500).end();
  await sending;
  expect((await site.statuses()).sort()).toEqual(["cancelled", "succeeded"]);
  expect(await site.deliver()).toBe(0);
});

test("deliveries are retained for 30 days", async () => {
  const { pool, clock } = site.app.installation;
  await site.subscribe(["tags.created"]);
  await site.makeTag();
  await site.deliver();
  site.moveClock(30 * 86_400);
  await site.makeTag();
  await site.deliver();
  expect(await pruneDeliveries(pool, clock.now())).toBe(0);
  site.moveClock(1);
  expect(await pruneDeliveries(pool, clock.now())).toBe(1);
  expect(await site.deliveries()).toHaveLength(1);
});
