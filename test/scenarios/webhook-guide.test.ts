import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import { ok, WebhookSite } from "./webhook-site.ts";

const CHECKOUT = fileURLToPath(new URL("../..", import.meta.url));
const GUIDE = readFileSync(new URL("../../docs/webhooks.md", import.meta.url), "utf8");
/** The guide's receiver, unchanged. */
const RECEIVER = /```js\n(.*?)```/s.exec(GUIDE)![1]!;

const site = new WebhookSite();
let receiver: ChildProcess | undefined;
afterEach(() => receiver?.kill("SIGKILL"));

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Starts the receiver as a program of its own, and waits until it listens; returns what it has printed so far. */
async function startReceiver(port: number, secret: string): Promise<() => string[]> {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", RECEIVER], {
    cwd: CHECKOUT,
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env.PATH, PORT: String(port), WEBHOOK_SECRET: secret },
  });
  receiver = child;
  let printed = "";
  child.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}`), { timeout: 20_000, interval: 50 });
  return () => printed.split("\n").filter((line) => line !== "");
}

test("the receiver of the guide has at most 20 lines, takes what is signed, once, and refuses the rest", async () => {
  expect(RECEIVER.trimEnd().split("\n").length).toBeLessThanOrEqual(20);
  // Messages are refused that are more than five minutes old by the receiver's own clock.
  site.app.clock.set(new Date());
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/bureau`;
  const webhook = await site.subscribe(["tags.*"], url);
  const printed = await startReceiver(port, webhook.secret);

  const tag = await site.makeTag();
  await ok(site.acme.owner.patch(`/tags/${tag}`, { name: "Renamed" }));
  expect(await site.deliver()).toBe(2);
  const [created, updated] = await site.deliveries();
  expect([created.status, updated.status]).toEqual(["succeeded", "succeeded"]);
  await vi.waitFor(() => expect(printed()).toHaveLength(2));
  expect(printed()).toContainEqual(expect.stringMatching(`^${created.event_id} tags.created ${tag} .*name`));
  expect(printed()).toContain(`${updated.event_id} tags.updated ${tag} name`);

  await ok(site.acme.owner.post(`/webhook-deliveries/${created.id}/actions?action=replay`));
  expect(await site.deliver()).toBe(1);
  expect(await site.statuses()).toEqual(["succeeded", "succeeded"]);

  await ok(site.run(webhook.id, "rotate-secret", { grace_minutes: 0 }));
  await site.makeTag();
  expect(await site.deliver()).toBe(1);
  const [last] = (await site.deliveries()).slice(-1);
  expect(last).toMatchObject({ status: "pending", last_response_status: 400 });
  expect(printed()).toHaveLength(2);
});

test("the guide's events and example are those of the program", async () => {
  const { body } = await ok(site.acme.owner.get("/webhooks/getters/event-types"));
  const known = body.data.map(({ type }: { type: string }) => type);
  const example = JSON.parse(/```json\n(.*?)```/s.exec(GUIDE)![1]!);
  const named = [example.type, ...JSON.parse(/"events": (\[.*?\])/.exec(GUIDE)![1]!)];
  expect(named.filter((name) => !name.endsWith(".*") && !known.includes(name))).toEqual([]);
  const subscribed = await site.subscribe(["employees.*"]);
  await ok(
    site.acme.owner.post("/employees", {
      email: "ana@acme.test",
      first_name: "Ana",
      last_name: "Pop",
      start_date: "2026-01-05",
    }),
    201,
  );
  expect(await site.deliver()).toBe(1);
  const message = site.receiver.received[0]!.message;
  expect(Object.keys(message)).toEqual(Object.keys(example));
  expect(Object.keys(message.data)).toEqual(Object.keys(example.data));
  expect(subscribed.secret).toMatch(/^whsec_/);
});
