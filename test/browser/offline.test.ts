import { expect } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { OWNER, type Site } from "./support/site.ts";
import { withSite } from "./support/with-company.ts";

let site: Site;

withSite((opened) => {
  site = opened;
});

campaignTest("without a connection a page says so, and opens by itself when there is one", async () => {
  const page = await site.openAs(OWNER, "/employees", { isFresh: true, hasWorker: true });
  await page.getByRole("heading", { name: "Employees", level: 1 }).waitFor();
  await page.evaluate("navigator.serviceWorker.ready.then(() => {})");
  await page.context().setOffline(true);
  await page.goto("/clients");
  await page.getByRole("heading", { name: "You are offline" }).waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "You are offline" }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole("heading", { name: "Clients", level: 1 }).waitFor();
  expect(await page.evaluate("caches.keys()")).toEqual(["offline-2"]);
  // Nothing that people see is stored.
  const stored = await page.evaluate(
    "caches.open('offline-2').then((cache) => cache.keys()).then((all) => all.map(({ url }) => new URL(url).pathname))",
  );
  expect(stored).toEqual(["/offline.html", "/favicon.svg"]);
  await page.context().close();
});

campaignTest("the web UI can be installed", async () => {
  const page = await site.openAs(OWNER, "/", { isFresh: true, hasWorker: true });
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data!) as { icons: { src: string }[]; shortcuts: { url: string }[] };
  for (const { src } of manifest.icons)
    expect(await page.evaluate((path) => fetch(path).then(({ status }) => status), src), src).toBe(200);
  for (const { url } of manifest.shortcuts) {
    await page.goto(url);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByRole("heading", { name: /not found/i }).count(), url).toBe(0);
  }
  expect((await devtools.send("Page.getInstallabilityErrors")).installabilityErrors).toEqual([]);
  await page.context().close();
});
