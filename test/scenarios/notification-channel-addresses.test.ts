import { expect, test } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { refused } from "./company.ts";
import { colleague } from "./key-holders.ts";

const { app, acme } = testCompany();

test("an address of an internal network is refused, and so is one without TLS", async () => {
  const ana = await colleague(app, acme, "Ana Pop");
  const create = (address: string) =>
    ana.session.send("POST", "/notification-channels", {
      ...{ name: "Mine", service: "slack", kinds: ["task-assigned"], address },
    });
  for (const address of ["https://127.0.0.1/hook", "https://10.1.2.3/hook", "https://[::1]/hook"])
    refused(await create(address), { address: "The address field must point to a public address." });
  refused(await create("http://hooks.slack.com/services/T/B/X"), {
    address: "The address field must be an https URL.",
  });
  refused(await create("no address"), { address: "The address field must be a valid URL." });
  const kept = await create("https://93.184.216.34/services/T/B/X");
  expect(kept.status, kept.text).toBe(201);
  const path = `/notification-channels/${kept.body.data.id}`;
  refused(await ana.session.send("PATCH", path, { address: "https://192.168.0.1/" }), {
    address: "The address field must point to a public address.",
  });
  const renamed = await ana.session.send("PATCH", path, { name: "Still mine" });
  expect([renamed.status, renamed.body.data.attributes.address_hint]).toEqual([200, "93.184.216.34/…/B/X"]);
});
