import { expect, test } from "vitest";
import type { HostAddress } from "../../src/platform/network/resolve-host.ts";
import { attributes, ok, WebhookSite } from "./webhook-site.ts";

/** What the names of these tests stand for, and how often they were requested. */
const names = new Map<string, string>();
const requested: string[] = [];

async function resolveHost(host: string): Promise<HostAddress[]> {
  requested.push(host);
  const address = /^[\d.]+$|:/.test(host) ? host : names.get(host);
  if (!address) throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: "ENOTFOUND" });
  return [{ address, family: address.includes(":") ? 6 : 4 }];
}

const site = new WebhookSite({ resolveHost });

names.set("metadata.example", "169.254.169.254");
names.set("localhost", "127.0.0.1");
names.set("mapped.example", "::ffff:192.168.0.1");

test.each([
  ["https://localhost/x", "The url field must point to a public address."],
  ["https://10.0.0.1", "The url field must point to a public address."],
  ["https://[::1]/x", "The url field must point to a public address."],
  ["https://0x7f.1/x", "The url field must point to a public address."],
  ["https://2130706433/x", "The url field must point to a public address."],
  ["https://metadata.example/latest", "The url field must point to a public address."],
  ["https://mapped.example/", "The url field must point to a public address."],
  ["http://hook.example/", "The url field must be an https URL."],
])("%s is refused", async (url, message) => {
  const reply = await site.acme.owner.post("/webhooks", { url, events: ["*"] });
  expect(reply.status).toBe(422);
  expect(reply.body.errors).toEqual({ url: [message] });
});

test("a name is checked on each change of the URL, and one that nobody knows yet is taken", async () => {
  names.set("hook.example", "93.184.215.14");
  const { id } = await site.subscribe(["tags.created"], "https://hook.example/a");
  await site.subscribe(["tags.created"], "https://unknown.example/");
  const change = (url: string) => site.acme.owner.patch(`/webhooks/${id}`, { url });
  expect((await change("https://metadata.example/")).body.errors).toEqual({
    url: ["The url field must point to a public address."],
  });
  requested.length = 0;
  expect(attributes(await ok(change("https://hook.example/a"))).url).toBe("https://hook.example/a");
  expect(requested).toEqual([]);
  await ok(change("https://hook.example/b"));
  expect(requested).toEqual(["hook.example"]);
});

test("a name that later stands for a private address is sent nothing", async () => {
  const { port } = new URL(site.receiver.url);
  names.set("turning.example", "93.184.215.14");
  await site.subscribe(["tags.created"], `https://turning.example:${port}/hook`);
  names.set("turning.example", "127.0.0.1");
  await site.makeTag();
  requested.length = 0;
  expect(await site.deliver()).toBe(1);
  expect(requested).toEqual(["turning.example"]);
  expect(await site.deliveries()).toMatchObject([
    {
      status: "pending",
      next_attempt_at: "2026-07-14T10:00:05.000000Z",
      last_response_status: null,
      attempts: [{ number: 1, response_status: null, error: "blocked_address", response_body: null }],
    },
  ]);
  expect(site.receiver.received).toEqual([]);
  names.delete("turning.example");
  site.moveClock(5);
  await site.deliver();
  expect((await site.deliveries())[0].attempts[1]).toMatchObject({ number: 2, error: "dns" });
});
